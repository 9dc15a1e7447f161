import { describe, expect, it } from "vitest";
import { toRequiredSigner } from "../../../src/gate/conforma/required-signer.js";
import { IDENTITY, ISSUER } from "../../trust/verify/mock-sigstore.js";

const NONE = { subject: "", subjectRegExp: "", issuer: "", issuerRegExp: "" };

describe("the signer of a run", () => {
  it("is its key, which needs a log only with a trusted root", () => {
    expect(toRequiredSigner({ keys: ["a"] }, ["PEM"])).toEqual({
      publicKey: "PEM",
      identity: NONE,
      ignoreRekor: true,
    });
    expect(toRequiredSigner({ keys: ["a"], trustedRoot: {} }, ["PEM"])).toMatchObject({ ignoreRekor: false });
  });

  it("is its identity", () => {
    const exact = { certificateIdentity: IDENTITY, certificateOidcIssuer: ISSUER };
    expect(toRequiredSigner({ trustedRoot: {}, ...exact }, [])).toEqual({
      publicKey: "",
      identity: { ...NONE, subject: IDENTITY, issuer: ISSUER },
      ignoreRekor: false,
    });
    const patterns = { certificateIdentityRegexp: "^a", certificateOidcIssuerRegexp: "^b" };
    expect(toRequiredSigner({ trustedRoot: {}, ...patterns }, [])?.identity).toEqual({
      ...NONE,
      subjectRegExp: "^a",
      issuerRegExp: "^b",
    });
  });

  it("is as configured with several keys", () => {
    expect(toRequiredSigner({ keys: ["a", "b"] }, ["A", "B"])).toBeUndefined();
  });
});
