/** The files that the demo can change after the attestation: the local tarball or the stored SBOM. */
export const TAMPERABLE = ["tarball", "sbom"] as const;

export type Tamperable = (typeof TAMPERABLE)[number];

/** A copy in which one bit of the byte in the middle is another. */
export function withOneByteChanged(bytes: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}
