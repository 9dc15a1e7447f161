import type { CommandContext } from "../command.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { GATE_FILE } from "../gate/gate-config.js";
import { askInit } from "../init/ask-init.js";
import { readInitFiles, writeInitFiles } from "../init/init-files.js";
import {
  folderError,
  INIT_KINDS,
  INIT_SYSTEMS,
  isInitFolder,
  isInitKind,
  kindError,
  type InitPlan,
} from "../init/init-plan.js";
import { optionsFor } from "../options/option-table.js";
import { writeOut } from "../terminal/cli-io.js";

const OPTIONS = optionsFor()({
  policies: {
    kind: "text",
    usage: "--policies <folder>",
    description: "folder of the policies, below the working folder",
    default: ["policies"],
  },
  ci: {
    kind: "choice",
    usage: "--ci <system>",
    description: "CI system to write a job for",
    choices: INIT_SYSTEMS,
    default: ["none"],
  },
});

const NAMES = Object.keys(INIT_KINDS).join(", ");

export const configure = defineCommand({
  arguments: [["[kind]", `evidence to judge: ${NAMES}`]],
  options: OPTIONS,
  about: `Writes regohost.yaml, a policy with its test and settings, and a sample that passes. It overwrites nothing. A second kind
shares regohost.yaml, except chainloop and conforma. Without a kind, it has three questions on a terminal.`,
  examples: [
    "regohost init",
    "regohost init sbom && regohost test policies && regohost gate",
    "regohost init vulnerabilities --policies gate --ci github",
  ],
  async run({ io }, kind, { policies: folder, ci }) {
    if (!isInitFolder(folder)) {
      throw new CommandError(`--policies ${folderError(folder)}`);
    }
    const plan = await choosePlan(io, kind, { folder, ci });
    const { files, sample } = await readInitFiles(plan);
    const cached = await writeInitFiles(io.cwd, plan.kind, files);
    const paths = Array.from(files.keys(), (path) => `${cached.has(path) ? "kept" : "wrote"} ${path}\n`);
    const how = cached.has(GATE_FILE)
      ? `by ${GATE_FILE}, which must list ${plan.folder} and ${sample}`
      : `judges ${sample}, by ${GATE_FILE}`;
    await writeOut(io.stdout, `${paths.join("")}\nregohost test\nregohost gate   # ${how}\n`);
    return EXIT.pass;
  },
});

async function choosePlan(
  io: CommandContext["io"],
  kind: string | undefined,
  rest: Omit<InitPlan, "kind">,
): Promise<InitPlan> {
  if (kind === undefined) {
    if (io.openPrompt === undefined) throw new CommandError(`name the kind of evidence: ${NAMES}`);
    return askInit(io, io.openPrompt, rest);
  }
  if (!isInitKind(kind)) throw new CommandError(kindError(kind));
  return { kind, ...rest };
}
