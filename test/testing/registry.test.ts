import { expect, it } from "vitest";
import { startRegistry } from "../../src/testing/index.js";

it.each([
  ["none", 200],
  ["basic", 401],
] as const)(
  "answers clients that look for a registry with %s authentication: %d",
  async (authentication, status) => {
    await using registry = await startRegistry({ authentication });
    expect((await fetch(`http://${registry.host}/v2/`)).status).toBe(status);
  },
);
