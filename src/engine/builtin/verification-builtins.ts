import { VERIFICATION, VERIFY } from "./builtin-names.js";
import { ANY_OBJECT, type BuiltinDeclaration } from "./builtin.js";

export { VERIFICATION, VERIFY };

/** This package's own built-ins, which every policy may call. */
export const verificationBuiltins: readonly BuiltinDeclaration[] = [
  {
    name: VERIFICATION,
    description:
      "What was verified about the input: signer, times, log entries, matched subjects. Ends the evaluation when nothing was verified.",
    args: [],
    result: { type: ANY_OBJECT, name: "facts", description: "as regohost verify --json prints them" },
  },
  {
    name: VERIFY,
    description:
      "Verifies the signatures of a DSSE envelope or Sigstore bundle. Undefined when they do not hold; unusable keys and roots end the evaluation.",
    args: [
      { type: "any", name: "envelope", description: "the envelope or bundle: an object, or its JSON text" },
      {
        type: ANY_OBJECT,
        name: "options",
        description:
          "keys, threshold, trusted_root, certificate_identity, certificate_identity_regexp, certificate_oidc_issuer, certificate_oidc_issuer_regexp, artifact",
      },
    ],
    result: {
      type: {
        type: "object",
        static: [
          { key: "facts", value: ANY_OBJECT },
          { key: "statement", value: { type: "any" } },
        ],
      },
      name: "verified",
      description: "the in-toto statement, and what was verified about it",
    },
  },
];
