// Each standard built-in with a version in JavaScript, against opa-core, and against opa-wasm's own where it has one:
// `npm run bench -- builtins`. A call goes from the text of its arguments to the text of its answer, as in a policy.
import { constants, createHmac, generateKeyPairSync, sign } from "node:crypto";
import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { bundle } from "../scripts/bundle.mjs";
import { median, reached } from "./print-table.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
// opa-wasm does not export its built-ins.
const theirBuiltins = createRequire(import.meta.url)(
  at("../node_modules/@open-policy-agent/opa-wasm/src/builtins/index.js"),
);

// V8 first runs code of its baseline compiler, and replaces it while the calls go on.
const WARM_UP_CALLS = 20_000;
const BATCHES = 15;
const CALLS_PER_BATCH = 1_000;
const MAX_CORE_MICROSECONDS = 10;
/** Arguments of fewer bytes are cheap for opa-core. */
const CHEAP_BYTES = 64;

const UUID = '"f81d4fae-7dec-41d0-a765-00a0c91e6bf6"';
const TOKEN =
  '"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4iLCJpYXQiOjE1MTYyMzkwMjJ9.c2lnbmF0dXJl"';
const MEMBERS = JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`k${i}`, i])));

/** A token that is signed with SHA-256, and what verifies it, as `io.jwt.verify_*` takes them. */
function signedToken(/** @type {string} */ alg) {
  const signed = TOKEN.slice(1).split(".", 2).join(".");
  if (alg === "HS256") {
    return [`"${signed}.${createHmac("sha256", "key").update(signed).digest("base64url")}"`, '"key"'];
  }
  const { publicKey, privateKey } =
    alg === "ES256"
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : generateKeyPairSync("rsa", { modulusLength: 2048 });
  const padding =
    alg === "PS256"
      ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
      : {};
  const signature = sign("sha256", Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: "ieee-p1363",
    ...padding,
  });
  const pem = publicKey.export({ format: "pem", type: "spki" });
  return [`"${signed}.${signature.toString("base64url")}"`, JSON.stringify(pem)];
}

const ALGORITHMS = ["HS256", "RS256", "PS256", "ES256"];

/** Cheap arguments of each, as Rego text. */
const CALLS = {
  "base64url.encode_no_pad": ['"some text"'],
  "crypto.hmac.equal": ['"0123456789abcdef"', '"0123456789abcdee"'],
  "crypto.hmac.md5": ['"message"', '"key"'],
  "crypto.hmac.sha1": ['"message"', '"key"'],
  "crypto.hmac.sha256": ['"message"', '"key"'],
  "crypto.hmac.sha512": ['"message"', '"key"'],
  "crypto.md5": ['"message"'],
  "crypto.sha1": ['"message"'],
  "crypto.sha256": ['"message"'],
  "hex.decode": ['"736f6d652074657874"'],
  "hex.encode": ['"some text"'],
  "io.jwt.decode": [TOKEN],
  "io.jwt.decode_verify": [signedToken("HS256")[0], '{"secret":"key"}'],
  ...Object.fromEntries(ALGORITHMS.map((alg) => [`io.jwt.verify_${alg.toLowerCase()}`, signedToken(alg)])),
  "json.patch": ['{"a":{1,2}}', '[{"op":"add","path":"/b","value":1}]'],
  "net.cidr_is_valid": ['"10.1.0.0/16"'],
  "object.subset": [MEMBERS, '{"k1":1}'],
  "regex.find_n": ['"[a-z]+-\\\\d+"', '"pkg-12 and pkg-13"', "-1"],
  "regex.replace": ['"registry.example/app:1.2"', '":[0-9.]+$"', '""'],
  "regex.split": ['"[,;]"', '"a,b;c"'],
  "semver.compare": ['"1.2.3-rc.1"', '"1.10.0"'],
  "semver.is_valid": ['"1.2.3"'],
  sprintf: ['"%s has %d of %v"', '["x",3,{"a":[1,2,3]}]'],
  "strings.any_prefix_match": ['"registry.example/app"', '["docker.io/","registry.example/"]'],
  "strings.any_suffix_match": ['"app.exe"', '[".sh",".exe"]'],
  "strings.count": ['"a-b-c"', '"-"'],
  "time.add_date": ["1700000000000000000", "0", "1", "0"],
  "time.clock": ["1700000000000000000"],
  "time.date": ["1700000000000000000"],
  "time.format": ['[1700000000000000000,"UTC","2006-01-02"]'],
  "time.now_ns": [],
  "time.parse_rfc3339_ns": ['"2026-11-20T10:00:00Z"'],
  "time.weekday": ["1700000000000000000"],
  trace: ['"note"'],
  "units.parse": ['"10Ki"'],
  "units.parse_bytes": ['"10KiB"'],
  "urlquery.encode": ['"a b&c"'],
  "uuid.parse": [UUID],
  "uuid.rfc4122": ['"k"'],
};

/** The sources that the package does not export, built for this measurement. */
async function loadSources() {
  const dir = at("../.bench/builtins");
  await bundle({
    input: { registry: at("../src/engine/std/registry.ts"), core: at("../src/engine/opa/core-calls.ts") },
    dir,
  });
  const registry = await import(`${dir}/registry.js`);
  const core = await import(`${dir}/core.js`);
  return { jsBuiltins: registry.jsBuiltins, findStandardBuiltin: registry.findStandardBuiltin, core };
}

/** As opa-wasm calls its own: with parsed arguments, and with the answer as JSON. */
function theirCall(name, args) {
  const call = theirBuiltins[name];
  if (call === undefined) return undefined;
  const parse = (bytes) => JSON.parse(Buffer.from(bytes).toString("utf8"));
  return () => Buffer.from(JSON.stringify(call(...args.map(parse))));
}

function timeOf(call) {
  const startedAt = performance.now();
  for (let i = 0; i < CALLS_PER_BATCH; i++) call();
  return ((performance.now() - startedAt) * 1_000) / CALLS_PER_BATCH;
}

/** Microseconds a call: medians of batches in turns. */
function timesOf(ways) {
  const names = Object.keys(ways).filter((name) => ways[name] !== undefined);
  for (const name of names) for (let i = 0; i < WARM_UP_CALLS; i++) ways[name]();
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let batch = 0; batch < BATCHES; batch++) {
    for (const name of names) times[name].push(timeOf(ways[name]));
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])]));
}

/** The cost of a JavaScript version, and of the alternative. */
export async function measure() {
  const { jsBuiltins, findStandardBuiltin, core } = await loadSources();
  const coreCalls = await core.loadCoreCalls();
  const fixed = {
    nowNs: 1_700_000_000_000_000_000n,
    remainingMs: () => Infinity,
    beforeLongCall: () => {},
    readsErrors: true,
    print: () => {},
  };
  const rows = [];
  // The other lengths of signatures take as long.
  for (const { name } of jsBuiltins.filter(({ name }) => name in CALLS)) {
    const args = CALLS[name].map((text) => Buffer.from(text));
    const builtin = findStandardBuiltin(name);
    // For random answers every call has its own seed, as in an evaluation.
    let drawn = 0;
    const constant = { ...fixed, seed: "seed" };
    const contextOf =
      name === "uuid.rfc4122" ? () => ({ ...constant, seed: `seed/${drawn++}` }) : () => constant;
    const inJavaScript = () => builtin.call(args, contextOf());
    // Dependencies of a version are loaded with its first call.
    await Promise.resolve()
      .then(inJavaScript)
      .catch((error) => error.load());
    const inCore = () => {
      const answer = coreCalls.call(name, args, contextOf());
      if (answer.kind !== "value") throw new Error(`${name}: ${answer.message ?? answer.kind}`);
      return answer.bytes;
    };
    const [ours, theirs] = [inJavaScript, inCore].map((call) => {
      drawn = 0;
      return Buffer.from(call()).toString("utf8");
    });
    if (ours !== theirs) throw new Error(`${name}: ${ours} is not ${theirs}`);
    const times = timesOf({ js: inJavaScript, core: inCore, theirs: theirCall(name, args) });
    const isCheap = args.every(({ length }) => length < CHEAP_BYTES);
    const ok =
      (!isCheap || times.core <= MAX_CORE_MICROSECONDS) &&
      times.js <= times.core &&
      (name !== "sprintf" || times.js <= times.theirs);
    rows.push({
      "built-in": name,
      "JavaScript µs": times.js,
      "opa-core µs": times.core,
      "JavaScript / opa-core": times.js / times.core,
      "opa-wasm µs": times.theirs,
      "JavaScript / opa-wasm": times.theirs === undefined ? undefined : times.js / times.theirs,
      reached: reached(ok),
    });
  }
  return {
    title: "Standard built-ins: JavaScript against opa-core and @open-policy-agent/opa-wasm's own",
    note: `Targets: opa-core at most ${MAX_CORE_MICROSECONDS} µs for arguments of less than ${CHEAP_BYTES} bytes, JavaScript not slower than opa-core, sprintf not slower than opa-wasm's. opa-wasm's regex.split backtracks, and its sprintf is not OPA's.`,
    rows,
  };
}
