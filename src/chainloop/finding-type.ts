/** The types of findings that a policy of Chainloop can declare (its `pkg/policies/findings`). */
export const FINDING_TYPES = ["VULNERABILITY", "SAST", "LICENSE_VIOLATION"] as const;

export type FindingType = (typeof FINDING_TYPES)[number];
