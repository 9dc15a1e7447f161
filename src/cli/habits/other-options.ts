import { CONFTEST_OPTIONS } from "./conftest-options.js";
import { EC_OPTIONS } from "./ec-options.js";
import type { OptionAnswer } from "./option-answer.js";
import { OPA_OPTIONS } from "./opa-options.js";

/** Replacements for Chainloop's options. */
const CHAINLOOP_OPTIONS: readonly OptionAnswer[] = [
  { names: ["--token"], here: "--token-file FILE, or the variable SERVICE_TOKEN" },
  {
    names: ["--material", "--kind"],
    commands: ["eval", "test", "check", "exec"],
    here: "regohost gate policy.yaml --material FILE --kind KIND",
  },
  {
    names: ["--policy-input-from-file"],
    commands: ["gate"],
    here: "--arg [POLICY:]NAME=@FILE[:COLUMN]",
  },
  { names: ["--policy-input"], commands: ["gate"], here: "--arg NAME=VALUE" },
  {
    names: ["--annotation"],
    commands: ["gate"],
    absent: "a material has the annotations that are read out of it",
  },
  {
    names: ["--allowed-hostnames"],
    commands: ["gate"],
    here: "--allow-net HOST, which allows no host by itself",
  },
];

/** Options of many programs, which their users try. */
const USUAL_OPTIONS: readonly OptionAnswer[] = [
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

/** A replacement for an option of another tool. */
type OtherOption = OptionAnswer & {
  /** The tool. Absent: several tools. */
  tool?: "opa" | "conftest" | "ec" | "chainloop";
};

const of = (tool: NonNullable<OtherOption["tool"]>, answers: readonly OptionAnswer[]): OtherOption[] =>
  answers.map((answer) => ({ ...answer, tool }));

/** Options that users know from other tools. */
export const OTHER_OPTIONS: readonly OtherOption[] = [
  ...of("opa", OPA_OPTIONS),
  ...of("conftest", CONFTEST_OPTIONS),
  ...of("ec", EC_OPTIONS),
  ...of("chainloop", CHAINLOOP_OPTIONS),
  ...USUAL_OPTIONS,
];
