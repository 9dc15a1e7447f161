/** The name here of another tool's option or command, or the reason why there is none, or none is needed. */
export type Counterpart =
  | { here: string; absent?: never; unneeded?: never }
  | { here?: never; absent: string; unneeded?: never }
  | { here?: never; absent?: never; unneeded: string };

/** The replacement for an option of another tool. It applies only where the command has no option of this name. */
export type OptionAnswer = Counterpart & {
  names: readonly string[];
  /** The commands here whose users may mean it. Default: all. */
  commands?: readonly string[];
};
