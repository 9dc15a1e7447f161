// The page: sends its texts to the worker as they are typed, and shows the results. Texts are always rendered as text,
// never as markup.
/* global document, history, location, window, Worker */
import { EXAMPLES } from "./examples.js";
import "./text-editor.js";

const FIELDS = ["policy", "input", "data", "answers"];
/** Time limit of an evaluation, in milliseconds. */
const TIMEOUT_MS = 2_000;
/** After this the worker is terminated in any case: longer than its limits of compiling and of evaluating. */
const END_AFTER_MS = 30_000;
/** Wait after the last key, in milliseconds. */
const PAUSE_MS = 300;
/** Maximum number of characters of each text in a URL. */
const MOST_SHARED = 1_000_000;

const OUTCOMES = {
  pass: "PASS",
  fail: "FAIL: a policy refused the input",
  invalid: "INVALID: there is no verdict",
  undecided: "UNDECIDED: it could not be decided",
  none: "No gate: no package has deny, violation, allow or result",
};

const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const field = (name) => /** @type {import("./text-editor.js").TextEditor} */ (byId(name));
const choice = /** @type {HTMLSelectElement} */ (byId("example"));
const status = byId("status");
const target = byId("report");

/** An element with children; strings become text nodes. */
function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const list = (name, items) =>
  items.length === 0 ? "" : element(name, {}, ...items.map((item) => element("li", {}, ...item)));
const section = (title, ...content) => [element("h3", {}, title), ...content];

const lineButton = (line) =>
  line === undefined
    ? ""
    : element(
        "button",
        { type: "button", onclick: () => field("policy").selectLine(line) },
        `line ${String(line)}`,
      );

/** Adds an empty result of a call, and selects it. */
function addAnswer(builtin, key) {
  const editor = field("answers");
  let answers;
  try {
    answers = JSON.parse(editor.value.trim() === "" ? "{}" : editor.value);
  } catch {
    answers = undefined;
  }
  if (typeof answers !== "object" || answers === null) return editor.focus();
  const table = Object.hasOwn(answers, "nd_builtin_cache") ? answers.nd_builtin_cache : answers;
  table[builtin] = { ...table[builtin], [key]: {} };
  // The digest belonged to other results.
  delete answers.digest;
  editor.value = `${JSON.stringify(answers, null, 2)}\n`;
  const at = editor.value.indexOf(`${JSON.stringify(key)}: {}`) + JSON.stringify(key).length + 2;
  editor.select(at, at + 2);
}

function showCall({ builtin, key, used, outcome, answer, error }) {
  const call = element("code", {}, `${builtin}(${key.slice(1, -1)})`);
  if (outcome === "missing") {
    const add = element(
      "button",
      { type: "button", onclick: () => addAnswer(builtin, key) },
      "Add an answer",
    );
    add.setAttribute("aria-label", `Add an answer to ${builtin}(${key.slice(1, -1)})`);
    return [call, " ", element("strong", { className: "missing" }, "no recorded answer"), " ", add];
  }
  const said = `${error ?? outcome}${used ? "" : ", not used"}`;
  return [
    call,
    ` ${said}`,
    answer === undefined
      ? ""
      : element("details", {}, element("summary", {}, "answer"), element("pre", {}, answer)),
  ];
}

const showFinding =
  (className) =>
  ({ message, severity, rule, line }) => [
    element("span", { className }, `${severity}: `),
    message,
    ` (${rule}) `,
    lineButton(line),
  ];

function showReport({ outcome, results, notes, documents, rounds }) {
  status.textContent = OUTCOMES[outcome];
  status.dataset.outcome = outcome;
  field("policy").showProblems([]);
  target.replaceChildren(
    ...results.flatMap((result) =>
      section(
        `${result.policy ?? "input.json"}: ${result.outcome}`,
        list("ul", result.violations.map(showFinding("violation"))),
        list("ul", result.warnings.map(showFinding("warning"))),
        list(
          "ul",
          result.problems.map((problem) => [problem]),
        ),
      ),
    ),
    ...(notes.length === 0
      ? []
      : section(
          "Notes",
          list(
            "ul",
            notes.map((note) => [note]),
          ),
        )),
    ...(rounds.length === 0
      ? section("Rounds", element("p", {}, "No call of a built-in that needs an answer."))
      : rounds.flatMap((calls, index) =>
          section(`Round ${String(index + 1)}`, list("ul", calls.map(showCall))),
        )),
    ...documents.flatMap(({ name, json, error }) =>
      section(
        name,
        error === undefined
          ? element("pre", { tabIndex: 0 }, json)
          : element("p", { className: "violation" }, error),
      ),
    ),
  );
}

function showProblem({ code, message, places }) {
  status.textContent = `ERROR: ${code}`;
  status.dataset.outcome = "invalid";
  const inPolicy = places.filter(({ line }) => line !== undefined);
  field("policy").showProblems(inPolicy);
  target.replaceChildren(
    element("pre", { tabIndex: 0 }, message),
    list(
      "ul",
      inPolicy.map(({ message: what, line }) => [lineButton(line), ` ${what}`]),
    ),
  );
}

let worker;
let isReady = false;
let running;
let waiting = false;
let last = 0;
let pause;

function start() {
  isReady = false;
  worker = new Worker("worker.js", { type: "module" });
  worker.addEventListener("error", ({ message }) => {
    showProblem({ code: "worker", message: message || "the worker cannot be loaded", places: [] });
  });
  worker.addEventListener("message", ({ data }) => {
    if ("isReady" in data) {
      if (!data.isReady) return showProblem(data.problem);
      isReady = true;
      // A request that caused the worker's termination is not retried until it changes.
      return waiting ? send() : undefined;
    }
    if (data.id !== running?.id) return;
    clearTimeout(running.end);
    running = undefined;
    if (waiting) return send();
    if (data.report === undefined) showProblem(data.problem);
    else showReport(data.report);
  });
}

function send() {
  if (!isReady || running !== undefined) {
    waiting = true;
    return;
  }
  waiting = false;
  const id = ++last;
  const request = Object.fromEntries(FIELDS.map((name) => [name, field(name).value]));
  running = {
    id,
    end: setTimeout(() => {
      running = undefined;
      worker.terminate();
      start();
      showProblem({
        code: "timeout",
        message: "The policy did not end in time, so its worker was ended.",
        places: [],
      });
    }, END_AFTER_MS),
  };
  worker.postMessage({ id, request: { ...request, timeoutMs: TIMEOUT_MS } });
}

function schedule() {
  clearTimeout(pause);
  pause = setTimeout(send, PAUSE_MS);
}

/** Pipes bytes through a stream, such as a compression. */
const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

async function share() {
  const texts = FIELDS.map((name) => field(name).value);
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(texts)),
    new CompressionStream("deflate-raw"),
  );
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  history.replaceState(
    null,
    "",
    `#${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`,
  );
  byId("link").textContent = "Copy the address: it is the link";
}

/** The texts in the URL; undefined without any. */
async function shared() {
  const fragment = location.hash.slice(1);
  if (fragment === "" || fragment.length > MOST_SHARED) return undefined;
  try {
    const binary = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const texts = JSON.parse(await unpack(packed));
    const isValid =
      Array.isArray(texts) &&
      texts.length === FIELDS.length &&
      texts.every((text) => typeof text === "string");
    return isValid ? Object.fromEntries(FIELDS.map((name, index) => [name, texts[index]])) : undefined;
  } catch {
    return undefined;
  }
}

/** Unpacks at most the size of four texts in a URL. */
async function unpack(packed) {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > FIELDS.length * MOST_SHARED) throw new Error("too long");
  }
}

function show(texts) {
  for (const name of FIELDS) field(name).value = texts[name];
  clearTimeout(pause);
  send();
}

async function fill() {
  show((await shared()) ?? EXAMPLES[0]);
}

for (const name of FIELDS) {
  byId(name).addEventListener("input", () => {
    byId("link").textContent = "Make a link to all of this";
    schedule();
  });
}
choice.append(...EXAMPLES.map(({ name }) => element("option", {}, name)));
choice.addEventListener("change", () => show(EXAMPLES[choice.selectedIndex] ?? EXAMPLES[0]));
byId("link").addEventListener("click", () => void share());
window.addEventListener("hashchange", () => void fill());
start();
void fill();
