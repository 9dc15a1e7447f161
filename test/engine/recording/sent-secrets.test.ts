import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hidden } from "../../../src/engine/recording/secret-placeholder.js";
import { SentSecrets } from "../../../src/engine/recording/sent-secrets.js";
import { EvaluationError } from "../../../src/base/errors.js";
import { parseJson } from "../../../src/base/terms/parse-term.js";
import { toJsonText } from "../../../src/base/terms/term-text.js";

function sentBy(name: string, ...args: unknown[]): SentSecrets {
  return new SentSecrets([{ name, args: args.map((arg) => parseJson(JSON.stringify(arg))) }], hidden);
}

/** How a call sends a secret. */
const SENT: Record<string, (secret: string) => SentSecrets> = {
  "a header": (secret) => sentBy("http.send", { headers: { Authorization: `Bearer ${secret}` } }),
  "a header of its own": (secret) => sentBy("http.send", { headers: { "X-Api-Key": secret } }),
  "a cookie": (secret) => sentBy("http.send", { headers: { Cookie: `a=b; sid=${secret}; c=d` } }),
  "a password": (secret) =>
    sentBy("http.send", {
      headers: { authorization: `Basic ${Buffer.from(`user:${secret}`).toString("base64")}` },
    }),
  "a signed query": (secret) =>
    sentBy("http.send", { url: `https://a.example/?x=1&sig=${encodeURIComponent(secret)}` }),
  "a form": (secret) => sentBy("http.send", { raw_body: `a=b&client_secret=${encodeURIComponent(secret)}` }),
  "a body": (secret) => sentBy("http.send", { body: { a: [{ password: secret }] } }),
  "a key of TLS": (secret) => sentBy("http.send", { tls_client_key: secret }),
  "a key of AWS": (secret) =>
    sentBy("providers.aws.sign_req", {}, { aws_access_key: "AKIA", aws_secret_access_key: secret }, 1),
  "a key of HMAC": (secret) => sentBy("crypto.hmac.sha256", "a", secret),
  "a key of a token": (secret) => sentBy("io.jwt.encode_sign", {}, {}, { kty: "oct", k: secret }),
};

/** How the other side repeats a text, with how it is read again. */
const REPEATED: Record<string, { write: (text: string) => string; read: (text: string) => string }> = {
  "as it is": { write: (text) => text, read: (text) => text },
  "as JSON": { write: (text) => JSON.stringify({ text }), read: (text) => text.replaceAll(/\\(.)/g, "$1") },
  "as JSON in JSON": {
    write: (text) => JSON.stringify(JSON.stringify({ text })),
    read: (text) => text.replaceAll(/\\(.)/g, "$1").replaceAll(/\\(.)/g, "$1"),
  },
  "as JSON of other languages": {
    write: (text) =>
      JSON.stringify(JSON.stringify({ text })).replaceAll("é", "\\u00e9").replaceAll("/", "\\/"),
    read: (text) => text.replaceAll("\\u00e9", "é").replaceAll("\\", ""),
  },
  "as JSON in JSON in JSON": {
    write: (text) => JSON.stringify(JSON.stringify(JSON.stringify({ text }))),
    read: (text) => text.replaceAll("\\", ""),
  },
  "in a query": { write: encodeURIComponent, read: decodeURIComponent },
  "in a form": {
    write: (text) => encodeURIComponent(text).replaceAll("%20", "+"),
    read: (text) => decodeURIComponent(text.replaceAll("+", " ")),
  },
  "in hex": {
    write: (text) => Buffer.from(text).toString("hex"),
    read: (text) => Buffer.from(text, "hex").toString(),
  },
  "in Base64": {
    write: (text) => Buffer.from(text).toString("base64"),
    read: (text) => Buffer.from(text, "base64").toString(),
  },
  "in Base64 of addresses": {
    write: (text) => Buffer.from(text).toString("base64url"),
    read: (text) => Buffer.from(text, "base64url").toString(),
  },
};

const secrets = fc.string({
  unit: fc.constantFrom("a", "b", "Y", "Z", "0", "9", "/", "+", "%", '"', "\\", "-", "_", "é"),
  minLength: 16,
  maxLength: 64,
});

describe("a credential that a call sent", () => {
  it.each(
    Object.entries(SENT).flatMap(([sent, send]) =>
      Object.entries(REPEATED).map(([repeated, how]) => ({ sent, repeated, send, ...how })),
    ),
  )("is in no answer: $sent, repeated $repeated", ({ send, write, read }) => {
    fc.assert(
      fc.property(
        secrets,
        fc.string({ maxLength: 8 }),
        fc.string({ maxLength: 8 }),
        (secret, before, after) => {
          const sent = send(secret);
          const answer = write(`${before}|${secret}|${after}`);
          const shown = sent.inText(answer);
          expect(shown).toContain("(secret)");
          for (const part of shown.split("(secret)")) expect(read(part)).not.toContain(secret.slice(3, -3));
          const terms = toJsonText(sent.inTerm(parseJson(JSON.stringify({ [answer]: [answer] }))));
          expect(JSON.parse(terms)).toEqual({ [answer]: [shown] });
          expect(sent.inJson({ [answer]: [answer] })).toEqual({ [answer]: [shown] });
        },
      ),
      { numRuns: 20 },
    );
  });

  it("is in no trace, also where OPA cuts it", () => {
    const sent = SENT["a header"]?.("0123456789abcdefghij");
    expect(sent?.inTrace('x: "Bearer 0123456789ab..." y: "0123..." z: "012..."')).toBe(
      'x: "Bearer (secret)..." y: "(secret)..." z: "012..."',
    );
  });

  it.each([
    ["a scheme and a short word", "http.send", [{ headers: { Authorization: "Bearer abc" } }]],
    ["a header that is none", "http.send", [{ headers: { Accept: "application/json; charset=utf-8" } }]],
    ["a region", "providers.aws.sign_req", [{}, { aws_region: "eu-west-1" }, 1]],
    ["the arguments of others", "concat", ["0123456789abcdef", []]],
  ])("is not %s", (_, name, args) => {
    expect(sentBy(name, ...args).isEmpty).toBe(true);
  });
});

describe("an input that chooses the secrets", () => {
  /** How long it may take: it took 8 seconds and more, or forever. */
  const MAX_MS = 4_000;

  it.each([
    ["a long key", ["k".repeat(40_000)], `${"k".repeat(40_000)}!`, "(secret)!"],
    ["a key that begins with a quote", [`"${"a/b".repeat(8)}`], "\\".repeat(100_000), "\\".repeat(100_000)],
    [
      "a key that begins with a backslash",
      [`\\${"a".repeat(16)}`],
      "\\".repeat(100_000),
      "\\".repeat(100_000),
    ],
    [
      "many keys",
      Array.from({ length: 5_000 }, (_, index) => `eyJhbGciOiJIUzI1NiJ9.${String(index)}`),
      "eyJhbGci...".repeat(10_000),
      "(secret)...".repeat(10_000),
    ],
    [
      "a key that nearly repeats",
      [`${"a".repeat(20_000)}b${"a".repeat(20_000)}`],
      "a".repeat(100_000),
      "(secret)",
    ],
    [
      "too many keys",
      Array.from({ length: 10_001 }, (_, index) => `key-of-somebody-${String(index)}`),
      "text",
      "(secret)",
    ],
    ["too long a key", ["k".repeat(2 ** 20 + 1)], "text", "(secret)"],
  ])("waits neither long nor sees them: %s", (_, keys, text, shown) => {
    const started = performance.now();
    expect(sentBy("io.jwt.encode_sign", {}, {}, keys).inTrace(text) === shown).toBe(true);
    expect(performance.now() - started).toBeLessThan(MAX_MS);
  });
});

it("takes the key that a token is verified with, and not what it is verified for", () => {
  const sent = sentBy("io.jwt.decode_verify", "a.b.c", {
    secret: "0123456789abcdef",
    iss: "https://issuer.example",
  });
  expect(sent.inText("0123456789abcdef https://issuer.example")).toBe("(secret) https://issuer.example");
});

it.each([
  [{ "X-Token-Type": "production" }, "production"],
  [{ "X-Auth-Realm": "production-realm" }, "production-realm"],
  [{ Cookie: "theme=darkmode; secure=required" }, "darkmode required"],
  [
    { Authorization: 'Digest username="someone-else", realm="production", algorithm=SHA-256-sess' },
    "someone-else production SHA-256-sess",
  ],
  [
    { Authorization: "AWS4-HMAC-SHA256 SignedHeaders=host;x-amz-date, Signature=0123456789abcdef" },
    "host x-amz-date",
  ],
])("leaves words of headers that are no credentials: %j", (headers, text) => {
  expect(sentBy("http.send", { headers }).inText(text)).toBe(text);
});

it.each([
  [{ "Private-Token": "abcdefgh" }, "abcdefgh"],
  [{ "X-Api-Key": "abcdefgh" }, "abcdefgh"],
  [{ Cookie: "sid=0123456789abcdef" }, "0123456789abcdef"],
  [{ Authorization: 'Digest username="a", response="0123456789abcdef"' }, "0123456789abcdef"],
  [{ Authorization: "AWS4-HMAC-SHA256 SignedHeaders=host, Signature=0123456789abcdef" }, "0123456789abcdef"],
])("takes the credentials of headers: %j", (headers, text) => {
  expect(sentBy("http.send", { headers }).inText(text)).toBe("(secret)");
});

describe("an error that has a sent secret", () => {
  const sent = sentBy("http.send", { headers: { Authorization: "Bearer abcdefgh" } });

  it("is shown without it, and stays of its class with its members", () => {
    const error = new EvaluationError("no abcdefgh", {
      code: "timeout",
      cause: new TypeError("why", { cause: "abcdefgh" }),
    });
    const shown = sent.inError(error) as EvaluationError;
    expect(shown).toBeInstanceOf(EvaluationError);
    expect(shown).toMatchObject({ message: "no (secret)", code: "timeout", name: "EvaluationError" });
    expect(shown.cause).toBeInstanceOf(TypeError);
    expect(shown.cause).toMatchObject({ message: "why", cause: "(secret)" });
    expect(inspect(shown, { depth: 9, showHidden: true })).toContain("no (secret)");
    expect(shown.stack).not.toContain("abcdefgh");
    expect(structuredClone(shown)).toMatchObject({ message: "no (secret)" });
    expect(error.message).toBe("no abcdefgh");
  });

  it("is the same one without any, and ends at causes that are its own", () => {
    const other = new Error("other", { cause: 1 });
    expect(sent.inError(other)).toBe(other);
    const own = new Error("abcdefgh");
    own.cause = own;
    expect(sent.inError(own)).toMatchObject({ message: "(secret)" });
  });

  it("has no error with one in it, however deep, or among several", () => {
    let deep: unknown = "abcdefgh";
    for (let depth = 0; depth < 20; depth++) deep = new Error("abcdefgh", { cause: deep });
    const several = new AggregateError([new TypeError("no abcdefgh"), new Error("other")], "all");
    for (const error of [deep, several, new Error("above", { cause: several })]) {
      const found: unknown[] = [];
      for (let one = sent.inError(error); one instanceof Error; one = one.cause)
        found.push(one.message, one.stack, "errors" in one ? inspect(one.errors) : "");
      expect(found.join("\n")).toContain("(secret)");
      expect(found.join("\n")).not.toContain("abcdefgh");
    }
    expect((sent.inError(several) as AggregateError).errors[1]).toBe(several.errors[1]);
  });

  it("can be read when its class has getters of its own", () => {
    class Own extends Error {
      readonly #code = "own";
      get code(): string {
        return this.#code;
      }
    }
    const shown = [new DOMException("no abcdefgh", "TimeoutError"), new Own("no abcdefgh")].map((error) =>
      sent.inError(error),
    );
    expect(shown).toMatchObject([
      { message: "no (secret)", name: "TimeoutError", code: 23 },
      { message: "no (secret)", code: "own" },
    ]);
    expect(shown[0]).toBeInstanceOf(DOMException);
    expect(inspect(shown, { depth: 9 })).not.toContain("abcdefgh");
  });

  it("may have other texts than strings, and causes that cannot be read", () => {
    const odd = [{ message: 5 }, { message: ["abcdefgh"] }, { stack: 5 }, { stack: ["abcdefgh"] }];
    const shown = odd.map((members) => sent.inError(Object.assign(new Error("odd"), members)));
    expect(inspect(shown)).not.toContain("abcdefgh");
    const fail = (): never => {
      throw new Error("abcdefgh");
    };
    const cause = Object.defineProperty(new Error("why"), "code", { get: fail });
    const read = sent.inError(new Error("odd", { cause })) as Error;
    expect(read.cause).toEqual(new Error("a built-in threw what cannot be read"));
  });

  it("may have a cause whose getter throws each second time", () => {
    let reads = 0;
    const get = (): number => {
      if (reads++ % 2 === 0) throw new Error("not now");
      return 1;
    };
    const cause: unknown = Object.defineProperty({}, "x", { enumerable: true, get });
    const shown = sent.inError(new Error("no abcdefgh", { cause }));
    expect(shown).toMatchObject({ message: "no (secret)" });
    expect(reads).toBe(2);
  });
});

it("finds the secrets of calls that are added, as those of the first", () => {
  const calls = ["abcdefgh", "abcd", "abcdefghijkl", 'abc"defgh', "zyxwvuts"].map((token) => ({
    name: "http.send",
    args: [parseJson(JSON.stringify({ headers: { Authorization: `Bearer ${token}` } }))],
  }));
  const text = calls.map(({ args }) => inspect(args, { depth: 9 })).join() + "abcdefghij abc... zyxw...";
  const whole = new SentSecrets(calls, hidden);
  const added = new SentSecrets([], hidden);
  for (const call of calls) {
    added.inTrace(text);
    added.add([call]);
  }
  expect(added.inText(text)).toBe(whole.inText(text));
  expect(added.inTrace(text)).toBe(whole.inTrace(text));
  expect(added.inText(text)).not.toContain("zyxwvuts");
});
