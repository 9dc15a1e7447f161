import { expect, it } from "vitest";
import * as z from "../../../src/base/text/zod.js";
import { createTools } from "../../../src/cli/mcp/tools.js";

it.each(["1e400", "-1e400", "[[1e400]]", '{"a":{"b":-1e400}}'])(
  "refuses the input %s, which JSON-RPC has parsed to infinity",
  (input) => {
    const tool = createTools(z).find(({ name }) => name === "eval");
    expect(() => tool?.toCommand({ query: "input", input: JSON.parse(input) as unknown })).toThrow(
      expect.objectContaining({ code: "number_too_large" }),
    );
  },
);
