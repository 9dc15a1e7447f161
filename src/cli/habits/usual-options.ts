import type { OptionAnswer } from "./option-answer.js";

/** Options that many programs have, and their users try. */
export const USUAL_OPTIONS: readonly OptionAnswer[] = [
  { names: ["-p", "--port", "--host", "--listen"], commands: ["serve", "dev"], here: "--addr HOST:PORT" },
  { names: ["--output-format"], commands: ["gate"], here: "-o FORMAT or -o FORMAT=FILE" },
];
