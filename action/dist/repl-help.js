export { n as HELP, r as OTHER_COMMANDS, i as REPL_COMMANDS, a as REPL_FORMATS, o as TOPICS } from "./run.js";
