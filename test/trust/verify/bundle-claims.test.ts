import { describe, expect, it } from "vitest";
import { readBundleClaims } from "../../../src/trust/verify/bundle-claims.js";

const FILE = '{"name":"a.rego","hash":"00","algorithm":"SHA-256"}';
const read = (text: string): ReturnType<typeof readBundleClaims> =>
  readBundleClaims("the signature", Buffer.from(text));

describe("readBundleClaims", () => {
  it("reads files, key and scope", () => {
    expect(read(`{"files":[${FILE}],"keyid":"k","scope":"write","iat":1,"iss":"me"}`)).toEqual({
      files: new Map([["a.rego", { hash: "00", algorithm: "SHA-256" }]]),
      keyId: "k",
      scope: "write",
    });
  });

  it("takes what is absent as empty", () => {
    expect(read("{}")).toEqual({ files: new Map(), keyId: "", scope: "" });
  });

  it.each([
    [`{"files":[${FILE},${FILE}]}`, /it has the file "a\.rego" twice/],
    [`{"files":[],"files":[${FILE}]}`, /it has "files" twice/],
    [`{"Files":[${FILE}]}`, /"Files" must be written files/],
    [`{"file\u017f":[${FILE}]}`, /must be written files/],
    ['{"files":{}}', /files must be a list/],
    ['{"files":["a.rego"]}', /files must be a list of objects/],
    ['{"files":[{"hash":"00"}]}', /a file has no name/],
    ['{"files":[{"name":"a","hash":1}]}', /hash must be a string/],
    ['{"keyid":1}', /keyid must be a string/],
    ['{"iat":1.5}', /iat must be an integer/],
    ['{"iat":9223372036854775808}', /iat must be an integer/],
    ["[]", /it is not a JSON object/],
    ["{", /it is not JSON/],
  ])("refuses %s", async (text, why) => {
    await expect(() => read(text)).toFailWith("bundle_invalid", why);
  });
});
