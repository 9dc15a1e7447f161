import { createHmac } from "node:crypto";
import fc from "fast-check";
import { toCanonicalText, toRegoText } from "../../../../src/base/terms/term-text.js";
import { RegoObject, RegoSet, type Term } from "../../../../src/base/terms/term.js";
import { strings, terms } from "../../../base/terms/arbitrary-term.js";
import { constructed, documents, operations } from "./patch-arguments.js";
import { digits, maybe, number, oneOf, smallNumber, textOf } from "./text-parts.js";
import { dates, times, timesWithLayout } from "./time-arguments.js";
import { decodeVerifyArguments, verifyArguments } from "./token-arguments.js";

/** Rego texts of the arguments of a call. */
export type Arguments = fc.Arbitrary<string[]>;

/** Possible values of a policy: without duplicate members of a set or keys of an object. */
function withoutDuplicates(term: Term): Term {
  if (Array.isArray(term)) return term.map(withoutDuplicates);
  if (term instanceof RegoSet) {
    const items = term.items.map(withoutDuplicates);
    return new RegoSet([...new Map(items.map((item) => [toCanonicalText(item), item])).values()]);
  }
  if (!(term instanceof RegoObject)) return term;
  const entries = term.entries.map(
    ([key, value]) => [withoutDuplicates(key), withoutDuplicates(value)] as const,
  );
  return new RegoObject([...new Map(entries.map((entry) => [toCanonicalText(entry[0]), entry])).values()]);
}

const textOfTerm = (term: Term): string => toRegoText(withoutDuplicates(term));

/** Short texts of few characters, which often share parts. */
const similar = fc.string({ unit: oneOf("a", "b", "A", "-", ".", " ", "é", "😀"), maxLength: 6 });
const listOf = (items: fc.Arbitrary<Term>): fc.Arbitrary<Term> =>
  fc.oneof(
    fc.array(items, { maxLength: 5 }),
    fc.array(items, { maxLength: 5 }).map((list) => new RegoSet(list)),
  );
const anyText = fc.oneof(strings, similar);
const semver = textOf(
  maybe(oneOf("v", "V", " ")),
  fc.oneof(digits(2), digits(20)),
  oneOf(".", ".", ".", ""),
  digits(2),
  ".",
  digits(2),
  maybe(
    textOf(
      "-",
      oneOf("", "a", "1", "01", "rc.1", "rc.2", "rc", "1.2.3", "a..b", "99999999999999999999", "é"),
    ),
  ),
  maybe(textOf("+", oneOf("", "b", "1.2", "01", "a-b", "+"))),
);

const formatParts = fc.oneof(
  { weight: 3, arbitrary: oneOf("%v", "%s", "%d", "%f", "%t", "%%", "%.2f", "%.0f", "%5d", "%-5s|", "%10v") },
  { weight: 2, arbitrary: similar },
  {
    weight: 1,
    arbitrary: oneOf("%", "%05d", "%x", "%q", "%e", "%+d", "%.3s", "%[1]d", "%!", "%T", "% d", "%g"),
  },
);
const format = fc.array(formatParts, { maxLength: 4 }).map((parts) => parts.join(""));
const floats = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => number(String(value)));
const formatted = fc.oneof(similar, floats, terms, smallNumber.map(number));

const patterns = fc.oneof(
  oneOf(
    "a",
    "a*",
    "(a)(b)?",
    "(?P<x>a+)|b",
    "^a|b$",
    ".",
    "",
    "[^a]",
    "\\b",
    "(a|ab)(c|bcd)*",
    "(?i)A",
    "(?s).",
    "\\s+",
  ),
  oneOf(
    "(",
    "a**",
    "[b",
    "\\pL",
    "a{2,}",
    "a{1001}",
    "(?<n>a)",
    "a??",
    "(?m)^",
    "\\Qa.b\\E",
    "[[:alpha:]]",
    "é|😀",
    "\\C",
  ),
  fc.string({ unit: oneOf(...Array.from("ab.*+?|()[]^$\\-"), "(?:", "{1,2}", "\\d", "\\w"), maxLength: 8 }),
);
const templates = fc.oneof(
  similar,
  oneOf("$1", "${1}x", "$1x", "$$", "$", "${x}", "$x-", "${", "$01", "<$0>", "$9", "$é"),
);

const validAmounts = textOf(
  digits(4),
  maybe(oneOf(".5", ".25", ".125", ".1", ".999")),
  oneOf(..."k K ki Ki m M mi Mi g G Gi t Ti p Pi e E Ei kb KB MiB GB TiB b x".split(" "), "", "", ""),
);
const brokenAmounts = textOf(
  maybe(oneOf("-", "+", " ", '"')),
  fc.oneof(digits(3), digits(3), digits(20), fc.constant("")),
  maybe(textOf(".", maybe(digits(4)))),
  oneOf(
    ..."k K ki Ki m M mi Mi MI g G gi t Ti p Pi e E ei Ei kb KB MiB GB TiB b ib Kib eb EiB x".split(" "),
    "",
    "",
    "e3",
    "E-2",
    "e999999999",
    " k",
    "é",
  ),
);

const amounts = fc.oneof({ weight: 3, arbitrary: validAmounts }, { weight: 1, arbitrary: brokenAmounts });

const section = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .dictionary(oneOf("alg", "typ", "a", "é"), fc.oneof(fc.integer(), fc.string()))
      .map((value) => JSON.stringify(value)),
  },
  {
    weight: 1,
    arbitrary: oneOf(
      '{"a":1,"a":2}',
      '{"enc":"x"}',
      '{"cty":"JWT"}',
      "[]",
      "{",
      '{"n":1.50,"b":12345678901234567890}',
      '{"a":{"b":[1e2,"\\ud800"]}} ',
      '{"a":1}x',
      "é",
      '{"a\u0001":1}',
    ),
  },
);
const encoded = fc.oneof(
  { weight: 5, arbitrary: section.map((text) => Buffer.from(text).toString("base64url")) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      section.map((text) => Buffer.from(text).toString("base64")),
      oneOf("", "a", "=", "a\nb", "_-", "____", "YQ=="),
      similar,
    ),
  },
);
const signature = fc.oneof(
  fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes).toString("base64url")),
  encoded,
);
const tokens = fc.oneof(
  { weight: 6, arbitrary: textOf(encoded, ".", encoded, ".", signature) },
  { weight: 1, arbitrary: fc.array(encoded, { maxLength: 4 }).map((all) => all.join(".")) },
);

const uuids = fc.oneof(
  fc.uuid(),
  fc.uuid().map((text) => text.toUpperCase()),
  fc.uuid().map((text) => text.replaceAll("-", "")),
  fc.uuid().map((text) => `{${text}}`),
  fc.uuid().map((text) => `urn:uuid:${text}`),
  fc
    .tuple(fc.uuid(), fc.nat(35), similar)
    .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + 1)),
  fc.string({ unit: oneOf(...Array.from("0a-g")), minLength: 30, maxLength: 38 }),
);

const addresses = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.ipV4Extended(),
  textOf(fc.ipV6(), "%eth0"),
  fc.string({ unit: oneOf(...Array.from("0129af:.")), maxLength: 14 }),
  oneOf(
    "::",
    "::ffff:1.2.3.4",
    "1:2:3:4:5:6:7::",
    "::1:2:3:4:5:6:7",
    "01.2.3.4",
    "1.2.3",
    "::ffff:1.2.3.04",
    "1:2:3:4:5:6:1.2.3.4",
  ),
);
const cidrs = textOf(
  addresses,
  oneOf("/", "/", "/", "", "//"),
  fc.oneof(
    fc.integer({ min: -1, max: 130 }).map(String),
    oneOf("", "08", "1e1", " 8", "99999999999999999999", "+1"),
  ),
);

const hexText = fc.oneof(
  anyText.map((text) => Buffer.from(text).toString("hex")),
  fc.string({ unit: oneOf(...Array.from("09afAFg ")), maxLength: 6 }),
);

const macs = fc
  .tuple(anyText, anyText)
  .map(([key, message]) => createHmac("sha256", key).update(message).digest("hex"));

const one = (argument: fc.Arbitrary<Term>): Arguments => fc.tuple(argument).map((all) => all.map(textOfTerm));
const call = (...args: fc.Arbitrary<Term>[]): Arguments =>
  fc.tuple(...args).map((all) => all.map(textOfTerm));
const counts = fc
  .oneof(
    { weight: 8, arbitrary: fc.integer({ min: -500, max: 500 }).map(String) },
    { weight: 1, arbitrary: smallNumber },
    { weight: 1, arbitrary: fc.bigInt().map(String) },
  )
  .map(number);

/** Typed arguments for each built-in, including edge values and invalid ones. */
export const validArguments: Readonly<Record<string, Arguments>> = {
  "base64url.encode_no_pad": one(anyText),
  "crypto.hmac.equal": fc.oneof(
    call(macs, macs),
    macs.map((mac) => [toRegoText(mac), toRegoText(mac)]),
  ),
  "crypto.hmac.md5": call(anyText, anyText),
  "crypto.hmac.sha1": call(anyText, anyText),
  "crypto.hmac.sha256": call(anyText, anyText),
  "crypto.hmac.sha512": call(anyText, anyText),
  "crypto.md5": one(anyText),
  "crypto.sha1": one(anyText),
  "crypto.sha256": one(anyText),
  "hex.decode": one(hexText),
  "hex.encode": one(anyText),
  "io.jwt.decode": one(tokens),
  "io.jwt.decode_verify": decodeVerifyArguments,
  ...Object.fromEntries(
    ["HS", "RS", "PS", "ES"]
      .flatMap((family) => ["256", "384", "512"].map((bits) => `${family}${bits}`))
      .map((alg) => [`io.jwt.verify_${alg.toLowerCase()}`, verifyArguments(alg)]),
  ),
  "json.patch": call(fc.oneof(documents, constructed), fc.array(operations, { maxLength: 3 })),
  "net.cidr_is_valid": one(cidrs),
  "object.subset": fc.oneof(call(documents, documents), call(terms, terms)),
  "regex.find_n": call(patterns, anyText, smallNumber.map(number)),
  "regex.replace": call(anyText, patterns, templates),
  "regex.split": call(patterns, anyText),
  "semver.compare": call(semver, semver),
  "semver.is_valid": one(semver),
  sprintf: call(format, fc.array(formatted, { maxLength: 4 })),
  "strings.any_prefix_match": call(fc.oneof(similar, listOf(similar)), fc.oneof(similar, listOf(similar))),
  "strings.any_suffix_match": call(fc.oneof(similar, listOf(similar)), fc.oneof(similar, listOf(similar))),
  "strings.count": call(fc.oneof(similar, anyText), fc.oneof(oneOf("", "a", "aa", "é", "😀"), similar)),
  "time.add_date": call(times, counts, counts, counts),
  "time.clock": one(times),
  "time.date": one(times),
  "time.format": one(timesWithLayout),
  "time.now_ns": fc.constant([]),
  "time.parse_rfc3339_ns": one(dates),
  "time.weekday": one(times),
  trace: one(anyText),
  "units.parse": one(amounts),
  "units.parse_bytes": one(amounts),
  "urlquery.encode": one(anyText),
  "uuid.parse": one(uuids),
  "uuid.rfc4122": one(anyText),
};

/** The same, occasionally with an argument of any type. */
export function argumentsOf(name: string): Arguments {
  const valid = validArguments[name];
  if (valid === undefined) throw new Error(`there are no arguments for ${name}`);
  const spoiled = fc
    .tuple(valid, terms.map(textOfTerm), fc.nat(3))
    .map(([args, other, at]) => args.map((text, i) => (i === at % args.length ? other : text)));
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: spoiled });
}
