import { compilePolicy, loadPolicy } from "regohost";
import { inputOf, POLICY } from "./evaluate.mjs";
import { timeInTurns } from "./module.mjs";

/** Until V8 has compiled what is measured. */
const WARM_MS = 300;
/** Bytes of a head and its number, at most. */
const HEAD = 9;
const NATURAL = 0x00;
const NEGATIVE = 0x20;
const DECIMAL = 0x40;
const STRING = 0x60;
const ARRAY = 0x80;
const OBJECT = 0xa0;
const OTHER = 0xe0;

let bytes = Buffer.allocUnsafe(1 << 16);
let at = 0;
let round = 0;
let known = 0;
const keys = new Map();

function reserve(size) {
  if (at + size <= bytes.length) return;
  const larger = Buffer.allocUnsafe((at + size) * 2);
  bytes.copy(larger, 0, 0, at);
  bytes = larger;
}

/** Three bits of a kind and a number: in the other five, or in the bytes after them. */
function writeHead(kind, n) {
  if (n < 24) bytes[at++] = kind | n;
  else if (n < 0x100) {
    bytes[at++] = kind | 24;
    bytes[at++] = n;
  } else {
    bytes[at++] = kind | 26;
    at = bytes.writeUInt32LE(n, at);
  }
}

function writeNumber(value) {
  reserve(HEAD + 32);
  if ((value | 0) === value) {
    if (value >= 0) writeHead(NATURAL, value);
    else writeHead(NEGATIVE, -1 - value);
    return;
  }
  const text = String(value);
  writeHead(DECIMAL, text.length);
  at += bytes.latin1Write(text, at);
}

function writeString(text) {
  const { length } = text;
  reserve(HEAD + 3 * length);
  const start = at;
  if (length < 24) {
    let seen = 0;
    at++;
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(i);
      seen |= unit;
      bytes[at++] = unit;
    }
    bytes[start] = STRING | length;
    if (seen < 0x80) return;
  }
  bytes[start] = STRING | 26;
  const size = bytes.utf8Write(text, start + 5);
  at = bytes.writeUInt32LE(size, start + 1) + size;
}

/** Keys are numbered, so that each is written once. */
function writeKey(key) {
  const entry = keys.get(key);
  if (entry?.round === round) {
    reserve(HEAD);
    writeHead(OTHER, 3 + entry.number);
    return;
  }
  if (known < 256) keys.set(key, { round, number: known++ });
  writeString(key);
}

/** Checks as the library does what JSON cannot hold. */
function writeValue(value) {
  if (typeof value === "string") writeString(value);
  else if (typeof value === "number" && Number.isFinite(value)) writeNumber(value);
  else if (typeof value === "boolean" || value === null) {
    reserve(HEAD);
    bytes[at++] = OTHER | (value === null ? 0 : value ? 2 : 1);
  } else if (typeof value !== "object" || "toJSON" in value) throw new Error("the bench has no such values");
  else if (Array.isArray(value)) {
    reserve(HEAD);
    writeHead(ARRAY, value.length);
    for (let i = 0; i < value.length; i++) writeValue(value[i]);
  } else {
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) throw new Error("the bench has no classes");
    reserve(HEAD);
    const start = at;
    at += 5;
    let members = 0;
    for (const key in value) {
      writeKey(key);
      writeValue(value[key]);
      members++;
    }
    bytes[start] = OBJECT | 26;
    bytes.writeUInt32LE(members, start + 1);
  }
}

function encode(value) {
  at = 0;
  known = 0;
  round++;
  writeValue(value);
  return Buffer.from(bytes.subarray(0, at));
}

/** The other way round: what a reader of results would be, where a module wrote them in this form. */
class Reader {
  #keys = [];
  #at = 0;
  #bytes;

  constructor(form) {
    this.#bytes = form;
  }

  #number(head) {
    const short = head & 0x1f;
    if (short < 24) return short;
    if (short === 24) return this.#bytes[this.#at++];
    const at = this.#at;
    this.#at += 4;
    return this.#bytes.readUInt32LE(at);
  }

  #text(head) {
    const size = this.#number(head);
    const start = this.#at;
    this.#at += size;
    if (size > 12) return this.#bytes.utf8Slice(start, this.#at);
    let text = "";
    for (let i = start; i < this.#at; i++) {
      if (this.#bytes[i] > 0x7f) return this.#bytes.utf8Slice(start, this.#at);
      text += String.fromCharCode(this.#bytes[i]);
    }
    return text;
  }

  #key() {
    const head = this.#bytes[this.#at++];
    if (head >= OTHER) return this.#keys[this.#number(head) - 3];
    const key = this.#text(head);
    if (this.#keys.length < 256) this.#keys.push(key);
    return key;
  }

  value() {
    const head = this.#bytes[this.#at++];
    switch (head & 0xe0) {
      case NATURAL:
        return this.#number(head);
      case NEGATIVE:
        return -1 - this.#number(head);
      case DECIMAL:
        return Number(this.#text(head));
      case STRING:
        return this.#text(head);
      case ARRAY: {
        const items = [];
        for (let left = this.#number(head); left > 0; left--) items.push(this.value());
        return items;
      }
      case OBJECT: {
        const object = {};
        for (let left = this.#number(head); left > 0; left--) {
          const key = this.#key();
          if (key === "__proto__") throw new Error("the bench has no such keys");
          object[key] = this.value();
        }
        return object;
      }
      default:
        return [null, false, true][head & 0x1f];
    }
  }
}

/** As the library reads a result: the text lies in the module's memory, up to a zero byte. */
function readText(memory) {
  return JSON.parse(memory.utf8Slice(0, memory.indexOf(0)));
}

const findingsOf = (count) =>
  Array.from({ length: count }, (_, i) => ({
    id: `LIC-${i % 100}`,
    line: i,
    msg: `component package-${i} has no allowed licence`,
    severity: "high",
  }));

/** Inputs that a module reads as words against their JSON, and what a binary form of results could gain against `JSON.parse`. */
export async function measure() {
  const { wasm } = await compilePolicy({ files: { "bench.rego": POLICY } }, { entrypoint: "bench/deny" });
  const policy = await loadPolicy(wasm);
  const echo = await loadPolicy(
    { files: { "echo.rego": "package bench\nsame := input" } },
    { entrypoint: "bench/same" },
  );
  const fractions = Array.from({ length: 5_000 }, (_, i) => (i * 2 + 1) / 7);
  const letters = Array.from({ length: 3_000 }, (_, i) => `zażółć ${i}`);
  const row = (value, times) => ({
    value,
    "JSON text, ms": times.first,
    "binary, ms": times.second,
    "binary / text": times.ratio,
  });
  const inputs = [
    ["0.1 KB", inputOf(100)],
    ["1 KB", inputOf(1_000)],
    ["100 KB", inputOf(100_000)],
    ["5 MB", inputOf(5_000_000)],
    ["5000 fractions", fractions],
    ["5000 prices", Array.from({ length: 5_000 }, (_, i) => (i * 7 + 1) / 100)],
    ["3000 texts with letters outside of ASCII", letters],
    [
      "1000 texts of 100 bytes",
      Array.from({ length: 1_000 }, (_, i) => `${"a long text ".repeat(8)}${1000 + i}`),
    ],
    ["5000 keys", Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`key-${i}`, { line: i }]))],
  ].map(([label, value]) => {
    const asText = () => {
      const input = policy.prepare(value);
      input.evaluate();
      input.close();
    };
    const asWords = () => policy.evaluateSync(value);
    for (const run of [asText, asWords]) {
      const until = performance.now() + WARM_MS;
      while (performance.now() < until) run();
    }
    return row(`input of ${label}`, timeInTurns(asText, asWords));
  });
  const results = [
    ["a boolean", true],
    ["0.1 KB", findingsOf(1)],
    ["1 KB", findingsOf(10)],
    ["100 KB", findingsOf(1_000)],
    ["5000 fractions", fractions],
    ["3000 texts with letters outside of ASCII", letters],
  ].map(([label, value]) => {
    const text = Buffer.from(`${JSON.stringify([{ result: value }])}\0`);
    const form = encode([{ result: value }]);
    const read = () => new Reader(form).value();
    if (JSON.stringify(read()) !== JSON.stringify(readText(text))) throw new Error("the two do not agree");
    const input = echo.prepare(value);
    const { ratio } = timeInTurns(
      () => input.evaluate({ bigint: true }),
      () => input.evaluate(),
    );
    input.close();
    const times = timeInTurns(() => readText(text), read);
    return { ...row(`result of ${label}`, times), "evaluate, numbers / bigint": ratio };
  });
  await echo.close();
  await policy.close();
  return {
    title: "Values: inputs as words against JSON, and what a binary form of results could gain",
    note: "CPU time; medians of ratios of batches run in turns. Of an input it is that of a whole evaluation, by `prepare`, which writes the value as JSON, and by `evaluateSync`. Of a result it is that of the host alone. Last: with `bigint: true` a result is read as an exact term, which all were once.",
    rows: [...inputs, ...results],
  };
}
