/**
 * The value of a request's field: `$name` for the named value (the field is omitted without one), any other value
 * unchanged, or an object of them for a message. `$$` escapes a leading `$`.
 */
export type RequestTemplate =
  | string
  | number
  | boolean
  | readonly (string | number | boolean)[]
  | { readonly [field: string]: RequestTemplate };

/**
 * How one operation of the platform is called, where a server names it otherwise. Defaults are those of the protos in
 * `schemas/proto/platform/v1`; each key replaces its default as a whole.
 */
export interface OperationMapping {
  /** `/package.Service/Method`. */
  method?: string | undefined;
  /** The request message, by the names of its fields. */
  request?: { readonly [field: string]: RequestTemplate } | undefined;
  /** The place of each field of a record, as a path such as `subject.name`. Unnamed fields are absent. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** For a field of a record: the meaning of the service's values, such as those of an enum. */
  values?: Readonly<Record<string, Readonly<Record<string, string | boolean>>>> | undefined;
}

/** The mapping of an operation that answers with a list of records, in pages. */
export interface ListMapping extends OperationMapping {
  /** The path of the repeated field with the records. */
  results?: string | undefined;
  /** The path of the next page's cursor; `false` for a service without pages. */
  cursor?: string | false | undefined;
}

/** How a platform is called that does not speak `schemas/proto/platform/v1`. docs/platform.md has examples. */
export interface PlatformMapping {
  /** `service.evidence`. */
  evidence?: ListMapping | undefined;
  /** `service.project_compliance`. */
  compliance?: ListMapping | undefined;
  /** `service.evidence_prompt`. */
  prompt?: OperationMapping | undefined;
}
