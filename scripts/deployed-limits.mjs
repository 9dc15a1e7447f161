// The restrictions of the server in the Deployment of examples/serve-kubernetes, as options of `docker run` and
// `podman run`.
import { parseAllDocuments } from "yaml";

/**
 * @typedef {{ name: string; mountPath: string; readOnly?: boolean }} Mount
 */

/**
 * The user, the rights, the environment, and the only writable folders.
 *
 * @param {string} manifests the text of regohost.yaml.
 * @param {string} engine `docker` or `podman`.
 * @returns {string[]}
 */
export function deployedLimits(manifests, engine) {
  const deployment = parseAllDocuments(manifests)
    .map((document) => document.toJS())
    .find(({ kind }) => kind === "Deployment");
  const { securityContext: user, containers, volumes } = deployment.spec.template.spec;
  const [{ securityContext: confined, env, volumeMounts }] = containers;
  const empty = volumes.flatMap((/** @type {{ name: string; emptyDir?: object }} */ { name, emptyDir }) =>
    emptyDir === undefined ? [] : [name],
  );
  const writable = volumeMounts.filter(
    (/** @type {Mount} */ { name, readOnly }) => readOnly !== true && empty.includes(name),
  );
  // Podman makes /run, /tmp and /var/tmp writable by default.
  const readOnly = engine === "podman" ? ["--read-only", "--read-only-tmpfs=false"] : ["--read-only"];
  return [
    "--user",
    `${String(user.runAsUser)}:${String(user.runAsGroup)}`,
    ...(confined.readOnlyRootFilesystem ? readOnly : []),
    ...(confined.allowPrivilegeEscalation ? [] : ["--security-opt", "no-new-privileges"]),
    ...confined.capabilities.drop.flatMap((/** @type {string} */ name) => ["--cap-drop", name]),
    ...env.flatMap((/** @type {{ name: string; value: string }} */ { name, value }) => [
      "--env",
      `${name}=${value}`,
    ]),
    ...writable.flatMap((/** @type {Mount} */ { mountPath }) => ["--tmpfs", mountPath]),
  ];
}
