import { highest } from "../../base/lists.js";
import { writeOut, type CliIo } from "../terminal/cli-io.js";
import type { LinePrompt } from "../terminal/line-prompt.js";
import { CommandError } from "../exit-codes.js";
import {
  folderError,
  INIT_KINDS,
  INIT_SYSTEMS,
  isInitFolder,
  isInitKind,
  kindError,
  type InitPlan,
} from "./init-plan.js";
import { shownText } from "../../base/text/address.js";
import { nearest } from "../../base/text/nearest.js";

/** A question, the answers to it, and why another text is none of them. */
interface Question<Value extends string> {
  question: string;
  isValid: (text: string) => text is Value;
  explain: (text: string) => string;
  /** The answer of an empty line. */
  preset?: Value;
}

/** Repeats a question until the answer is valid. @throws CommandError when the user ends the input. */
async function askFor<Value extends string>(
  { stdout }: CliIo,
  prompt: LinePrompt,
  { question, isValid, explain, preset }: Question<Value>,
): Promise<Value> {
  for (;;) {
    const typed = await prompt.ask(`${question}${preset === undefined ? "" : ` [${preset}]`}: `);
    if (typed === undefined || "interrupted" in typed) {
      throw new CommandError("nothing is written, because a question has no answer");
    }
    const text = typed.line.trim();
    if (text === "" && preset !== undefined) return preset;
    if (isValid(text)) return text;
    if (text !== "") await writeOut(stdout, `${explain(text)}\n`);
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
  const kinds = Object.entries(INIT_KINDS).map(
    ([kind, { summary }]) => `  ${kind.padEnd(width)}  ${summary}\n`,
  );
  await writeOut(io.stdout, kinds.join(""));
  const prompt = await openPrompt({ history: [], complete: (line) => [[], line] });
  try {
    return {
      kind: await askFor(io, prompt, {
        question: "Kind of evidence",
        isValid: isInitKind,
        explain: kindError,
      }),
      folder: await askFor(io, prompt, {
        question: "Folder of the policies",
        isValid: isFolder,
        explain: folderError,
        preset: folder,
      }),
      ci: await askFor(io, prompt, {
        question: `CI: ${INIT_SYSTEMS.join(", ")}`,
        isValid: isInitSystem,
        explain: systemError,
        preset: ci,
      }),
    };
  } finally {
    prompt.close();
  }
}

function isInitSystem(text: string): text is InitPlan["ci"] {
  return INIT_SYSTEMS.some((system) => system === text);
}

/** Why a text is no CI system. */
function systemError(text: string): string {
  return shownText`${text} is none of ${INIT_SYSTEMS.join(", ")}${nearest(text, INIT_SYSTEMS)}`;
}
