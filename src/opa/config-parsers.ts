/** The parsers of Conftest in `parsers/`, by Conftest's names. */
export const CONFIG_PARSERS = [
  "codeowners",
  "cyclonedx",
  "dockerfile",
  "dotenv",
  "edn",
  "groovy",
  "hcl1",
  "hcl2",
  "hocon",
  "ignore",
  "ini",
  "nginx",
  "properties",
  "spdx",
  "toml",
  "vcl",
  "xml",
] as const;

/** A parser of Conftest. */
export type ConfigParser = (typeof CONFIG_PARSERS)[number];
