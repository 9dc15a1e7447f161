/** The severity of a finding, in SARIF's terms. */
export type Severity = "error" | "warning" | "note";

/** A policy's rating of the severity of a finding. */
export interface SeverityRating {
  /** Absent without a known word or a score. */
  severity?: Severity;
  /** The policy's own word in lower case, such as `critical` or `failure`; without one, GitHub's for the score. */
  severityLabel?: string;
  /** From 0.1 to 10, like a CVSS score: the policy's own, or that of a word from `critical` to `low`. */
  securitySeverity?: number;
}

interface Word {
  severity: Severity;
  score?: number;
}

/** Severity words used by policies, and the scores that Trivy assigns them in SARIF. */
const WORDS: Readonly<Record<string, Word>> = {
  critical: { severity: "error", score: 9.5 },
  high: { severity: "error", score: 8 },
  error: { severity: "error" },
  failure: { severity: "error" },
  medium: { severity: "warning", score: 5.5 },
  moderate: { severity: "warning", score: 5.5 },
  warning: { severity: "warning" },
  warn: { severity: "warning" },
  low: { severity: "note", score: 2 },
  info: { severity: "note" },
  informational: { severity: "note" },
  note: { severity: "note" },
};

/** Words with a known severity. */
export const SEVERITY_WORDS = Object.keys(WORDS);

/** https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support-for-code-scanning */
const BANDS = [
  { label: "critical", above: 9 },
  { label: "high", above: 6.9 },
  { label: "medium", above: 3.9 },
  { label: "low", above: 0 },
];

/** SARIF scores have one decimal. */
const MIN_SCORE = 0.1;

/** A longer text is not a word. */
const MAX_LABEL = 64;

/** Returns a score, or the number that its text is; `undefined` for any other value. */
export function getScore(value: unknown): number | undefined {
  const score = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof score === "number" && score >= MIN_SCORE && score <= 10 ? score : undefined;
}

/**
 * Reads a severity.
 *
 * @param word `custom.severity` of METADATA, or `severity` of a finding.
 * @param score the same of `security-severity`: a number from 0.1 to 10, or its text.
 */
export function readSeverity(word: unknown, score: unknown): SeverityRating {
  const own = getScore(score);
  const text = typeof word === "string" ? word.trim().toLowerCase() : "";
  const band = own === undefined ? undefined : BANDS.find(({ above }) => own > above)?.label;
  const label = text === "" || text.length > MAX_LABEL ? band : text;
  const known = [text, band].find((name) => name !== undefined && Object.hasOwn(WORDS, name));
  const { severity, score: usual }: Partial<Word> = known === undefined ? {} : (WORDS[known] ?? {});
  const securitySeverity = own ?? usual;
  const rating: SeverityRating = {};
  if (severity !== undefined) rating.severity = severity;
  if (label !== undefined) rating.severityLabel = label;
  if (securitySeverity !== undefined) rating.securitySeverity = securitySeverity;
  return rating;
}
