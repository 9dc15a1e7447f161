// Builds the image, gates in it and requests a decision from it: `npm run check:image`, with Docker or
// Podman. Without either it reports that it is skipped; with `--required`, as before a release, it fails.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argv, exit } from "node:process";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { deployedLimits } from "./deployed-limits.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ENGINES = ["docker", "podman"];
const READY_WITHIN_MS = 30_000;

const engine = ENGINES.find((name) => spawnSync(name, ["info"], { stdio: "ignore" }).status === 0);
if (engine === undefined) {
  const isRequired = argv.includes("--required");
  const what = isRequired ? "required, but" : "SKIPPED:";
  console.error(
    `check:image: ${what} no daemon of ${ENGINES.join(" or ")} answers here, so the image was not built`,
  );
  exit(isRequired ? 2 : 0);
}

/** @param {string[]} args */
const run = (...args) =>
  execFileSync(engine, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();

const folder = mkdtempSync(join(tmpdir(), "regohost-image-"));
const image = `regohost-check:${String(process.pid)}`;
const problems = [];
let container;
try {
  run("build", "--tag", image, ROOT);

  const policies = join(folder, "policies");
  mkdirSync(policies);
  writeFileSync(join(policies, "main.rego"), 'package main\n\nallow if input.user == "ann"\n');
  const deployed = readFileSync(join(ROOT, "examples/serve-kubernetes/regohost.yaml"), "utf8");
  const limits = deployedLimits(deployed, engine);
  const policy = ["--volume", `${policies}:/work/policies:ro`];
  const gated = spawnSync(
    engine,
    [
      "run",
      "--rm",
      "--interactive",
      "--network=none",
      ...limits,
      ...policy,
      image,
      "gate",
      "policies",
      "-i",
      "-",
    ],
    { input: '{"user": "ann"}', encoding: "utf8" },
  );
  if (gated.status !== 0 || !gated.stdout.includes("1 passed"))
    problems.push(`the gate ended with ${gated.status}: ${gated.stdout}${gated.stderr}`);
  const mounted = ["--volume", `${policies}:/policies:ro`, "--publish", "127.0.0.1::8181"];
  const serve = ["serve", "/policies", "--addr", ":8181", "--insecure-listen", "--builtins=none"];
  container = run("run", "--detach", ...limits, ...mounted, image, ...serve);
  const origin = `http://${run("port", container, "8181/tcp").split("\n")[0] ?? ""}`;

  const endsAt = Date.now() + READY_WITHIN_MS;
  while (
    !(await fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > endsAt) throw new Error(`it is not ready after ${String(READY_WITHIN_MS)} ms`);
    await setTimeout(100);
  }
  for (const [user, allow] of Object.entries({ ann: true, bob: undefined })) {
    const body = JSON.stringify({ input: { user } });
    const headers = { "content-type": "application/json" };
    /** @type {any} */
    const answer = await (
      await fetch(`${origin}/v1/data/main/allow`, { method: "POST", headers, body })
    ).json();
    if (answer.result !== allow) problems.push(`${user} is answered ${JSON.stringify(answer)}`);
  }
  if (run("exec", container, "id", "-u") === "0") problems.push("it runs as root");
  run("stop", "--time", "10", container);
  const code = run("inspect", "--format", "{{.State.ExitCode}}", container);
  if (code !== "0" && code !== "143") problems.push(`it ends with ${code} after SIGTERM`);
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  if (container !== undefined) {
    if (problems.length > 0) spawnSync(engine, ["logs", container], { stdio: "inherit" });
    spawnSync(engine, ["rm", "--force", container], { stdio: "ignore" });
  }
  spawnSync(engine, ["rmi", "--force", image], { stdio: "ignore" });
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(`check:image: ${problem}`);
if (problems.length === 0) console.log(`check:image: built and asked by ${engine}`);
exit(problems.length === 0 ? 0 : 1);
