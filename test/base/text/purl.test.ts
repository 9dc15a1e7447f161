import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCovered, parsePurl } from "../../../src/base/text/purl.js";

function covers(general: string, specific: string): boolean {
  const [own, others] = [parsePurl(general), parsePurl(specific)];
  return own !== undefined && others !== undefined && isCovered(others, own);
}

const CURL = "pkg:apk/wolfi/curl@8.1.2-r0";
const DIGEST = "sha256:47fed8868b46b060efb8699dc40e981a0c785650223e03602d8c4493fc75b68c";

describe("a package URL covers another one", () => {
  // TestPurlMatches of go-vex.
  it.each([
    ["the same", `${CURL}?arch=x86_64`, `${CURL}?arch=x86_64`, true],
    ["another type", `${CURL}?arch=x86_64`, "pkg:rpm/wolfi/curl@8.1.2-r0?arch=x86_64", false],
    ["another namespace", `${CURL}?arch=x86_64`, "pkg:apk/alpine/curl@8.1.2-r0?arch=x86_64", false],
    ["another package", `${CURL}?arch=x86_64`, "pkg:apk/wolfi/bash@8.1.2-r0?arch=x86_64", false],
    ["another version", `${CURL}?arch=x86_64`, "pkg:apk/wolfi/curl@8.1.3-r0?arch=x86_64", false],
    ["with qualifiers", CURL, `${CURL}?arch=x86_64`, true],
    ["without its qualifiers", `${CURL}?arch=x86_64`, CURL, false],
    ["a version of it", "pkg:oci/curl", `pkg:oci/curl@${DIGEST}`, true],
    ["all versions of it", `pkg:oci/curl@${DIGEST}`, "pkg:oci/curl", false],
    [
      "another qualifier",
      `pkg:oci/curl@${DIGEST}?arch=amd64&os=linux`,
      `pkg:oci/curl@${DIGEST}?arch=arm64&os=linux`,
      false,
    ],
    ["more qualifiers", `${CURL}?arch=x86_64`, `${CURL}?arch=x86_64&os=linux`, true],
  ])("%s", (_name, general, specific, isMatch) => {
    expect(covers(general, specific)).toBe(isMatch);
  });

  it.each([
    ["pkg:golang/acme.example/x@1#sub", "pkg:golang/acme.example/x@1", false],
    ["pkg:golang/acme.example/x@1", "pkg:golang/acme.example/x@1#sub", true],
    ["PKG://NPM/%40acme/app@1.0", "pkg:npm/@acme/app@1.0", true],
    ["pkg:npm/JSONStream@1", "pkg:npm/jsonstream@1", false],
    ["pkg:github/Acme/App@v1", "pkg:github/acme/app@v1", true],
    ["pkg:pypi/Typing_Extensions", "pkg:pypi/typing-extensions@4", true],
    ["pkg:npm/a@1.0%2B1", "pkg:npm/a@1.0+1", true],
    ["pkg:npm/a@1?b=&C=d", "pkg:npm/a@1?c=d", true],
    // The Kelvin sign, a letter with another accent, and a name in the other normal form.
    ["pkg:github/acme/\u212A", "pkg:github/acme/k", false],
    ["pkg:npm/caf\u00E9", "pkg:npm/cafe\u0301", false],
    ["pkg:npm/constructor?__proto__=a", "pkg:npm/constructor", false],
  ])("%s, %s: %s", (general, specific, isMatch) => {
    expect(covers(general, specific)).toBe(isMatch);
  });
});

it.each([
  ["", "npm/a@1", "pkg:", "pkg:npm", "pkg:npm/", "pkg:npm/@1", "pkg:1npm/a", "pkg:npm/a%", "pkg:npm/%FF"],
  ["pkg:npm/a?b=%", "pkg:npm/a?1=b", "pkg:npm/a?b=1&B=2", "pkg:npm/a#%", "pkg:pypi/@a/b", "pkg:npm/@a@1"],
])("is none: %s, …", (...texts) => {
  expect(texts.filter((text) => parsePurl(text) !== undefined)).toEqual([]);
});

it("is read without an error from any text, and covers itself", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(...Array.from("pkg:npm/@a?=&#%20.")) }),
      (any, near) => {
        for (const text of [any, `pkg:${any}`, `pkg:npm/${near}`]) {
          const purl = parsePurl(text);
          expect(purl === undefined || isCovered(purl, purl)).toBe(true);
        }
      },
    ),
  );
});
