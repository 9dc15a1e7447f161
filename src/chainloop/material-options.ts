/** Options for the materials of a gate. */
export interface MaterialOptions {
  /** The kind of the materials, by Chainloop's names: `SBOM_CYCLONEDX_JSON`. */
  kind: string;
  /** Values for the inputs of the policies, by their names. Commas and line feeds make lists of them. Default: none. */
  args?: Readonly<Record<string, string>> | undefined;
  /** The project of the materials, `input.chainloop_metadata.project_name`. Default: none. */
  project?: string | undefined;
  /** The version of the project, `input.chainloop_metadata.project_version_name`. Default: none. */
  projectVersion?: string | undefined;
}
