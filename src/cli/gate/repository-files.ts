import { existsSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import type { GateReport } from "../../gate/index.js";
import type { CliIo } from "../terminal/cli-io.js";

/** The variables of CI systems that name the folder of the checkout. */
const CHECKOUTS = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BUILD_SOURCESDIRECTORY"];

function realPath(path: string): string {
  return existsSync(path) ? realpathSync.native(path) : resolve(path);
}

/**
 * Returns the path of a folder in the repository that a CI system checked out, with slashes; "" for its root, and
 * elsewhere. A checkout may be a folder of the workspace.
 */
export function findRepositoryPath({ env }: Pick<CliIo, "env">, folder: string): string {
  const workspace = CHECKOUTS.map((name) => env[name] ?? "").find(isAbsolute);
  if (workspace === undefined) return "";
  const [top, start] = [realPath(workspace), realPath(folder)];
  const below = relative(top, start);
  if (below === ".." || below.startsWith(`..${sep}`) || isAbsolute(below)) return "";
  let root = start;
  while (root !== top && !existsSync(join(root, ".git"))) root = dirname(root);
  return relative(root, start).replaceAll(sep, "/");
}

/**
 * Returns a report whose files are those of the repository, as the pages of a change show them: below the path of the
 * folder where the gate ran. Absolute paths, addresses and standard input stay.
 */
export function inRepository(report: GateReport, path: string): GateReport {
  if (path === "") return report;
  const toRepository = (file: string): string =>
    file === "-" || isAbsolute(file) || /^[a-z][a-z\d+.-]+:/i.test(file)
      ? file
      : posix.join(path, file.replaceAll(sep, "/"));
  const found = <T extends { location?: { file: string } }>(findings: readonly T[]): T[] =>
    findings.map((finding) =>
      finding.location === undefined
        ? finding
        : { ...finding, location: { ...finding.location, file: toRepository(finding.location.file) } },
    );
  const results = report.results.map((result) => ({
    ...result,
    file: toRepository(result.file),
    violations: found(result.violations),
    warnings: found(result.warnings),
    excepted: found(result.excepted),
    ...(result.excused === undefined
      ? {}
      : { excused: result.excused.map((rule) => ({ ...rule, findings: found(rule.findings) })) }),
  }));
  return { ...report, results };
}
