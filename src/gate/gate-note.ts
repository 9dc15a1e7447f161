/**
 * Additional information for readers of the verdict. `envelope_unverified` is part of the verdict: signatures were not
 * checked.
 */
export interface GateNote {
  code:
    | "envelope_unverified"
    | "exception_unused"
    | "definition_unknown"
    | "rules_ignored"
    | "policies_ignored"
    | "data_unused"
    | "reference_undefined";
  message: string;
}
