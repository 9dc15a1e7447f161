import { PolicyLoadError } from "../errors.js";
import type { IgnoredRule } from "../opa/compile-judges.js";
import { formatDiagnostics, toDiagnostics } from "../opa/rego-diagnostics.js";
import type { RegoSourceFile } from "../opa/rego-source.js";

/**
 * Refuses sets such as `deny_root`, which other tools read as `deny`, when no rule reads them: what they refuse would
 * pass.
 *
 * @throws PolicyLoadError `rule_unread` with all of them.
 */
export function checkRefusingRules(ignored: readonly IgnoredRule[], files: readonly RegoSourceFile[]): void {
  const found = ignored
    .filter(({ refuses }) => refuses)
    .map(({ name, location }) => ({
      code: "rule_unread",
      message: `${name} looks like a deny rule, but neither the gate nor another rule reads it`,
      location,
    }));
  if (found.length === 0) return;
  const diagnostics = toDiagnostics(found, files);
  throw new PolicyLoadError(
    `unread rules; rename them to deny or violation, or read them in such a rule:\n${formatDiagnostics(diagnostics)}`,
    { code: "rule_unread", diagnostics },
  );
}
