import type { OptionAnswer } from "./option-answer.js";

/** Replacements for Chainloop's options. */
export const CHAINLOOP_OPTIONS: readonly OptionAnswer[] = [
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
