// The step of the GitHub action and of the GitLab component: installs this very copy of regohost outside the checkout, refuses
// policies that the change under review brought along, runs the gate, and leaves outputs, a summary and SARIF on every end.
//
// Nothing of the checkout is run, and no setting of it is read. The credentials of the environment go to the gate alone.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { changedFiles, reviewedBase } from "./changed-files.mjs";
import { install, registryOf } from "./install.mjs";
import { ActionError, printable } from "./printable.mjs";

const VERDICTS = ["pass", "fail", "invalid", "undecided"];
const INVALID = 2;
const UNDECIDED = 3;
/** Flags whose value is judged or written, and so is no part of the policies. */
const NOT_DECIDING = /^(?:-i|--input|--material|--artifact|-o|--output|--record|--attest)$/;

const { env } = process;

/** The lines of a multi-line input, without empty ones. */
const lines = (text = "") => text.split(/\r?\n/).filter((line) => line !== "");

function isBelow(folder, path) {
  const inner = relative(folder, path);
  return inner === "" || (!inner.startsWith("..") && !isAbsolute(inner));
}

/** A new folder outside the checkout, and the reports in it. */
function makeTemporary() {
  const workspace = realpathSync(env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR || process.cwd());
  const temporary = realpathSync(mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), "regohost-")));
  const [sarif, json, junit] = ["gate.sarif", "gate.json", "gate.xml"].map((name) => join(temporary, name));
  return { workspace, temporary, reports: { sarif, json, junit } };
}

/** PATH without folders that are relative or inside the checkout: no program is looked up there. */
function programsOutside(workspace) {
  const isOutside = (folder) =>
    isAbsolute(folder) && existsSync(folder) && !isBelow(workspace, realpathSync(folder));
  return (env.PATH ?? "").split(delimiter).filter(isOutside).join(delimiter);
}

/** What the step was told, with absolute paths. */
function readRequest({ workspace, temporary, reports }) {
  if (isBelow(workspace, temporary)) {
    throw new ActionError(
      `${temporary} is inside the checkout; set RUNNER_TEMP or TMPDIR to a folder outside it`,
    );
  }
  const cwd = resolve(workspace, env.REGOHOST_WORKING_DIRECTORY || ".");
  if (!existsSync(cwd)) {
    throw new ActionError(`working-directory ${env.REGOHOST_WORKING_DIRECTORY}: there is no such folder`);
  }
  const given = { sarif: env.REGOHOST_SARIF, json: env.REGOHOST_JSON, junit: env.REGOHOST_JUNIT };
  return {
    workspace,
    temporary,
    cwd: realpathSync(cwd),
    policies: lines(env.REGOHOST_POLICIES),
    inputs: lines(env.REGOHOST_INPUTS),
    args: lines(env.REGOHOST_ARGS),
    allowsChanged: env.REGOHOST_ALLOW_CHANGED_POLICIES === "true",
    registry: registryOf(env),
    reports: Object.fromEntries(
      Object.entries(reports).map(([format, path]) => [
        format,
        given[format] ? resolve(cwd, given[format]) : path,
      ]),
    ),
  };
}

/** Removes what lies in the place of a report: an old report would pass for this run's, a link would lead elsewhere. */
function clearReports({ workspace, temporary, reports }) {
  for (const path of Object.values(reports)) {
    const folder = dirname(path);
    if (!existsSync(folder)) throw new ActionError(`${path}: there is no such folder for this report`);
    const real = realpathSync(folder);
    if (!isBelow(workspace, real) && !isBelow(temporary, real)) {
      throw new ActionError(`${path}: its folder leads out of the checkout; write the report elsewhere`);
    }
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) rmSync(path, { force: true });
  }
}

/** The paths that decide what is refused: policies, and every file that an argument names, such as data and exceptions. */
function decidingPaths({ cwd, policies, args }) {
  const named = args.flatMap((arg, index) => {
    if (NOT_DECIDING.test(args[index - 1] ?? "")) return [];
    const value = /^--?[\w-]+=(.*)$/.exec(arg);
    if (value !== null) return NOT_DECIDING.test(arg.slice(0, arg.indexOf("="))) ? [] : [value[1]];
    return [/^-[a-z]./.test(arg) && !arg.startsWith("--") ? arg.slice(2) : arg];
  });
  return [...policies, ...named.filter((path) => path !== "" && existsSync(resolve(cwd, path)))];
}

async function refuseChanged(request, installed) {
  const review = reviewedBase(env);
  if (review === undefined || request.allowsChanged) return;
  const { readGateArguments } = await import(pathToFileURL(join(installed, "dist", "gate.js")).href);
  const changed = await changedFiles({
    ...request,
    review,
    paths: decidingPaths(request),
    readGateArguments,
  });
  if (changed.length === 0) return;
  const names = changed.map((path) => `  ${printable(path)}`).join("\n");
  throw new ActionError(
    `${review.what} changes the policies that judge it:\n${names}\n` +
      "Let another change bring them in first, or set allow-changed-policies to true",
  );
}

/** Runs the gate, and hands over the signals that end it. */
function runGate({ cwd, policies, inputs, args, reports }, installed) {
  const own = env.GITHUB_ACTIONS === "true" ? ["-o", "github"] : ["-o", "pretty"];
  const written = Object.entries(reports).flatMap(([format, path]) => ["-o", `${format}=${path}`]);
  const flags = [
    ...policies.flatMap((path) => [`--policy=${path}`]),
    ...inputs.flatMap((path) => [`--input=${path}`]),
  ];
  const environment = { ...env };
  // What Node would load or look up by its environment was chosen for other programs.
  delete environment.NODE_OPTIONS;
  delete environment.NODE_PATH;
  const child = spawn(
    process.execPath,
    [join(installed, "dist", "cli.js"), "gate", ...own, ...written, ...flags, ...args],
    { cwd, env: environment, stdio: ["ignore", "inherit", "inherit"] },
  );
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.on("error", () => done(UNDECIDED));
    child.on("close", (code) => done(VERDICTS[code] === undefined ? UNDECIDED : code));
  });
}

/** SARIF for an end without a report of the gate: a failed run, never an empty list of findings of a good one. */
function failedSarif(exitCode, message) {
  const notification = { level: "error", message: { text: printable(message) } };
  const invocation = { executionSuccessful: false, exitCode, toolExecutionNotifications: [notification] };
  const driver = { name: "regohost", rules: [] };
  const $schema = "https://json.schemastore.org/sarif-2.1.0.json";
  const log = {
    $schema,
    version: "2.1.0",
    runs: [{ tool: { driver }, invocations: [invocation], results: [] }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** Appends to a file of the runner with a delimiter that no value can have. */
function writeOutputs(values) {
  const path = env.GITHUB_OUTPUT;
  if (!path) return;
  const delimiter = `end-${randomUUID()}`;
  const text = Object.entries(values).map(
    ([name, value]) => `${name}<<${delimiter}\n${value}\n${delimiter}\n`,
  );
  appendFileSync(path, text.join(""));
}

function end(exitCode, reports, message = "the gate ended without a report") {
  const verdict = VERDICTS[exitCode];
  if (!existsSync(reports.sarif)) {
    writeFileSync(reports.sarif, failedSarif(exitCode, message), { flag: "wx" });
    const summary = env.GITHUB_STEP_SUMMARY;
    if (summary) appendFileSync(summary, `### Policy gate: no verdict\n\n${fenced(message)}\n`);
  }
  // What was installed takes much room; a later step has no use for it.
  for (const name of ["regohost", "npm-cache", "base", "index"]) {
    rmSync(join(place.temporary, name), { recursive: true, force: true });
  }
  const written = Object.entries(reports).filter(([, path]) => existsSync(path));
  writeOutputs({ verdict, "exit-code": exitCode, ...Object.fromEntries(written) });
  process.exitCode = exitCode;
}

/** Text as Markdown that shows it as it is. */
function fenced(text) {
  return printable(text)
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");
}

// Stays if anything below gets lost.
process.exitCode = UNDECIDED;
const place = makeTemporary();
let { reports } = place;
try {
  env.PATH = programsOutside(place.workspace);
  const request = readRequest(place);
  clearReports(request);
  ({ reports } = request);
  const installed = await install(request);
  await refuseChanged(request, installed);
  end(await runGate(request, installed), reports);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`error: ${printable(message)}\n`);
  // What regohost throws of the arguments is a mistake in them; all else is unexpected.
  const isExpected = error instanceof ActionError || typeof error?.code === "string";
  end(isExpected ? (error.exitCode ?? INVALID) : UNDECIDED, reports, message);
}
