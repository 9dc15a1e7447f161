/** Replacements for Conftest's formats of `-o`. They apply only where the command has no format of this name. */
export const CONFTEST_FORMATS: ReadonlyMap<string, string> = new Map([
  ["stdout", "-o pretty"],
  ...["tap", "table", "github", "azuredevops", "sarif"].map(
    (format) =>
      [
        format,
        `regohost gate -p policies/ FILES -o ${format} for verdicts, and -o junit or -o json for tests`,
      ] as const,
  ),
]);
