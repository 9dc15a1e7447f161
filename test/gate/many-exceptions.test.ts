import { expect, it, onTestFinished } from "vitest";
import { makeFolder, run } from "../cli/run.js";

const ABOUT = { reason: "accepted", owner: "ada", expires: "2099-01-01" };
const POLICY = 'package p\n\ndeny contains {"msg": "m", "id": id} if some id in data.ids\n';

async function judge(ids: readonly string[], excepted: readonly string[], timeout: string) {
  const files = {
    "p.rego": POLICY,
    "data.json": JSON.stringify({ ids }),
    "in.json": "{}",
    "e.json": JSON.stringify({ exceptions: excepted.map((id) => ({ id, ...ABOUT })) }),
  };
  const cwd = await makeFolder(files, onTestFinished);
  const args = ["gate", "p.rego", "in.json", "-d", "data.json", "--exceptions", "e.json"];
  return run([...args, "-o", "json", "--timeout", timeout], { cwd });
}

it("ends at the time limit when many findings meet many patterns", async () => {
  const many = Array.from({ length: 20_000 }, (_, index) => String(index));

  const { exitCode, stdout } = await judge(
    many,
    many.map((one) => `*${one}x`),
    "3s",
  );

  expect(exitCode).toBe(3);
  expect(stdout).toContain("describing the findings in in.json took longer than its 3000 ms");
});
