/** What to type for an option that is not here. It counts only where the command has no option of this name. */
export interface OptionAnswer {
  /** The option's names. */
  names: readonly string[];
  /** The commands here whose users may mean it. Default: all. */
  commands?: readonly string[];
  /** What to type here, or why there is nothing. */
  here: string;
}
