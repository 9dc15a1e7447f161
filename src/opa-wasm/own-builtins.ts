/**
 * The built-ins that `@open-policy-agent/opa-wasm` answers itself, before any that it is given. Their answers are not
 * always OPA's.
 */
export const OWN_BUILTINS: ReadonlySet<string> = new Set([
  "json.is_valid",
  "regex.split",
  "sprintf",
  "yaml.is_valid",
  "yaml.marshal",
  "yaml.unmarshal",
]);
