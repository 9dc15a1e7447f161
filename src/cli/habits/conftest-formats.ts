const HERE = ["tap", "table", "github", "azuredevops", "sarif"];

/** The replacement for a format of Conftest's `-o`. It applies only where the command has no format of this name. */
export function conftestFormat(name: string): string | undefined {
  if (name === "stdout") return "-o pretty";
  if (!HERE.includes(name)) return undefined;
  return `regohost gate -p policies/ FILES -o ${name} for verdicts, and -o junit or -o json for tests`;
}
