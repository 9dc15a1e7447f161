import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { expect, it } from "vitest";
import { z } from "zod";
import { makeFolder, run } from "./run.js";

const schema = z.array(
  z.strictObject({
    name: z.string(),
    files: z.record(z.string(), z.string()),
    commands: z.array(
      z.strictObject({
        args: z.string(),
        write: z.record(z.string(), z.string()).optional(),
        exitCode: z.number().default(0),
        stdout: z.json().optional(),
        text: z.string().optional(),
        stderr: z.array(z.string()).default([]),
      }),
    ),
  }),
);
const FIXES = schema.parse(
  parse(await readFile(new URL("fixtures/opa-fixes.yaml", import.meta.url), "utf8")),
);

it.each(FIXES)("$name", async ({ files, commands }) => {
  const cwd = await makeFolder(files);
  for (const { args, write = {}, exitCode, stdout, text, stderr } of commands) {
    for (const [name, content] of Object.entries(write)) {
      await mkdir(dirname(join(cwd, name)), { recursive: true });
      await writeFile(join(cwd, name), content);
    }
    const result = await run(args.split(" "), { cwd });
    expect({ args, ...result }).toMatchObject({
      args,
      exitCode,
      ...(text === undefined ? {} : { stdout: text }),
    });
    if (stdout !== undefined) expect(JSON.parse(result.stdout), args).toEqual(stdout);
    for (const part of stderr) expect(result.stderr, args).toContain(part);
  }
});
