import { highest } from "../../base/lists.js";
import type { CliIo } from "../terminal/cli-io.js";
import type { LinePrompt } from "../terminal/line-prompt.js";
import { writeOut } from "../terminal/cli-io.js";
import { CommandError } from "../exit-codes.js";
import {
  INIT_KINDS,
  INIT_SYSTEMS,
  isInitFolder,
  isInitKind,
  isInitSystem,
  type InitPlan,
} from "./init-plan.js";

/** Repeats a question until the answer is valid. An empty one is the default. @throws CommandError when the user ends the input. */
async function askFor<Value extends string>(
  prompt: LinePrompt,
  question: string,
  isValid: (text: string) => text is Value,
  preset?: Value,
): Promise<Value> {
  for (;;) {
    const typed = await prompt.ask(`${question}${preset === undefined ? "" : ` [${preset}]`}: `);
    if (typed === undefined || "interrupted" in typed) {
      throw new CommandError("nothing is written, because a question has no answer");
    }
    const text = typed.line.trim();
    if (text === "" && preset !== undefined) return preset;
    if (isValid(text)) return text;
  }
}

const isFolder = (text: string): text is string => isInitFolder(text);

/** Puts the three questions of `regohost init` on a terminal. */
export async function askInit(
  io: CliIo,
  openPrompt: NonNullable<CliIo["openPrompt"]>,
  { folder, ci }: Omit<InitPlan, "kind">,
): Promise<InitPlan> {
  const width = highest(Object.keys(INIT_KINDS).map(({ length }) => length));
  const kinds = Object.entries(INIT_KINDS).map(([kind, text]) => `  ${kind.padEnd(width)}  ${text}\n`);
  await writeOut(io.stdout, kinds.join(""));
  const prompt = await openPrompt({ history: [], complete: (line) => [[], line] });
  try {
    return {
      kind: await askFor(prompt, "Kind of evidence", isInitKind),
      folder: await askFor(prompt, "Folder of the policies", isFolder, folder),
      ci: await askFor(prompt, `CI: ${INIT_SYSTEMS.join(", ")}`, isInitSystem, ci),
    };
  } finally {
    prompt.close();
  }
}
