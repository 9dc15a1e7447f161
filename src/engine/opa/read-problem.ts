import { message } from "../../base/message.js";
import type { ConfigParser } from "./config-parsers.js";
import type { ConfigProblem, ParserProblem } from "./parsed-config.js";
import { parseReply } from "./run-in-core.js";

/** A panic of Go itself, as `Recovered` in `parsers/internal/reactor` words it. Parsers panic on purpose, too, with the reason. */
const FAULT = /^the parser failed: (?:runtime error|interface conversion|reflect)\b/;

/** Reads the problem in a parser's reply. Where the parser had a fault, Go's message for it is of no use. */
export function readProblem(parser: ConfigParser, reply: Uint8Array): ConfigProblem {
  const problem = parseReply<ParserProblem>(reply);
  if (!FAULT.test(problem.message)) return problem;
  return {
    message: message`it cannot be parsed as ${parser}: Conftest's parser fails on it, without telling where; check that it is complete, valid and not too large`,
  };
}
