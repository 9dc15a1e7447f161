import { describe, expect, it } from "vitest";
import {
  hasScheme,
  shownAddress,
  shownCause,
  shownSource,
  shownValue,
} from "../../../src/base/text/address.js";

describe("an address is shown without its secrets", () => {
  it.each([
    ["https://user:pw@h:1/x.json?sig=s#f", "https://h:1/x.json"],
    ["https://user:p@w@h/x", "https://h/x"],
    ["https://token@h", "https://h"],
    ["oci://user:pw@h/p:1", "oci://h/p:1"],
    ["oci://h/p@sha256:00", "oci://h/p@sha256:00"],
    ["git::https://user:pw@h/x.git//p?sshkey=s", "git::https://h/x.git//p"],
    ["git@h:acme/p.git?ref=s", "git@h:acme/p.git"],
    ["sftp://user:pw@h/x?s", "sftp://h/x"],
    ["npm:p@1.0.0?checksum=s", "npm:p@1.0.0"],
    ["what?.json", "what?.json"],
    ["a@b#c.json", "a@b#c.json"],
    ["C:\\x?y", "C:\\x?y"],
  ])("%s", (given, shown) => {
    expect(shownSource(given)).toBe(shown);
    expect(shownCause(given, "why")).toBe(given === shown && !hasScheme(given) ? "why" : undefined);
  });
});

describe("a private key or a token in place of a path or value is not shown", () => {
  const begin = "-----BEGIN RSA PRIVATE KEY-----";
  const end = "-----END RSA PRIVATE KEY-----";
  it.each([
    [`${begin}\nhunter2\n--hunter2\n${end}\n`, "(a private key)\n"],
    [`keys/${begin}\nhunter2`, "keys/(a private key)"],
    [`${begin} hunter2 ${end} and ${begin}hunter2${end}`, "(a private key) and (a private key)"],
    ["-----BEGIN PRIVATE KEY-----hunter2 https://hunter2", "(a private key)"],
    ['{"kty":"oct","k":"hunter2"}', '{"kty":"oct","k":"…"}'],
    [
      String.raw`{"key":"{\"kty\":\"oct\",\n\"k\" :\n \"hunter2\"}"}`,
      String.raw`{"key":"{\"kty\":\"oct\",\n\"k\" :\n "…"}"}`,
    ],
    [String.raw`"{\\\"k\\\":\\\"hunter2\\\",\\\"kty\\\":1`, String.raw`"{\\\"k\\\":"…",\\\"kty\\\":1`],
    [
      '{"kty":"RSA","n":"y","oth":[{"r":"hunter2","d":"hunter2","t":"hunter2"}]}',
      '{"kty":"RSA","n":"y","oth":[{"r":"…","d":"…","t":"…"}]}',
    ],
    ['{"d" : "hunter2", "x": "y", "kty": "EC", "dp":"hunter2', '{"d" : "…", "x": "y", "kty": "EC", "dp":"…"'],
    ["pkcs11:token=x;pin-value=hunter2?module-name=y", "pkcs11:token=x;pin-value=…?module-name=y"],
    ["eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiIxIn0.c2ln", "(a token)"],
    ["tokens/eyJhbGciOiJub25lIn0.e30. and eyJh-bGci.e3_0.c2ln/x", "tokens/(a token) and (a token)/x"],
  ])("%j", (given, shown) => {
    expect(shownSource(given)).toBe(shown);
    expect(shownValue(given)).toBe(shown);
    expect(shownCause(given, "why")).toBeUndefined();
  });

  it("as other words are, also long ones", () => {
    const words = `eyJ.json ${"eyJ".repeat(500_000)} keyJ.a.b`;
    expect(shownValue(words)).toBe(words);
  });

  it("as a public one is", () => {
    const key = "-----BEGIN PUBLIC KEY-----\nMCo\n-----END PUBLIC KEY-----";
    expect(shownSource(key)).toBe(key);
    expect(shownCause(key, "why")).toBe("why");
  });
});

/** Passwords that nobody escaped, in all places of an address. */
const UNESCAPED = [
  "hunter2",
  "hunter2/x",
  "hunter2#x",
  "hunter2?x",
  "hunter2@x",
  "a/hunter2?x#y@z",
  "hunter2:1",
];

describe.each(["https://", "oci://", "redis://", "git::https://"])("behind %s", (scheme) => {
  it.each(UNESCAPED)("a password is not shown: %s", (password) => {
    const hosts = [
      "h",
      "h:1/x.tar.gz",
      "127.0.0.1:1",
      "h/p@sha256:00",
      "h?user=a@b",
      "h, which is wrong",
      "h:1: no",
    ];
    for (const host of hosts) {
      const address = `${scheme}u:${password}@${host}`;
      for (const shown of [
        shownAddress(address),
        shownSource(address),
        shownValue(`${address}. It is -p ${address}`),
      ]) {
        expect(shown).not.toContain("hunter2");
        expect(shown).toContain(scheme);
      }
      expect(shownValue(`${address},https://h/x`)).not.toContain("hunter2");
      expect(shownValue(`https://h/x,${address}`)).not.toContain("hunter2");
    }
  });

  it.each([
    "?token=hunter2",
    "/?token=hunter2",
    "/x#token=hunter2",
    ":x?token=hunter2",
    "?a@b&token=hunter2",
  ])("a query is not shown: %s", (rest) => {
    expect(shownAddress(`${scheme}h${rest}`)).not.toContain("hunter2");
    expect(shownSource(`${scheme}h${rest}`)).not.toContain("hunter2");
    if (!rest.includes("#")) expect(shownValue(`${scheme}h${rest}`)).not.toContain("hunter2");
  });
});

describe("a value keeps what is around the addresses in it", () => {
  it.each([
    ["argument 'https://u:pw@h/x?sig=s' is invalid", "argument 'https://h/x' is invalid"],
    ["fetch (http://h/a?b=c), then http://h/d?e=f.", "fetch (http://h/a), then http://h/d."],
    ["--set s=git::https://u:p@h/x?s: wrong", "--set s=git::https://h/x: wrong"],
    ["https://u:p@w@h/x", "https://h/x"],
    ["oci://h/p@sha256:00#sha256:11 is bad", "oci://h/p@sha256:00#sha256:11 is bad"],
    ["json=https://u:p@h/a,https://v:q@i/b", "json=https://h/a,https://i/b"],
    ["https://u:p@h,https://v:q@i?sig=s.", "https://h,https://i."],
    ["https://u:p@h/a,https://v:q@i/b?sig=s,https://w:r@j", "https://h/a,https://i/b"],
    ["c://u:p@h/a,https://v:q@i/b", "c://u:p@h/a,https://i/b"],
    ["https://h/docs#strict?", "https://h/docs#strict"],
    ["who? a@b: what?", "who? a@b: what?"],
    ["/a/b?c@d", "/a/b?c@d"],
  ])("%s", (message, shown) => {
    expect(shownValue(message)).toBe(shown);
  });

  it("takes time in proportion to its length", () => {
    const long = `https://${"a".repeat(200_000)}?${".".repeat(200_000)}x`;
    expect(shownValue(long).length).toBeLessThan(long.length);
    for (const many of ["https://u@", "https://u@h/", "https://", "ab:", "\\", '"d":', '"d"\\n'].map((one) =>
      one.repeat(100_000),
    )) {
      expect(shownValue(many).length).toBeLessThanOrEqual(many.length);
    }
  });
});
