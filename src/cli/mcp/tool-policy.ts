import type { Policy } from "../../engine/rounds/policy.js";
import { errorMessages } from "../../base/error-messages.js";
import type { CliIo } from "../terminal/cli-io.js";
import { CommandError, shownCode } from "../exit-codes.js";

/** Time for the policy to decide about a call, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** The policy that decides which calls are made. */
export class ToolPolicy {
  readonly #policy: Policy;

  private constructor(policy: Policy) {
    this.#policy = policy;
  }

  /**
   * Loads it: package `mcp` with the rule `deny`.
   *
   * @throws the errors of `loadPolicy`, such as `entrypoint_unknown` where it has no such rule.
   */
  static async load(io: Pick<CliIo, "cwd">, path: string): Promise<ToolPolicy> {
    const { loadPolicy } = await import("../../index.js");
    // Other calls go on while it decides.
    const isolation = "worker";
    return new ToolPolicy(await loadPolicy(path, { cwd: io.cwd, entrypoint: "mcp/deny", isolation }));
  }

  /**
   * Decides about a call.
   *
   * @param call the input of the policy.
   * @throws CommandError `tool_denied` for a denied call, and where the policy decides nothing.
   */
  async check(call: { tool: string; arguments: unknown }): Promise<void> {
    // An error would be undefined, and so no denial: a caller chooses the types in a document.
    const options = { timeoutMs: TIMEOUT_MS, strictBuiltinErrors: true };
    const decided = await this.#policy.evaluate(call, options).catch((error: unknown) => {
      const [why] = errorMessages(error);
      throw new CommandError(`the tool policy did not decide (${shownCode(error)}): ${why}`, {
        code: "tool_denied",
        cause: error,
      });
    });
    if (!Array.isArray(decided)) {
      throw new CommandError("the tool policy did not decide: data.mcp.deny is not a set of messages", {
        code: "tool_denied",
      });
    }
    if (decided.length === 0) return;
    const reasons = decided.map((reason: unknown) =>
      typeof reason === "string" ? reason : JSON.stringify(reason),
    );
    throw new CommandError(`the tool policy denies this call: ${reasons.join("; ")}`, {
      code: "tool_denied",
    });
  }

  async close(): Promise<void> {
    await this.#policy.close();
  }
}
