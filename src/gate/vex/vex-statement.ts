import type { Purl } from "../../base/text/purl.js";

/** A statement of a VEX document that excuses a finding, in the words of the document. */
export interface VexStatement {
  /** Distinguishes it from an exception. */
  kind: "vex";
  /** The document's file, as passed. */
  file: string;
  /** `@id` of an OpenVEX document, BOM-Link of a CycloneDX one; absent for one without a serial number. */
  document?: string;
  /** Absent for a CycloneDX document that names none. */
  author?: string;
  /** The main id of the vulnerability. */
  vulnerability: string;
  /** `not_affected` or `fixed`; of CycloneDX `not_affected`, `false_positive`, `resolved` or `resolved_with_pedigree`. */
  status: string;
  /** Such as `vulnerable_code_not_in_execute_path`. */
  justification?: string;
  /** `impact_statement`; of CycloneDX `analysis.detail`. */
  impact?: string;
  /** The statement's time, or its document's. */
  timestamp?: string;
}

/** A component that a statement is about. */
export interface VexComponent {
  /** Identifiers that are equal or not: IRIs, BOM-Links, CPEs, hashes, package URLs as written. */
  names: ReadonlySet<string>;
  purls: readonly Purl[];
}

/** A product. With subcomponents the statement is about these in it. */
export interface VexProduct extends VexComponent {
  subcomponents: readonly VexComponent[];
}

/** A statement of any status. */
export interface ReadStatement {
  shown: VexStatement;
  /** Whether its status excuses findings. */
  excuses: boolean;
  /** In nanoseconds since the epoch. */
  timeNs: bigint | undefined;
  /** The time among the statements of its document, whose own last change may be of another of them. Default: `timeNs`. */
  withinDocumentNs?: bigint;
  /** The ids of the vulnerability, aliases included. */
  ids: readonly string[];
  products: readonly VexProduct[];
}

/** Where a document is from, for its statements. */
export interface VexOrigin {
  file: string;
  /** The error for a document that is no valid one of its format. */
  refuse: (why: string) => never;
}
