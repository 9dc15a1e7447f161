import type { OptionAnswer } from "./option-answer.js";

/** Options of many programs, which their users try. */
export const USUAL_OPTIONS: readonly OptionAnswer[] = [
  { names: ["-p", "--port", "--host", "--listen"], commands: ["serve", "dev"], here: "--addr HOST:PORT" },
  {
    names: ["--policies", "--policy-dir", "--policy-file", "--policy-path"],
    commands: ["gate"],
    here: "-p, --policy",
  },
  {
    names: ["-f", "--format", "--output-format"],
    commands: ["gate"],
    here: "-o FORMAT or -o FORMAT=FILE, such as -o json; inputs are arguments, or -i FILE",
  },
  {
    names: ["-o", "--output", "--output-format"],
    commands: ["eval", "exec", "run", "backtest", "check", "bench", "deps", "parse", "version"],
    here: "-f FORMAT, such as -f json; standard output goes to a file by > FILE",
  },
  {
    names: ["-o", "--output", "-f", "--format", "--output-format"],
    commands: ["verify", "discover", "evidence", "compliance", "prompt", "whoami", "info", "dev"],
    here: "--json",
  },
  { names: ["--file", "--out", "--output-file"], commands: ["download"], here: "-o FILE" },
];
