import seeds from "@sigstore/tuf/seeds.json" with { type: "json" };

/** Sigstore's public instance. */
export const PUBLIC_REPOSITORY = "https://tuf-repo-cdn.sigstore.dev";

/** The first root of Sigstore's public instance, as shipped in its own library. Every later one is signed by the one before it. */
export function publicRoot(): Uint8Array {
  return Buffer.from(seeds[PUBLIC_REPOSITORY]["root.json"], "base64");
}
