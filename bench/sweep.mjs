// The processor time of a call of each standard built-in with small operands, in a policy: `node bench/sweep.mjs [NAME…]`. It lists those that
// take more than 0.3 µs where the module answers, and more than 1 µs where JavaScript does, and below them the slowest of opa-core.
import { readFileSync } from "node:fs";
import { generateKeyPairSync, sign } from "node:crypto";
import process from "node:process";
import { compilePolicy, loadPolicy } from "regohost";
import { median, printTable } from "./print-table.mjs";

const CALLS = 1_000;
const BATCHES = 7;
const BATCH_MS = 10;
const WARM_MS = 150;
/** Microseconds of a call, by who answers it. */
const LIMITS = { module: 0.3, JavaScript: 1 };

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const TOKEN = `${["eyJhbGciOiJIUzI1NiJ9", "eyJzdWIiOiJhIn0"].join(".")}.c2ln`;
const SIGNED = TOKEN.split(".", 2).join(".");
const text = JSON.stringify;
const RS256 = `${text(`${SIGNED}.${sign("sha256", Buffer.from(SIGNED), privateKey).toString("base64url")}`)}, ${text(publicKey.export({ format: "pem", type: "spki" }))}`;
const UUID = '"f81d4fae-7dec-41d0-a765-00a0c91e6bf6"';
const TIME = "1700000000000000000";

/** A call of each by name, as Rego. Operands of one kind are those of the others of the kind. */
const EXAMPLES = {
  abs: "abs(p - 5)",
  and: "{1, p} & {1}",
  "array.concat": "array.concat([1], [p])",
  "array.flatten": "array.flatten([1, [p]])",
  "array.reverse": "array.reverse([1, p])",
  "array.slice": "array.slice([1, 2, p], 0, 2)",
  assign: "p",
  "base64.decode": 'base64.decode("YWJj")',
  "base64.encode": 'base64.encode("abc")',
  "base64.is_valid": 'base64.is_valid("YWJj")',
  "base64url.decode": 'base64url.decode("YWJj")',
  "base64url.encode": 'base64url.encode("abc")',
  "base64url.encode_no_pad": 'base64url.encode_no_pad("abc")',
  "bits.and": "bits.and(p, 3)",
  "bits.lsh": "bits.lsh(p, 3)",
  "bits.negate": "bits.negate(p)",
  "bits.or": "bits.or(p, 3)",
  "bits.rsh": "bits.rsh(p, 3)",
  "bits.xor": "bits.xor(p, 3)",
  ceil: "ceil(1.5)",
  concat: 'concat(",", ["a", "b"])',
  contains: 'contains("abc", "b")',
  count: "count([1, p])",
  "crypto.hmac.equal": 'crypto.hmac.equal("abc", "abd")',
  "crypto.hmac.md5": 'crypto.hmac.md5("a", "k")',
  "crypto.hmac.sha1": 'crypto.hmac.sha1("a", "k")',
  "crypto.hmac.sha256": 'crypto.hmac.sha256("a", "k")',
  "crypto.hmac.sha512": 'crypto.hmac.sha512("a", "k")',
  "crypto.md5": 'crypto.md5("a")',
  "crypto.sha1": 'crypto.sha1("a")',
  "crypto.sha256": 'crypto.sha256("a")',
  div: "p / 4",
  endswith: 'endswith("abc", "c")',
  eq: "p",
  equal: "p == 3",
  floor: "floor(1.5)",
  format_int: "format_int(p, 10)",
  "glob.match": 'glob.match("a.*", ["."], "a.b")',
  "glob.quote_meta": 'glob.quote_meta("a*")',
  "graph.reachable": 'graph.reachable({"a": ["b"], "b": []}, {"a"})',
  "graph.reachable_paths": 'graph.reachable_paths({"a": ["b"], "b": []}, {"a"})',
  "graphql.is_valid": 'graphql.is_valid("{a}", "type Query {a: Int}")',
  "graphql.parse": 'graphql.parse("{a}", "type Query {a: Int}")',
  "graphql.parse_and_verify": 'graphql.parse_and_verify("{a}", "type Query {a: Int}")',
  "graphql.parse_query": 'graphql.parse_query("{a}")',
  "graphql.parse_schema": 'graphql.parse_schema("type Query {a: Int}")',
  "graphql.schema_is_valid": 'graphql.schema_is_valid("type Query {a: Int}")',
  gt: "p > 3",
  gte: "p >= 3",
  "hex.decode": 'hex.decode("6162")',
  "hex.encode": 'hex.encode("ab")',
  indexof: 'indexof("abc", "c")',
  indexof_n: 'indexof_n("abcb", "b")',
  "internal.member_2": "p in [p]",
  "internal.member_3": "(0, p in [p])",
  "internal.template_string": '$"a {p}"',
  intersection: "intersection({{1, p}, {1}})",
  "io.jwt.decode": `io.jwt.decode(${text(TOKEN)})`,
  "io.jwt.decode_verify": `io.jwt.decode_verify(${text(TOKEN)}, {"secret": "k"})`,
  "io.jwt.encode_sign": 'io.jwt.encode_sign({"alg": "HS256"}, {"a": p}, {"kty": "oct", "k": "a2V5"})',
  "io.jwt.encode_sign_raw": `io.jwt.encode_sign_raw(${text('{"alg":"HS256"}')}, "{}", ${text('{"kty":"oct","k":"a2V5"}')})`,
  "io.jwt.verify_hs256": `io.jwt.verify_hs256(${text(TOKEN)}, "k")`,
  "io.jwt.verify_rs256": `io.jwt.verify_rs256(${RS256})`,
  is_array: "is_array([p])",
  is_boolean: "is_boolean(p)",
  is_null: "is_null(p)",
  is_number: "is_number(p)",
  is_object: "is_object({})",
  is_set: "is_set({p})",
  is_string: "is_string(p)",
  "json.filter": 'json.filter({"a": p, "b": 1}, ["a"])',
  "json.is_valid": 'json.is_valid("[1]")',
  "json.marshal": "json.marshal([1, p])",
  "json.marshal_with_options": 'json.marshal_with_options([1, p], {"pretty": true})',
  "json.match_schema": 'json.match_schema({"a": p}, {"type": "object"})',
  "json.patch": 'json.patch({"a": p}, [{"op": "add", "path": "/b", "value": 1}])',
  "json.remove": 'json.remove({"a": p, "b": 1}, ["a"])',
  "json.unmarshal": 'json.unmarshal("[1]")',
  "json.verify_schema": 'json.verify_schema({"type": "object"})',
  lower: 'lower("ABC")',
  lt: "p < 3",
  lte: "p <= 3",
  max: "max([1, p])",
  min: "min([1, p])",
  minus: "p - 1",
  mul: "p * 3",
  neq: "p != 3",
  "net.cidr_contains": 'net.cidr_contains("10.0.0.0/8", "10.1.0.1")',
  "net.cidr_contains_matches": 'net.cidr_contains_matches("10.0.0.0/8", "10.1.0.1")',
  "net.cidr_expand": 'net.cidr_expand("10.0.0.0/30")',
  "net.cidr_intersects": 'net.cidr_intersects("10.0.0.0/8", "10.1.0.0/16")',
  "net.cidr_is_valid": 'net.cidr_is_valid("10.0.0.0/8")',
  "net.cidr_merge": 'net.cidr_merge(["10.0.0.0/9", "10.128.0.0/9"])',
  "numbers.range": "numbers.range(1, 3)",
  "numbers.range_step": "numbers.range_step(1, 5, 2)",
  "object.filter": 'object.filter({"a": p, "b": 1}, ["a"])',
  "object.get": 'object.get({"a": p}, "a", 1)',
  "object.keys": 'object.keys({"a": p})',
  "object.remove": 'object.remove({"a": p, "b": 1}, ["a"])',
  "object.subset": 'object.subset({"a": p, "b": 1}, {"b": 1})',
  "object.union": 'object.union({"a": p}, {"b": 1})',
  "object.union_n": 'object.union_n([{"a": p}, {"b": 1}])',
  "opa.runtime": "opa.runtime()",
  or: "{1, p} | {2}",
  plus: "p + 1",
  product: "product([2, p])",
  "rand.intn": 'rand.intn("a", 10)',
  "regex.find_all_string_submatch_n": 'regex.find_all_string_submatch_n("a(b)", "xab", 1)',
  "regex.find_n": 'regex.find_n("ab", "xab", 1)',
  "regex.globs_match": 'regex.globs_match("a.*", "ab")',
  "regex.is_valid": 'regex.is_valid("a+")',
  "regex.match": 'regex.match("a+", "aa")',
  "regex.replace": 'regex.replace("abc", "b", "x")',
  "regex.split": 'regex.split(",", "a,b")',
  "regex.template_match": 'regex.template_match("a{b}", "ab", "{", "}")',
  "rego.parse_module": 'rego.parse_module("a.rego", "package a")',
  "rego.metadata.chain": "rego.metadata.chain()",
  "rego.metadata.rule": "rego.metadata.rule()",
  rem: "p % 3",
  replace: 'replace("abc", "b", "x")',
  round: "round(1.5)",
  "semver.compare": 'semver.compare("1.2.3", "1.10.0")',
  "semver.is_valid": 'semver.is_valid("1.2.3")',
  sort: "sort([2, p])",
  split: 'split("a,b", ",")',
  sprintf: 'sprintf("%s has %d", ["a", p])',
  startswith: 'startswith("abc", "a")',
  "strings.any_prefix_match": 'strings.any_prefix_match("abc", ["b", "a"])',
  "strings.any_suffix_match": 'strings.any_suffix_match("abc", ["b", "c"])',
  "strings.count": 'strings.count("abcb", "b")',
  "strings.render_template": 'strings.render_template("{{.a}}", {"a": p})',
  "strings.replace_n": 'strings.replace_n({"a": "x"}, "abc")',
  "strings.reverse": 'strings.reverse("abc")',
  "strings.split_n": 'strings.split_n("a,b,c", ",", 2)',
  substring: 'substring("abc", 1, 1)',
  sum: "sum([1, p])",
  "time.add_date": `time.add_date(${TIME}, 0, 1, 0)`,
  "time.clock": `time.clock(${TIME})`,
  "time.date": `time.date(${TIME})`,
  "time.diff": `time.diff(${TIME}, 1600000000000000000)`,
  "time.format": `time.format(${TIME})`,
  "time.now_ns": "time.now_ns()",
  "time.parse_duration_ns": 'time.parse_duration_ns("1h")',
  "time.parse_ns": 'time.parse_ns("2006-01-02", "2026-01-02")',
  "time.parse_rfc3339_ns": 'time.parse_rfc3339_ns("2026-11-20T10:00:00Z")',
  "time.weekday": `time.weekday(${TIME})`,
  to_number: 'to_number("12")',
  trim: 'trim("-abc-", "-")',
  trim_left: 'trim_left("-abc", "-")',
  trim_prefix: 'trim_prefix("abc", "a")',
  trim_right: 'trim_right("abc-", "-")',
  trim_space: 'trim_space(" abc ")',
  trim_suffix: 'trim_suffix("abc", "c")',
  type_name: "type_name(p)",
  union: "union({{1, p}, {2}})",
  "units.parse": 'units.parse("10Ki")',
  "units.parse_bytes": 'units.parse_bytes("10KiB")',
  upper: 'upper("abc")',
  "uri.is_valid": 'uri.is_valid("https://a.example/b")',
  "uri.parse": 'uri.parse("https://a.example/b")',
  "urlquery.decode": 'urlquery.decode("a%20b")',
  "urlquery.decode_object": 'urlquery.decode_object("a=b")',
  "urlquery.encode": 'urlquery.encode("a b")',
  "urlquery.encode_object": 'urlquery.encode_object({"a": "b"})',
  "uuid.parse": `uuid.parse(${UUID})`,
  "uuid.rfc4122": 'uuid.rfc4122("k")',
  walk: "[1 | walk(p)]",
  "yaml.is_valid": 'yaml.is_valid("a: 1")',
  "yaml.marshal": 'yaml.marshal({"a": p})',
  "yaml.unmarshal": 'yaml.unmarshal("a: 1")',
};

/** Without a call of their own, by why. */
const LEFT_OUT = {
  "that no policy of Rego v1 can call": [
    ...["all", "any", "cast_array", "cast_boolean", "cast_null", "cast_object", "cast_set", "cast_string"],
    ...["net.cidr_overlap", "re_match", "set_diff"],
  ],
  "that the network answers": ["http.send", "net.lookup_ip_addr"],
  "that write, or are of tests": ["internal.print", "print", "trace", "internal.test_case"],
  "of keys and certificates, whose operands are not small": [
    ...["parse_private_keys", "x509.parse_certificates", "x509.parse_certificate_request"].map(
      (name) => `crypto.${name}`,
    ),
    ...["parse_and_verify_certificates", "parse_and_verify_certificates_with_options", "parse_keypair"].map(
      (name) => `crypto.x509.${name}`,
    ),
    ...["crypto.x509.parse_rsa_private_key", "providers.aws.sign_req"],
  ],
  "that differ from one here by the algorithm": [
    ...[
      "eddsa",
      "es256",
      "es384",
      "es512",
      "hs384",
      "hs512",
      "ps256",
      "ps384",
      "ps512",
      "rs384",
      "rs512",
    ].map((name) => `io.jwt.verify_${name}`),
  ],
};

/** CPU time of a call in µs. */
function timeOf(run, repeats) {
  const before = process.cpuUsage();
  for (let i = 0; i < repeats; i++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / repeats / CALLS;
}

/** The median of batches. */
function timeOfCall(run) {
  const warmUntil = performance.now() + WARM_MS;
  do timeOf(run, 1);
  while (performance.now() < warmUntil);
  const repeats = Math.max(1, Math.ceil((BATCH_MS * 1000) / (timeOf(run, 2) * CALLS)));
  return median(Array.from({ length: BATCHES }, () => timeOf(run, repeats)));
}

/** Who answers each, of the page that a test generates. */
function implementers() {
  const page = readFileSync(new URL("../docs/standard-builtins.md", import.meta.url), "utf8");
  const found = new Map();
  for (const [, names, by] of page.matchAll(/^\| (`.*?) +\| (\w[\w-]*)/gm))
    for (const [, name] of names.matchAll(/`([^`]+)`/g))
      found.set(name, by === "JavaScript" || by === "opa-core" ? by : "module");
  return found;
}

async function measureCall(name, call) {
  const rego = `package bench\n\nn := count([1 | some p in data.operands; _ = ${call}])\n`;
  const { wasm } = await compilePolicy({ files: { "bench.rego": rego } }, { entrypoint: "bench/n" });
  const data = { operands: Array.from({ length: CALLS }, () => 7) };
  const policy = await loadPolicy(wasm, { data });
  // What it loads when it is first called is loaded before.
  const count = await policy.evaluate();
  if (count !== CALLS) throw new Error(`${name}: ${call} is undefined`);
  const taken = timeOfCall(() => policy.evaluateSync());
  await policy.close();
  return taken;
}

const { builtins } = JSON.parse(
  readFileSync(new URL("../builtins/capabilities.json", import.meta.url), "utf8"),
);
const leftOut = Object.values(LEFT_OUT).flat();
const unknown = builtins
  .map(({ name }) => name)
  .filter((name) => !/^(?:service|regohost)\./.test(name) && !(name in EXAMPLES) && !leftOut.includes(name));
if (unknown.length > 0) throw new Error(`give a call of ${unknown.join(", ")}`);

const wanted = process.argv.slice(2);
const by = implementers();
const rows = [];
for (const [name, call] of Object.entries(EXAMPLES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const answeredBy = by.get(name) ?? "module";
  rows.push({ "built-in": name, "answered by": answeredBy, µs: await measureCall(name, call) });
}
rows.sort((a, b) => b.µs - a.µs);
const slow = rows.filter((row) => row.µs > (LIMITS[row["answered by"]] ?? 0));
printTable({
  title: "Standard built-ins with small operands that take longer than they should",
  note: `Of ${String(rows.length)}: above 0.3 µs in the module, above 1 µs in JavaScript, and all of opa-core.`,
  rows: wanted.length > 0 ? rows : slow,
});
process.exit();
