import { message } from "../../base/message.js";
import type { ConfigParser } from "./config-parsers.js";
import type { ConfigProblem, ParserProblem } from "./parsed-config.js";
import { parseReply } from "./run-in-core.js";

/** How a panic begins that a parser did not mean, as `Recovered` in `parsers/internal/reactor` tells it: others say what is wrong with a text. */
const FAULT = /^the parser failed: (?:runtime error|interface conversion|reflect)\b/;

/** What a parser's reply says is wrong with a text. Where the parser had a fault, Go's words for that tell nobody what to do. */
export function readProblem(parser: ConfigParser, reply: Uint8Array): ConfigProblem {
  const problem = parseReply<ParserProblem>(reply);
  if (!FAULT.test(problem.message)) return problem;
  return {
    message: message`it cannot be parsed as ${parser}: Conftest's parser fails on it, without telling where; check that it is complete, valid and not too large`,
  };
}
