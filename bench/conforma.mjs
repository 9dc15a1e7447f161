import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { compilePolicy, loadPolicy } from "regohost";
import { conformaBuiltins } from "regohost/builtins/conforma";
import { startRegistry } from "regohost/testing";
import { median, reached } from "./print-table.mjs";

const DELAY_MS = 20;
const IMAGES = 100;
const PAIRS = 5;
const TARGET = 5;
const POLICY = `package bench

manifests := count({ref | some ref in input.refs; ec.oci.image_manifest(ref).schemaVersion == 2})

labels := count({ref |
	some ref in input.refs
	[repository, _] := split(ref, "@")
	config := ec.oci.image_manifest(ref).config
	ec.oci.parsed_blob(sprintf("%s@%s", [repository, config.digest])).labels
})
`;

/**
 * Reading images of a registry, against the same policy and built-ins with one request after the other. Each run has a
 * client of its own, whose cache is empty and whose connections are not open yet.
 */
export async function measure() {
  const registry = await startRegistry();
  const refs = Array.from({ length: IMAGES }, (_, index) => {
    const config = registry.pushBlob("team/app", JSON.stringify({ labels: true, index }));
    const { digest } = registry.pushManifest("team/app", {
      schemaVersion: 2,
      mediaType: "application/vnd.oci.image.manifest.v1+json",
      config: { mediaType: "application/json", digest: config, size: 20 },
      layers: [],
    });
    return `${registry.host}/team/app@${digest}`;
  });
  registry.intercept(async (_request, next) => {
    await delay(DELAY_MS);
    return next();
  });
  const open = () => conformaBuiltins({ allowNet: [registry.host], env: {} });
  const entrypoint = ["bench/manifests", "bench/labels"];
  const { wasm } = await compilePolicy({ files: { "bench.rego": POLICY } }, { builtins: open(), entrypoint });
  const time = async (rule, speculate) => {
    const policy = await loadPolicy(wasm, { builtins: open() });
    const requests = registry.requests.length;
    const startedAt = performance.now();
    const count = await policy.evaluate({ refs }, { entrypoint: rule, speculate });
    const ms = performance.now() - startedAt;
    await policy.close();
    if (count !== IMAGES) throw new Error(`${rule} counts ${String(count)} of ${IMAGES} images`);
    return { ms, requests: registry.requests.length - requests };
  };
  const rows = [];
  for (const [name, rule] of [
    ["manifests", "bench/manifests"],
    ["manifests and configurations", "bench/labels"],
  ]) {
    await time(rule, true);
    const pairs = [];
    for (let pair = 0; pair < PAIRS; pair++) {
      const together = await time(rule, true);
      const sequential = await time(rule, false);
      pairs.push({ together, sequential, ratio: sequential.ms / together.ms });
    }
    const ratio = median(pairs.map((pair) => pair.ratio));
    rows.push({
      case: `${IMAGES} images, ${name}`,
      requests: Math.max(...pairs.map(({ together }) => together.requests)),
      "together ms": median(pairs.map(({ together }) => together.ms)),
      "one by one ms": median(pairs.map(({ sequential }) => sequential.ms)),
      "times as fast": ratio,
      "least of the pairs": Math.min(...pairs.map((pair) => pair.ratio)),
      target: `${TARGET} times`,
      reached: reached(ratio >= TARGET),
    });
  }
  await registry.close();
  return {
    title: `Built-ins of Conforma: ${IMAGES} images at ${DELAY_MS} ms a request`,
    note: `A fake registry on loopback, whose responses wait ${DELAY_MS} ms. Medians of ${PAIRS} pairs: the policy as it is, over 16 connections to a registry, then with speculate: false. The ratio is that of each pair.`,
    rows,
  };
}
