/** The formats whose published schemas come with this package: names of `--schema`. A file or folder of such a name is `./cyclonedx`. */
export const FORMAT_SCHEMAS: readonly string[] = [
  "cyclonedx",
  "in_toto_statement",
  "sarif",
  "slsa_provenance",
  "spdx",
];
