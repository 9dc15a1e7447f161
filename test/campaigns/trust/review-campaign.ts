import { cp, mkdir, mkdtemp, realpath, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join, relative } from "node:path";
import { onRead } from "../../../src/base/host/read-file.js";
import { isWithin } from "../../../src/base/host/real-path.js";
import type { RunCommand } from "./judge-run.js";
import { expectedExit, generateReview, type ReviewCase } from "./review-case.js";
import { checkOut } from "./review-checkout.js";

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** One more file beside one that decides. */
function toMore(path: string): string {
  return join(dirname(path), `more${extname(path)}`);
}

/** Makes what the case says of the file that decides, in both checkouts. */
async function makeChange(
  { change, path, lax, input }: ReviewCase,
  { base, head }: { base: string; head: string },
): Promise<void> {
  const [ofBase, ofHead] = [join(base, path), join(head, path)];
  switch (change) {
    case "nothing":
      return;
    case "content":
      return writeFile(ofHead, lax);
    case "removed":
      return rm(ofHead);
    case "link":
      await write(head, { "evil.txt": lax });
      await rm(ofHead);
      return symlink(relative(dirname(ofHead), join(head, "evil.txt")), ofHead);
    case "folder": {
      const evil = join(head, "evil");
      await rename(dirname(ofHead), evil);
      await writeFile(join(evil, basename(path)), lax);
      return symlink(relative(dirname(dirname(ofHead)), evil), dirname(ofHead));
    }
    case "base link":
      await writeFile(ofHead, lax);
      await rm(ofBase);
      return symlink(ofHead, ofBase);
    case "submodule":
      for (const file of [ofBase, ofHead]) await mkdir(join(dirname(file), "ext"));
      return;
    case "names of bytes":
      await writeFile(Buffer.from(`${join(head, "i")}\xff.json`, "latin1"), input);
      return writeFile(join(head, "i\ufffd.json"), "{}");
    case "lacking":
      return writeFile(toMore(ofHead), lax);
  }
}

/** Why the end of a case is wrong; `undefined` for a right one. */
async function judgeReview(one: ReviewCase, top: string, run: RunCommand): Promise<string | undefined> {
  const [base, head] = [join(top, "base", one.folder), join(top, "head", one.folder)];
  await write(base, one.base);
  await cp(join(top, "base"), join(top, "head"), { recursive: true });
  await makeChange(one, { base, head });
  await writeFile(join(head, "in.json"), one.input);
  await checkOut(one, {
    root: join(top, "head"),
    folder: head,
    unrecorded: one.change === "lacking" ? [toMore(join(head, one.path))] : [],
  });
  const args = one.args({ base, change: head, climb: `${relative(base, head)}/` });
  const used: string[] = [];
  const stop = onRead((path) => used.push(path));
  const { exitCode, text } = await run(["gate", "--builtins=none", `--review=${head}`, ...args], {
    cwd: base,
    env: {},
  });
  stop();
  const expected = expectedExit(one, args);
  const told = `${args.join(" ")}: exit ${String(exitCode)}, not ${String(expected)}\n${text}`;
  if (exitCode !== expected) return told;
  const judged = join(head, "in.json");
  const taken = used.filter((path) => isWithin(join(top, "head"), path) && path !== judged);
  // A rejected case may have been compared.
  return expected === 1 && taken.length > 0 ? `${args.join(" ")}: read ${taken.join(", ")}` : undefined;
}

export interface ReviewRequest {
  /** The seed of the first case; the others follow it. */
  first: number;
  runs: number;
  /** Runs the command line in this process, so that its reads can be observed. */
  run: RunCommand;
  print(this: void, text: string): void;
}

/**
 * Judges changes that bring, change, remove and link files that decide, by every form of an option that names them, in checkouts that may
 * lack a part of the commit. The base refuses every
 * input, so no end with 0 is right.
 *
 * @returns the number of wrong ends.
 */
export async function runReviews({ first, runs, run, print }: ReviewRequest): Promise<number> {
  let wrong = 0;
  for (let seed = first; seed < first + runs; seed++) {
    const top = await realpath(await mkdtemp(join(tmpdir(), "regohost-review-")));
    try {
      const one = generateReview(seed);
      const why = await judgeReview(one, top, run);
      if (why === undefined) continue;
      wrong++;
      print(
        `WRONG: ${one.what}, ${one.change}, ${one.form}, ${one.checkout} (--reviews --scenario ${String(seed)}): ${why}`,
      );
    } finally {
      await rm(top, { recursive: true, force: true });
    }
  }
  return wrong;
}
