import { expect, it } from "vitest";
import { describeAddresses, type UsedAddress } from "../../../src/base/text/used-address.js";

const DIGEST = `sha256:${"0".repeat(64)}`;
const DIGESTED = `oci://ghcr.io/acme/p@${DIGEST}`;

it.each<[string, string, string]>([
  ["https://x/p.rego", "https://x/p.rego", `https://x/p.rego (${DIGEST})`],
  ["https://x/p.rego", "https://y/p.rego", `https://x/p.rego is https://y/p.rego (${DIGEST})`],
  ["oci://ghcr.io/acme/p:1", DIGESTED, `oci://ghcr.io/acme/p:1 is ${DIGESTED}`],
  [DIGESTED, DIGESTED, DIGESTED],
  ["npm:@acme/p", "npm:@acme/p@1.0.0", `npm:@acme/p is npm:@acme/p@1.0.0 (${DIGEST})`],
])("names %s, which was %s", (address, resolved, shown) => {
  const used: UsedAddress = { address, resolved, digest: DIGEST, mediaType: "", pinned: "address" };
  expect(describeAddresses([used])).toEqual([
    { code: "policy_resolved", message: `policies from addresses: ${shown}` },
  ]);
});
