/** The replacement for an option of another tool. It applies only where the command has no option of this name. */
export interface OptionAnswer {
  /** The option's names. */
  names: readonly string[];
  /** The commands here whose users may mean it. Default: all. */
  commands?: readonly string[];
  /** The replacement here, or the reason why there is none. */
  here: string;
}
