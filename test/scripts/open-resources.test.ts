import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const script = new URL("../campaigns/soak/open-resources.mjs", import.meta.url);

/** A process of its own: this one has timers that come and go. */
const PROGRAM = `
import { openSync } from "node:fs";
import { createServer } from "node:net";
import { Worker } from "node:worker_threads";
import { once } from "node:events";
import { openAndHeld, openBeyond } from ${JSON.stringify(script.href)};

const before = openAndHeld();
const same = openBeyond(before);
const timer = setTimeout(() => undefined, 3_600_000).unref();
const worker = new Worker("setInterval(() => {}, 3_600_000)", { eval: true });
await once(worker, "online");
worker.unref();
const server = createServer().unref().listen(0, "127.0.0.1");
await once(server, "listening");
openSync(process.execPath);
openSync(${JSON.stringify(fileURLToPath(script))});
const kept = process.getActiveResourcesInfo();
process.stdout.write(JSON.stringify({ same, kept, found: openBeyond(before) }));
process.exit();
`;

it("sees what is open and does not keep the process alive", () => {
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", PROGRAM];
  const text = execFileSync(process.execPath, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { same, kept, found } = JSON.parse(text) as Record<"same" | "kept" | "found", string[]>;
  expect(same).toEqual([]);
  // Node's own list has none of them.
  expect(kept.filter((kind) => /Timeout|Server|Worker|MessagePort/.test(kind))).toEqual([]);
  for (const what of ["object in memory: timer", "object in memory: worker", "object in memory: server"]) {
    expect(found).toContain(`1 × ${what}`);
  }
  expect(found).toContain("1 × handle of libuv: tcp");
  expect(found).toContain("1 × thread");
  if (process.platform !== "linux") return;
  expect(found).toContain(`1 × descriptor of ${process.execPath}`);
  expect(found).toContain("1 × descriptor of test/campaigns/soak/open-resources.mjs");
});
