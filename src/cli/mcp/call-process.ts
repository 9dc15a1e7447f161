// The process of one call of a tool: it runs a command of the command line, confined to a folder, and sends its output to the server.
import { useCodeCache } from "../code-cache.js";
import { runCall, UNDECIDED } from "./run-call.js";
import type { ToolCall } from "./tool-call.js";

useCodeCache(import.meta.filename);
// The server has ended, so nobody waits for the result.
process.once("disconnect", () => process.exit(UNDECIDED));
process.once("message", (call: ToolCall) => {
  void runCall(call).then((result) => {
    process.send?.(result, () => process.exit(0));
  });
});
