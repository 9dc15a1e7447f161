import { describe, expect, it } from "vitest";
import { answerWithoutSecrets, withoutSecrets } from "../../../src/engine/recording/call-secrets.js";
import {
  numberedPlaceholders,
  saltedPlaceholders,
} from "../../../src/engine/recording/secret-placeholder.js";
import { SentSecrets } from "../../../src/engine/recording/sent-secrets.js";
import { parseJson } from "../../../src/base/terms/parse-term.js";
import { toJsonText } from "../../../src/base/terms/term-text.js";

function shownRequest(request: unknown): unknown {
  const [shown = null] = withoutSecrets(
    "http.send",
    [parseJson(JSON.stringify(request))],
    numberedPlaceholders(),
  );
  return JSON.parse(toJsonText(shown));
}

function shownResponse(response: unknown, request: unknown = {}): unknown {
  const [asked, answer] = [request, response].map((value) => parseJson(JSON.stringify(value)));
  if (asked === undefined || answer === undefined) throw new Error("there are two");
  const toPlaceholder = numberedPlaceholders();
  const sent = new SentSecrets([{ name: "http.send", args: [asked] }], toPlaceholder);
  return JSON.parse(toJsonText(sent.inTerm(answerWithoutSecrets("http.send", answer, toPlaceholder))));
}

describe("a request of http.send", () => {
  it.each<[string, unknown, unknown]>([
    ["a header with a scheme", { Authorization: "Bearer abc" }, { Authorization: "Bearer (secret-1)" }],
    ["a header without one", { authorization: "abc def" }, { authorization: "(secret-1)" }],
    [
      "a header of its own",
      { "Api-Key": "a", "X-Auth": "b" },
      { "Api-Key": "(secret-1)", "X-Auth": "(secret-2)" },
    ],
    ["a list", { Cookie: ["a=1", "b=2"] }, { Cookie: ["(secret-1)", "(secret-2)"] }],
    ["one that looks like a credential", { "X-User": "Basic dTpw" }, { "X-User": "Basic (secret-1)" }],
    ["others", { Accept: "application/json", "X-Page": "2" }, { Accept: "application/json", "X-Page": "2" }],
    ["equal ones alike", { "X-Token": "a", Cookie: "a" }, { "X-Token": "(secret-1)", Cookie: "(secret-1)" }],
  ])("headers: %s", (_name, headers, shown) => {
    expect(shownRequest({ method: "get", url: "https://x/", headers })).toEqual({
      method: "get",
      url: "https://x/",
      headers: shown,
    });
  });

  // One of each alternative that names a credential, so that none can be dropped unseen.
  it.each([
    "Authorization",
    "Cookie",
    "X-Token",
    "X-Secret",
    "Api-Key",
    "X-Signature",
    "X-Passwd",
    "X-Passphrase",
    "X-Credential",
    "X-Session",
    "X-Jwt",
    "Client-Assertion",
    "sig",
    "pwd",
    "pass",
    "pin",
    "code",
    "X-Amz-Date",
    "X-Goog-Date",
  ])("hides the value of the header and of the member %s", (name) => {
    const shown = shownRequest({ headers: { [name]: "0123" }, body: { [name]: "0123" } });
    expect(shown).toEqual({ headers: { [name]: "(secret-1)" }, body: { [name]: "(secret-1)" } });
  });

  it.each([
    ["https://user:pw@x/p", "https://(secret-1):(secret-2)@x/p"],
    ["https://a@b@x/p@q", "https://(secret-1)@x/p@q"],
    ["//user@x/p", "//(secret-1)@x/p"],
    ["https://x/p?a=1&token=t&b=2#f", "https://x/p?a=1&token=(secret-1)&b=2#f"],
    [
      "https://x/p?X-Amz-Signature=s&X-Amz-Credential=c",
      "https://x/p?X-Amz-Signature=(secret-1)&X-Amz-Credential=(secret-2)",
    ],
    ["https://x/p?sv=1&sig=s%3D", "https://x/p?sv=1&sig=(secret-1)"],
    ["https://x/p#access_token=t", "https://x/p#access_token=(secret-1)"],
    ["https://x/p?email=a@b&q=1", "https://x/p?email=a@b&q=1"],
    ["https://x/p?token=&key", "https://x/p?token=&key"],
    ["no address", "no address"],
  ])("address %s", (url, shown) => {
    expect(shownRequest({ url })).toEqual({ url: shown });
  });

  it.each<[string, unknown, unknown]>([
    [
      "members at any depth",
      { a: [{ client_secret: "s", n: 1 }] },
      { a: [{ client_secret: "(secret-1)", n: 1 }] },
    ],
    [
      "all of a secret member",
      { credentials: { user: "u", pin: 12 } },
      { credentials: { user: "(secret-1)", pin: "(secret-2)" } },
    ],
    ["a web token of any name", { t: "eyJhbGciOiJ9.eyJzdWIifQ.sig" }, { t: "(secret-1)" }],
    ["a private key of any name", { t: "-----BEGIN EC PRIVATE KEY-----\nM\n" }, { t: "(secret-1)" }],
    [
      "a scheme under any name",
      { a: "Bearer b", c: "basic d", e: "Digest f", g: "TOKEN h" },
      { a: "Bearer (secret-1)", c: "basic (secret-2)", e: "Digest (secret-3)", g: "TOKEN (secret-4)" },
    ],
    ["a form", "grant_type=x&client_secret=s", "(secret-1)"],
    ["a text without any", "grant_type=x", "grant_type=x"],
    ["null and flags", { secret: null, token: true }, { secret: null, token: true }],
  ])("body: %s", (_name, body, shown) => {
    expect(shownRequest({ body, raw_body: body })).toEqual({ body: shown, raw_body: shown });
  });

  it("its client key", () => {
    expect(shownRequest({ tls_client_key: "K", tls_client_cert: "C" })).toEqual({
      tls_client_key: "(secret-1)",
      tls_client_cert: "C",
    });
  });
});

describe("a response of http.send", () => {
  // One of each alternative here too.
  it.each([
    "id_token",
    "client_secret",
    "password",
    "passwd",
    "passphrase",
    "apiKey",
    "private_key",
    "secret-key",
    "accesskey",
  ])("hides the value of the header and of the member %s", (name) => {
    const shown = shownResponse({
      headers: { [name]: ["0123456789"] },
      body: { a: [{ [name]: "9876543210" }] },
    });
    expect(shown).toEqual({ headers: { [name]: ["(secret-1)"] }, body: { a: [{ [name]: "(secret-2)" }] } });
  });

  it("gives out no cookies, signed addresses and tokens", () => {
    const token = "0123456789abcdef";
    expect(
      shownResponse({
        status_code: 302,
        headers: {
          "set-cookie": ["sid=1; Secure"],
          location: ["https://u:p@x/?sig=s&n=1"],
          "x-csrf-token": [token],
          "content-type": ["application/json"],
        },
        body: {
          access_token: token,
          token_type: "Bearer",
          next_page_token: "second-page-of-three",
          items: [{ password: "required" }],
        },
        raw_body: `{"access_token":"${token}"}`,
      }),
    ).toEqual({
      status_code: 302,
      headers: {
        "set-cookie": ["(secret-1)"],
        location: ["https://(secret-2):(secret-3)@x/?sig=(secret-4)&n=1"],
        "x-csrf-token": ["(secret-5)"],
        "content-type": ["application/json"],
      },
      body: {
        access_token: "(secret-5)",
        token_type: "Bearer",
        next_page_token: "second-page-of-three",
        items: [{ password: "required" }],
      },
      raw_body: '{"access_token":"(secret-5)"}',
    });
  });
});

it.each(["set-cookie", "Set-Cookie", "SET-COOKIE"])("a response has no cookie in %s", (name) => {
  expect(shownResponse({ headers: { [name]: ["sid=1; Secure"] } })).toEqual({
    headers: { [name]: ["(secret-1)"] },
  });
});

describe("a response that is a form", () => {
  it.each([
    ["access_token=tokenofsomebody&scope=a", "access_token=(secret-1)&scope=a"],
    ["access_token=short", "access_token=short"],
    ["a text that says access_token=tokenofsomebody", "a text that says access_token=tokenofsomebody"],
  ])("%s", (text, shown) => {
    expect(shownResponse({ raw_body: text })).toEqual({ raw_body: shown });
  });
});

describe("a response that repeats its request", () => {
  const token = "0123456789abcdef";

  it("has none of its headers' credentials", () => {
    const headers = { Authorization: `Bearer ${token}`, Accept: "application/json, text/plain" };
    const body = { seen: { ...headers, list: [`it was ${token}`] }, raw: JSON.stringify(headers) };
    const shown = { ...headers, Authorization: "Bearer (secret-1)" };
    expect(shownResponse({ status_code: 200, body, raw_body: JSON.stringify(body) }, { headers })).toEqual({
      status_code: 200,
      body: { seen: { ...shown, list: ["it was (secret-1)"] }, raw: JSON.stringify(shown) },
      raw_body: JSON.stringify(body).replaceAll(token, "(secret-1)"),
    });
  });

  it("has none that JSON writes with escapes", () => {
    const quoted = `${token}"\\`;
    const body = JSON.stringify({ seen: quoted });
    expect(body).not.toContain(quoted);
    expect(shownResponse({ raw_body: body }, { headers: { "X-Token": quoted } })).toEqual({
      raw_body: '{"seen":"(secret-1)"}',
    });
  });

  it("has none of its address and body either, where their names are sure", () => {
    const request = {
      url: "https://user:longpasswordofuser@x/p?sig=signature%2Bsignature&token=tokenofsomebody1&key=a-key-of-a-lookup",
      body: { client_secret: "secretofsomebody", author: "somebody-with-a-name" },
    };
    const body = {
      url: "/p?sig=signature%2Bsignature&token=tokenofsomebody1&key=a-key-of-a-lookup",
      args: { sig: "signature+signature", user: "longpasswordofuser" },
      form: { client_secret: "secretofsomebody", author: "somebody-with-a-name" },
    };
    expect(shownResponse({ body, raw_body: JSON.stringify(body) }, request)).toEqual({
      body: {
        url: "/p?sig=(secret-3)&token=(secret-2)&key=a-key-of-a-lookup",
        args: { sig: "(secret-3)", user: "(secret-4)" },
        form: { client_secret: "(secret-1)", author: "somebody-with-a-name" },
      },
      raw_body:
        '{"url":"/p?sig=(secret-3)&token=(secret-2)&key=a-key-of-a-lookup","args":{"sig":"(secret-3)","user":"(secret-4)"},"form":{"client_secret":"(secret-1)","author":"somebody-with-a-name"}}',
    });
    const form = { raw_body: "grant_type=x&client_secret=secretofsomebody" };
    expect(shownResponse({ body: "secretofsomebody" }, form)).toEqual({ body: "(secret-1)" });
  });

  it("has what is too short to be told from other text", () => {
    const response = { body: { seen: "Bearer abc" } };
    expect(shownResponse(response, { headers: { Authorization: "Bearer abc" } })).toEqual(response);
  });
});

describe("io.jwt", () => {
  it("shows neither tokens nor keys", () => {
    const args = [
      parseJson('{"alg":"HS256"}'),
      parseJson('{"sub":"me"}'),
      parseJson('{"kty":"oct","k":"KEY"}'),
    ];
    const shown = withoutSecrets("io.jwt.encode_sign", args, numberedPlaceholders());
    expect(toJsonText(shown)).not.toMatch(/KEY|me/);
    expect(answerWithoutSecrets("io.jwt.encode_sign", "eyJ.a.b", numberedPlaceholders())).toBe("(secret-1)");
  });
});

describe("placeholders", () => {
  it("are the same for the same secret and salt only, and stand for themselves", () => {
    const [first, again, other] = [saltedPlaceholders("s"), saltedPlaceholders("s"), saltedPlaceholders("t")];
    expect(first("a")).toMatch(/^\(secret-[0-9a-f]{16}\)$/);
    expect(again("a")).toBe(first("a"));
    expect(first("b")).not.toBe(first("a"));
    expect(other("a")).not.toBe(first("a"));
    expect(first(other("a"))).toBe(other("a"));
  });
});
