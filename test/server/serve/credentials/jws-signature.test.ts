import { generateKeyPairSync, sign, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { toJwsSignature } from "../../../../src/server/serve/credentials/jws-signature.js";

describe("a signature of ECDSA", () => {
  it.each([
    // Often enough that numbers with a zero in front, and with a zero to be put in front, are among them. The others take ten times as long.
    ["P-256", "sha256", 32, 600],
    ["P-384", "sha384", 48, 20],
    ["P-521", "sha512", 66, 20],
  ])("of %s is the same in the form of JWS", (namedCurve, hash, halfBytes, turns) => {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve });
    for (let turn = 0; turn < turns; turn++) {
      const text = Buffer.from(`text ${String(turn)}`);
      const jws = Buffer.from(toJwsSignature(sign(hash, text, privateKey), halfBytes)!, "base64url");
      expect(jws).toHaveLength(2 * halfBytes);
      expect(verify(hash, text, { key: publicKey, dsaEncoding: "ieee-p1363" }, jws)).toBe(true);
    }
  });

  const good = [0x30, 0x06, 0x02, 0x01, 0x05, 0x02, 0x01, 0x07];
  it("has its numbers filled with zeros", () => {
    expect(Buffer.from(toJwsSignature(Uint8Array.from(good), 2)!, "base64url")).toEqual(
      Buffer.from([0, 5, 0, 7]),
    );
  });

  it.each<[string, number[]]>([
    ["nothing", []],
    ["another value", [0x31, ...good.slice(1)]],
    ["one number", [0x30, 0x03, 0x02, 0x01, 0x05]],
    ["three numbers", [0x30, 0x09, ...good.slice(2), 0x02, 0x01, 0x09]],
    ["something after it", [...good, 0]],
    ["too little", good.slice(0, -1)],
    ["a number below 0", [...good.slice(0, 4), 0x85, ...good.slice(5)]],
    ["the number 0", [...good.slice(0, 4), 0, ...good.slice(5)]],
    ["a larger number", [0x30, 0x08, 0x02, 0x03, 1, 2, 3, 0x02, 0x01, 7]],
    ["a long length of a short value", [0x30, 0x81, 0x06, ...good.slice(2)]],
  ])("is not taken from %s", (_, bytes) => {
    expect(toJwsSignature(Uint8Array.from(bytes), 2)).toBeUndefined();
  });
});
