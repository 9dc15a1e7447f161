import type { StructuredPatch } from "diff";
import type { FormattedPolicy } from "../../tooling/format-policies.js";
import type { PolicyPaths } from "../../tooling/policy-paths.js";
import { writeNote, writeExact, writeOut } from "../terminal/cli-io.js";
import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { readGivenText } from "../terminal/standard-input.js";
import { noteSkipped } from "../terminal/show-error.js";
import { writeWholeFile } from "../terminal/write-file.js";
import { type FlagValues, optionsFor } from "../options/option-table.js";
import { loadPackage } from "../../base/load-package.js";

const OPTIONS = optionsFor()({
  write: { kind: "flag", usage: "-w, --write", description: "write the files instead of printing them" },
  list: { kind: "flag", usage: "-l, --list", description: "list the files that would change" },
  diff: { kind: "flag", usage: "-d, --diff", description: "print a diff of the changes" },
  fail: { kind: "flag", usage: "--fail", description: "exit 1 if a file would change" },
  v0Compatible: {
    kind: "flag",
    usage: "--v0-compatible",
    description: "read and write Rego from before OPA 1.0",
  },
  v0V1: {
    kind: "flag",
    usage: "--v0-v1",
    description: "read Rego from before OPA 1.0, and write Rego for both",
  },
  v1Compatible: { kind: "flag", usage: "--v1-compatible", description: "with --v0-v1: read Rego of OPA 1.0" },
  dropV0Imports: {
    kind: "flag",
    usage: "--drop-v0-imports",
    description: "remove imports that OPA 1.0 does not need",
  },
});

type FmtFlags = FlagValues<typeof OPTIONS>;

export const configure = defineCommand({
  arguments: [["[path...]", ".rego files or folders"]],
  options: OPTIONS,
  about: `Without a path it formats standard input, and with --write the policies of regohost.yaml. Tests in folders are
formatted too. Files that are not Rego are skipped.`,
  examples: [
    "regohost fmt policies/ --write",
    "regohost fmt policies/ --list --fail  # for CI: prints the files that would change, exit 1 when there is one",
    "regohost fmt --v0-v1 old.rego  # for Rego from before OPA 1.0",
  ],
  exitCodes: `0 done, 1 a file would change (--fail), 2 usage or Rego that does not parse.`,
  async run(context, given, typed) {
    const { io } = context;
    if (typed.write === true && (typed.list === true || typed.diff === true)) {
      throw new CommandError("--write excludes --list and --diff");
    }
    // Standard input cannot be written.
    const { paths, flags } =
      typed.write === true && given.length === 0
        ? await nameWritten(context, typed)
        : { paths: given, flags: typed };
    const { formatPolicies } = await import("../../tooling/format-policies.js");
    const { files, skipped } = await formatPolicies(await readPolicies(context, paths), {
      ...versions(flags),
      cwd: io.cwd,
      dropV0Imports: flags.dropV0Imports,
      timeoutMs: context.flags.timeout,
      signal: io.signal,
    });
    await noteSkipped(context, skipped, { done: "formatted", others: files.length });
    const changed = files.filter((file) => file.changed);
    if (flags.list === true) {
      await writeOut(io.stdout, changed.map(({ path }) => `${path}\n`).join(""));
    } else if (flags.diff === true) {
      const diffs = await Promise.all(changed.map(toDiff));
      await writeExact(io.stdout, diffs.join(""));
    } else if (flags.write === true) {
      for (const { path, text } of changed) await writeWholeFile(io, path, text);
    } else if (flags.fail !== true) {
      await writeExact(io.stdout, files.map(({ text }) => text).join(""));
    }
    if (flags.fail !== true || changed.length === 0) return EXIT.pass;
    const count = changed.length === 1 ? "1 file is" : `${changed.length} files are`;
    if (flags.list !== true && flags.diff !== true) {
      await writeNote(io, `${count} not formatted: ${changed.map(({ path }) => path).join(", ")}`);
    }
    return EXIT.refused;
  },
});

function versions(flags: FmtFlags): { regoVersion: "v0" | "v1"; targetVersion?: "v0v1" } {
  if (flags.v1Compatible === true && flags.v0Compatible === true) {
    throw new CommandError("--v0-compatible and --v1-compatible exclude each other");
  }
  if (flags.v0V1 === true) {
    return { regoVersion: flags.v1Compatible === true ? "v1" : "v0", targetVersion: "v0v1" };
  }
  return { regoVersion: flags.v0Compatible === true ? "v0" : "v1" };
}

async function readPolicies({ io }: CommandContext, paths: readonly string[]): Promise<PolicyPaths> {
  if (paths.length > 0) return paths;
  const stdin = await readGivenText(io, "-");
  if (stdin === "") throw new CommandError("no path, and standard input is empty: regohost fmt policies/");
  return { files: { stdin } };
}

/** Maximum number of lines for a minimal difference, whose computation takes quadratic time. */
const MAX_EDITS = 2_000;

/** The difference in unified form. If it is large, all lines before and all lines after. */
async function toDiff({ path, before, text }: FormattedPolicy): Promise<string> {
  const { structuredPatch, formatPatch, FILE_HEADERS_ONLY } = await loadPackage(() => import("diff"));
  const patch = (from: string, to: string): StructuredPatch =>
    structuredPatch(path, path, from, to, undefined, undefined, { context: 3 });
  const smallest = structuredPatch(path, path, before, text, undefined, undefined, {
    context: 3,
    maxEditLength: MAX_EDITS,
  });
  if (smallest !== undefined) return formatPatch(smallest, FILE_HEADERS_ONLY);
  const [removed, added] = [patch(before, ""), patch("", text)].map(({ hunks }) => hunks);
  const lines = [...(removed ?? []), ...(added ?? [])].flatMap((hunk) => hunk.lines);
  const whole = {
    oldStart: 1,
    oldLines: removed?.[0]?.oldLines ?? 0,
    newStart: 1,
    newLines: added?.[0]?.newLines ?? 0,
    lines,
  };
  return formatPatch({ ...patch("", ""), hunks: [whole] }, FILE_HEADERS_ONLY);
}

/** The policies of the gate file. Formatting runs no built-ins. */
async function nameWritten(
  context: CommandContext,
  flags: FmtFlags,
): Promise<{ paths: string[]; flags: FmtFlags }> {
  const { namePolicies } = await import("../gate/gate-policies.js");
  return namePolicies(context, "fmt --write", [], { ...flags, builtins: [] });
}
