/** The parsers of Conftest in `parsers/`, by Conftest's names. */
export type ConfigParser =
  | "codeowners"
  | "cyclonedx"
  | "dockerfile"
  | "dotenv"
  | "edn"
  | "groovy"
  | "hcl1"
  | "hcl2"
  | "hocon"
  | "ignore"
  | "ini"
  | "jsonnet"
  | "nginx"
  | "properties"
  | "spdx"
  | "textproto"
  | "toml"
  | "vcl"
  | "xml";

/** Every `ConfigParser`. */
export const CONFIG_PARSERS: readonly ConfigParser[] = [
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
  "jsonnet",
  "nginx",
  "properties",
  "spdx",
  "textproto",
  "toml",
  "vcl",
  "xml",
];
