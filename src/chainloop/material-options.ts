/** Options for the materials of a gate. */
export interface MaterialOptions {
  /** The kind of the materials, by Chainloop's names: `SBOM_CYCLONEDX_JSON`. */
  kind: string;
  /**
   * Values for the inputs of the policies, by `NAME`, or by `POLICY:NAME` for one policy or group in place of that for
   * all. Commas and line feeds make lists of them. Default: none.
   */
  args?: Readonly<Record<string, string>> | undefined;
  /** Files with further values for inputs, which are added to those of `args`. Default: none. */
  argFiles?: readonly ArgumentFile[] | undefined;
  /** The project of the materials, `input.chainloop_metadata.project_name`. Default: none. */
  project?: string | undefined;
  /** The version of the project, `input.chainloop_metadata.project_version_name`. Default: none. */
  projectVersion?: string | undefined;
}

/** A file with values for an input of policies: CSV or TSV with a header, or JSON. */
export interface ArgumentFile {
  /** The name of the input. */
  name: string;
  /** The path of the file, relative to `cwd`. */
  path: string;
  /** The column of the table, or the member of the objects in JSON. Default: the name of the input. */
  column?: string | undefined;
  /** The policy or group that gets the values, by its name or its path. Default: all with such an input. */
  policy?: string | undefined;
}
