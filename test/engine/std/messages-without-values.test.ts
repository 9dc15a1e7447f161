import { beforeAll, describe, expect, it } from "vitest";
import capabilities from "../../../opa-core/capabilities.json" with { type: "json" };
import { StandardBuiltinError } from "../../../src/engine/builtin/standard-builtin.js";
import table from "../../../opa-core/standard-builtins.json" with { type: "json" };
import { standardBuiltin } from "../../../src/engine/opa/standard-builtins.js";
import { shownCall, toShownError } from "../../../src/engine/recording/shown-call.js";
import { createStandardBuiltins, loadStandardBuiltins } from "../../../src/engine/std/registry.js";
import { parseTerm } from "../../../src/base/terms/parse-term.js";

const MARKER = "hunter2MARKER";
const NUMBER = "790790790790";
const BASE64 = Buffer.from(MARKER).toString("base64");
const HEX = Buffer.from(MARKER).toString("hex");

/** Values with a secret in every type and form in which OPA's messages have shown one. */
const SECRETS = [
  ...[
    `"${MARKER}"`,
    `["${MARKER}"]`,
    `{"${MARKER}"}`,
    `{"${MARKER}": 1}`,
    `{"k": "${MARKER}"}`,
    NUMBER,
    `-${NUMBER}.5`,
  ],
  ...[`"${BASE64}"`, `"${HEX}"`, `[[${NUMBER}, "${MARKER}"]]`, `[1, "${MARKER}"]`, `[1, "UTC", "${MARKER}"]`],
  ...[
    `"${MARKER} and ${MARKER}"`,
    `"[${MARKER}"`,
    `"${MARKER}("`,
    `"*${MARKER}"`,
    `"a: [${MARKER}"`,
    `"a: !!${MARKER} 1"`,
  ],
  ...[
    `"{\\"a\\": ${MARKER}}"`,
    `"1.${MARKER}"`,
    `"10.0.0.0/${MARKER}"`,
    `"%zz${MARKER}"`,
    `"http://${MARKER}:x"`,
    `"${MARKER}KB"`,
  ],
  ...[`"{{.${MARKER}}}"`, `"{{${MARKER}"`, `"type ${MARKER} { "`, `"package ${MARKER} {"`, `"a.${MARKER}.b"`],
  ...[
    `"-----BEGIN ${MARKER}-----\\n${BASE64}\\n-----END ${MARKER}-----"`,
    `{"method": "get", "url": "http://${MARKER}/"}`,
  ],
  ...[
    `{"method": "${MARKER}", "url": "http://127.0.0.1/${MARKER}"}`,
    `[{"op": "${MARKER}", "path": "/${MARKER}"}]`,
  ],
  ...[
    `{"method": "get", "url": "http://u:${MARKER}@127.0.0.1:1/${MARKER}?${MARKER}", "headers": {"a": ["${MARKER}"]}}`,
  ],
  ...[
    `{"aws_access_key": "${MARKER}", "aws_secret_access_key": "${MARKER}", "aws_service": "s3"}`,
    `{"alg": "${MARKER}"}`,
  ],
  ...[
    `{"keys": [{"kty": "${MARKER}"}]}`,
    `{"kty": "oct", "k": "${MARKER}"}`,
    `{"secret": "${MARKER}", "alg": "${MARKER}"}`,
  ],
];
const FORMS = new RegExp([MARKER, NUMBER, BASE64.slice(0, -2), HEX].join("|"), "i");

/** An argument that a built-in takes, by its declared type. */
const USUAL: Readonly<Record<string, string>> = {
  ...{
    string: '"a"',
    number: "1",
    array: "[1]",
    object: '{"a": 1}',
    set: "{1}",
    boolean: "true",
    null: "null",
  },
};

interface Declared {
  type: string;
  of?: unknown;
}

function usual({ type, of }: Declared): string {
  const [first] = type === "any" && Array.isArray(of) ? (of as Declared[]) : [];
  return USUAL[first?.type ?? type] ?? '"a"';
}

/** Takes the time it is given for great numbers. */
const ENDLESS = /^(?:numbers\.range|rand|graph)/;
const declared = new Map(
  capabilities.builtins.map(({ name, decl }) => [name, ("args" in decl ? decl.args : []) as Declared[]]),
);
const find = createStandardBuiltins({ allowNet: [] });

async function failure(name: string, args: readonly string[]): Promise<unknown> {
  const builtin = find(name);
  const endsAt = performance.now() + 100;
  const remainingMs = (): number => endsAt - performance.now();
  try {
    if (builtin === undefined) return undefined;
    if ("answer" in builtin) {
      const context = { signal: new AbortController().signal, report: () => undefined, speculative: false };
      await builtin.answer(args.map(parseTerm), {
        ...context,
        deadline: Date.now() + 100,
        evaluation: { nowNs: 1n } as never,
      });
      return undefined;
    }
    builtin.call(
      args.map((arg) => Buffer.from(arg)),
      {
        nowNs: 1n,
        seed: "s",
        remainingMs,
        beforeLongCall: () => undefined,
        readsErrors: true,
        print: () => undefined,
      },
    );
    return undefined;
  } catch (error) {
    return error;
  }
}

describe("no message of a standard built-in has a value of its arguments", () => {
  beforeAll(loadStandardBuiltins);
  const names = Object.keys(table).filter(
    (name) => !ENDLESS.test(name) && (standardBuiltin(name)?.arity ?? 0) > 0,
  );

  it.each(names)("%s", async (name) => {
    const args = (declared.get(name) ?? []).map(usual);
    const shown = new Set<string>();
    for (const [position] of args.entries()) {
      // What has the form of a host is shown: --allow-net needs it.
      const isHost = (secret: string): boolean =>
        name === "net.lookup_ip_addr" && /^"[\w.]+\.\w+"$/.test(secret);
      for (const secret of SECRETS.filter((one) => !isHost(one))) {
        const given = args.map((arg, index) => (index === position ? secret : arg));
        const error = await failure(name, given);
        const terms = given.map(parseTerm);
        shown.add(shownCall(name, terms));
        if (error instanceof StandardBuiltinError) shown.add(toShownError(name, terms, error).message);
        else if (error instanceof Error) shown.add(error.message);
      }
    }
    for (const text of shown) expect(text).not.toMatch(FORMS);
  });
});

describe("what is left of a message is enough to act on", () => {
  beforeAll(loadStandardBuiltins);

  it.each<[string, string[], string]>([
    ["object.get", ["[1]", '"a"', "1"], "object.get: operand 1 must be object but got array"],
    ["to_number", ['"x"'], "to_number: strconv.ParseFloat: parsing …: invalid syntax"],
    ["json.unmarshal", ['"{"'], "json.unmarshal: unexpected EOF"],
    ["yaml.unmarshal", ['"a: ["'], "yaml.unmarshal: yaml: line 1: did not find expected node content"],
    ["time.parse_rfc3339_ns", ['"x"'], "time.parse_rfc3339_ns: parsing time … as …: cannot parse … as …"],
    ["net.cidr_expand", ['"x"'], "net.cidr_expand: invalid CIDR address: …"],
    ["regex.match", ['"["', '"x"'], "regex.match: error parsing regexp: missing closing ]: "],
    ["base64.decode", ['"%"'], "base64.decode: illegal base64 data at input byte 0"],
    ["units.parse_bytes", ['"1XY"'], "units.parse_bytes: units.parse_bytes: byte unit … not recognized"],
    ["semver.compare", ['"x"', '"1.0.0"'], "semver.compare: operand 1: string … is not a valid SemVer"],
    [
      "providers.aws.sign_req",
      ["{}", "{}", "0"],
      "providers.aws.sign_req: operand 2 missing required AWS config parameters",
    ],
    ["http.send", ["{}"], 'http.send: operand 1 missing required request parameters(s): {"method", "url"}'],
    ["div", ["1", "0"], "div: divide by zero"],
  ])("%s", async (name, args, expected) => {
    const error = await failure(name, args);
    if (!(error instanceof StandardBuiltinError)) throw new Error(`${name} did not fail: ${String(error)}`);
    expect(toShownError(name, args.map(parseTerm), error).message).toContain(expected);
  });
});

describe("a call in messages", () => {
  const digest = `sha256:${"0123456789abcdef".repeat(4)}`;
  it.each([
    ["service.discover", [`"${digest}"`, '""'], `service.discover("${digest}", "")`],
    ["service.evidence", ['{"project": "secret"}'], "service.evidence(object)"],
    [
      "acme.owner",
      ['"repo"', "1", "{1}", "[1]", "null", "true"],
      "acme.owner(string, number, set, array, null, boolean)",
    ],
    [
      "http.send",
      ['{"method": "get", "url": "https://u:p@api.example.com:8/a?b#c"}'],
      "http.send(GET https://api.example.com:8)",
    ],
    ["http.send", ['{"method": "get", "url": "https://secret/a"}'], "http.send(object)"],
    ["http.send", ['"x"'], "http.send(string)"],
  ])("%s %s", (name, args, expected) => {
    expect(shownCall(name, args.map(parseTerm))).toBe(expected);
  });
});
