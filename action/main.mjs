// The step of the GitHub action and of the GitLab component: copies this very regohost out of its repository, checks out what the change
// under review is based on, runs the gate there, and leaves outputs, a summary and SARIF on every end.
//
// Nothing of the checkout is run, and no setting of it is read. The credentials of the environment go to the gate alone.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { isOutside, isWithin, startingPlace } from "./base-tree.mjs";
import { withoutNode } from "./environment.mjs";
import { install } from "./install.mjs";
import { ActionError, printable } from "./printable.mjs";

const VERDICTS = ["pass", "fail", "invalid", "undecided"];
const UNDECIDED = 3;

const { env } = process;

/** The lines of a multi-line input, without empty ones. */
const lines = (text = "") => text.split(/\r?\n/).filter((line) => line !== "");

const UNITS_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** The time limit of the arguments, which Git has too: the last one, as of the gate, which refuses one that is malformed. */
function timeLimit(args) {
  const given = [...args.join("\n").matchAll(/^--timeout[=\n](.*)$/gm)].at(-1)?.[1] ?? "";
  const text = /^[\d.]+$/.test(given) ? `${given}s` : given;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join("") !== text) return undefined;
  return parts.reduce((sum, [, number, unit = ""]) => sum + Number(number) * UNITS_MS[unit], 0);
}

/** A new folder outside the checkout, and the reports in it. */
function makeTemporary() {
  const workspace = realpathSync.native(env.GITHUB_WORKSPACE || env.CI_PROJECT_DIR || process.cwd());
  const temporary = realpathSync.native(mkdtempSync(join(env.RUNNER_TEMP || tmpdir(), "regohost-")));
  const [sarif, json, junit] = ["gate.sarif", "gate.json", "gate.xml"].map((name) => join(temporary, name));
  return { workspace, temporary, reports: { sarif, json, junit } };
}

/** What the step was told, with absolute paths. */
function readRequest({ workspace, temporary, reports }) {
  if (isWithin(workspace, temporary)) {
    throw new ActionError(
      `${temporary} is inside the checkout; set RUNNER_TEMP or TMPDIR to a folder outside it`,
    );
  }
  const cwd = resolve(workspace, env.REGOHOST_WORKING_DIRECTORY || ".");
  if (!existsSync(cwd)) {
    throw new ActionError(`working-directory ${env.REGOHOST_WORKING_DIRECTORY}: there is no such folder`);
  }
  if (!isWithin(workspace, cwd) || !isWithin(workspace, realpathSync.native(cwd))) {
    throw new ActionError(
      `working-directory ${env.REGOHOST_WORKING_DIRECTORY}: it leads out of the checkout`,
    );
  }
  const given = { sarif: env.REGOHOST_SARIF, json: env.REGOHOST_JSON, junit: env.REGOHOST_JUNIT };
  return {
    workspace,
    temporary,
    cwd,
    policies: lines(env.REGOHOST_POLICIES),
    inputs: lines(env.REGOHOST_INPUTS),
    args: lines(env.REGOHOST_ARGS),
    timeoutMs: timeLimit(lines(env.REGOHOST_ARGS)),
    allowsChanged: env.REGOHOST_ALLOW_CHANGED_POLICIES === "true",
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
    const real = realpathSync.native(folder);
    if (!isWithin(workspace, real) && !isWithin(temporary, real)) {
      throw new ActionError(`${path}: its folder leads out of the checkout; write the report elsewhere`);
    }
    const former = lstatSync(path, { throwIfNoEntry: false });
    if (former?.isDirectory()) throw new ActionError(`${path}: a folder lies in the place of this report`);
    if (former !== undefined) rmSync(path);
  }
}

/** Modules of built-ins in the base import `regohost` as they do beside installed packages, which the base is without. */
function linkForModules({ temporary }, installed) {
  mkdirSync(join(temporary, "node_modules"));
  symlinkSync(installed, join(temporary, "node_modules", "regohost"), "junction");
}

/** What is kept of the gate's messages for an end without a report. */
const MAX_MESSAGE = 60_000;

/** Runs the gate, and hands over the signals that end it. */
function runGate({ policies, inputs, args, reports }, { cwd, own }, installed) {
  const shown = env.GITHUB_ACTIONS === "true" ? ["-o", "github"] : ["-o", "pretty"];
  const written = Object.entries(reports).flatMap(([format, path]) => ["-o", `${format}=${path}`]);
  const flags = [
    ...policies.flatMap((path) => [`--policy=${path}`]),
    ...inputs.flatMap((path) => [`--input=${path}`]),
  ];
  const child = spawn(
    process.execPath,
    [join(installed, "dist", "cli.js"), "gate", ...shown, ...written, ...own, ...flags, ...args],
    { cwd, env: withoutNode(env), stdio: ["ignore", "inherit", "pipe"] },
  );
  let message = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    process.stderr.write(text);
    message = (message + text).slice(-MAX_MESSAGE);
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.on("error", (error) => done({ code: UNDECIDED, message: error.message }));
    child.on("close", (code) =>
      done({ code: code === null || VERDICTS[code] === undefined ? UNDECIDED : code, message }),
    );
  });
}

/** An end of the gate. One without judging, such as that of `--help`, is no verdict: the report must say the same. */
function checkEnd({ code, message }, /** @type {Record<string, string>} */ { json }) {
  if (code > 1) return { code, message };
  let reported;
  try {
    reported = JSON.parse(readFileSync(json, "utf8")).exit_code;
  } catch {
    // There is none, which is told below.
  }
  if (reported === code) return { code, message };
  throw new ActionError(
    `the gate ended with ${code} and left no report that says so: nothing was judged. ` +
      "Remove from args what only prints, such as --help and --print-config",
  );
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

function end(exitCode, reports, message) {
  const verdict = VERDICTS[exitCode];
  if (!existsSync(reports.sarif)) {
    writeFileSync(reports.sarif, failedSarif(exitCode, message || "the gate ended without a report"), {
      flag: "wx",
    });
    const summary = env.GITHUB_STEP_SUMMARY;
    if (summary) appendFileSync(summary, `### Policy gate: no verdict\n\n${fenced(message)}\n`);
  }
  // What was installed takes much room; a later step has no use for it.
  for (const name of ["regohost", "node_modules", "base", "index"]) {
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
// That nobody reads the log any more changes no verdict.
process.stderr.on("error", () => undefined);
let place;
let reports;
try {
  place = makeTemporary();
  ({ reports } = place);
  const { workspace } = place;
  // No program is looked up in the checkout.
  const programs = (env.PATH ?? "").split(delimiter).filter((folder) => isOutside(workspace, folder));
  env.PATH = programs.join(delimiter);
  const request = readRequest(place);
  clearReports(request);
  ({ reports } = request);
  const start = startingPlace(request, env);
  const installed = join(place.temporary, "regohost");
  install(installed);
  linkForModules(place, installed);
  const { code, message } = checkEnd(await runGate(request, start, installed), reports);
  end(code, reports, message.trim());
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`error: ${printable(message)}\n`);
  const exitCode = error instanceof ActionError ? error.exitCode : UNDECIDED;
  // Without a place for them the outputs that the step began with stay.
  if (place === undefined) process.exitCode = exitCode;
  else end(exitCode, reports, message);
}
