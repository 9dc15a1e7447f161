import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { buildBundle, compilePolicy, loadPolicy, type ErrorCode } from "regohost";
import { loadGate } from "regohost/gate";
import type { GateOptions, GateReport } from "regohost/gate";
import { beforeAll, describe, expect, it } from "vitest";
import { toSourceFiles, unpackBundle } from "../../src/engine/source/bundle-archive.js";
import { addCustomSection } from "../../src/engine/wasm/byte-reader.js";
import { makeFolder } from "../cli/run.js";
import { withoutCustomSections } from "../engine/wasm/wasm-bytes.js";

const STOCK = new URL("../engine/wasm/fixtures/stock-bundle.tar.gz", import.meta.url);
const MEMBERS = new URL("fixtures/pruned-stock.tar.gz", import.meta.url);

type Files = Record<string, string | Uint8Array>;

async function pack(files: Files): Promise<Uint8Array> {
  const entries = Object.entries(files).map(([name, content]) => {
    const body = Buffer.from(content as Uint8Array);
    return { header: { name, size: body.length }, body };
  });
  return gzipSync(await packTar(entries));
}

async function unpack(url: URL): Promise<Files> {
  return Object.fromEntries(await toSourceFiles(await unpackBundle(await readFile(url), "b", 1e9)));
}

/** OPA denies it; its own runtime lets it pass: the second component is not ok. */
const INPUT = { components: [{ name: "a", ok: true }, { name: "b" }] };

async function judge(bundle: Uint8Array | string, options: GateOptions = {}): Promise<GateReport> {
  await using gate = await loadGate(bundle, options);
  const report = await gate.judge([{ name: "in", value: INPUT }]);
  return { ...report, notes: report.notes.filter(({ code }) => code !== "files_ignored") };
}

let stock: Files;
beforeAll(async () => {
  stock = await unpack(STOCK);
});

const NEGATION = `package gate

import future.keywords.not

deny contains c.name if {
	some c in input.components
	not { some x in [1]; c.ok; x == 1 }
}
`;

describe("a bundle of OPA's with all of its Rego", () => {
  it("is judged as it is beside a policy with a test's name, which another module would lack", async () => {
    const { outcome, notes } = await judge(await pack({ ...stock, "gate_test.rego": NEGATION }));
    expect({ outcome, notes }).toMatchObject({ outcome: "fail", notes: [{ code: "runtime_stock" }] });
    expect(notes[0]?.message).toContain("gate_test.rego is ignored because of its test name");
  });

  it("is compiled again, for the same entrypoints", async () => {
    const { outcome, results, notes } = await judge(await pack(stock), { requireExact: true });
    expect({ outcome, policies: results.map(({ policy }) => policy) }).toEqual({
      outcome: "fail",
      policies: ["gate"],
    });
    expect(notes).toMatchObject([{ code: "policy_recompiled", sources: ["policy"] }]);
  });

  it("is judged by the Rego", async () => {
    const { results } = await judge(await pack({ ...stock, "a.rego": NEGATION }));
    expect(results[0]?.violations.map(({ message }) => message)).toEqual(["b"]);
  });

  it("has its data, and misses what they lack", async () => {
    const rego = 'package gate\n\ndeny contains "few" if data.limits.least > count(input.components)\n';
    const files = { ...stock, "a.rego": rego };
    await expect(judge(await pack(files))).toFailWith("reference_undefined", /data\.limits/);
    const data = { "limits/data.json": '{"least": 3}' };
    expect((await judge(await pack({ ...files, ...data }))).outcome).toBe("fail");
  });

  it("is found in a folder", async () => {
    const cwd = await makeFolder({ "b/data.json": "{}" });
    for (const [name, content] of Object.entries(stock)) await writeFile(join(cwd, "b", name), content);
    expect((await judge("b", { cwd })).notes).toMatchObject([{ code: "policy_recompiled" }]);
    await writeFile(join(cwd, "b", ".signatures.json"), "{}");
    expect((await judge("b", { cwd, verify: false })).notes).toMatchObject([
      { code: "policy_unverified" },
      { code: "runtime_stock" },
    ]);
  });
});

describe("a bundle of OPA's that cannot be compiled again", () => {
  it.each<[string, (files: Files) => Files, RegExp]>([
    ["has no Rego", ({ "a.rego": _, ...files }) => files, /it holds no Rego/],
    ["is signed", (files) => ({ ...files, ".signatures.json": "{}" }), /it is signed/],
    [
      "lost an entrypoint",
      (files) => ({ ...files, "a.rego": "package other\n\np := 1\n" }),
      /does not define all of gate/,
    ],
    [
      "lost a rule",
      (files) => ({ ...files, "a.rego": "package gate\n\nallow := true\n" }),
      /lacks rules of the module: gate\/deny/,
    ],
    [
      "is broken",
      (files) => ({ ...files, "a.rego": "package gate\n\ndeny contains x" }),
      /does not compile: var x is unsafe/,
    ],
    [
      "calls what is not there",
      (files) => ({ ...files, "a.rego": "package gate\n\ndeny contains acme.f(1)" }),
      /undefined function acme\.f/,
    ],
    [
      "does not name its rules",
      (files) => ({
        ...files,
        "policy.wasm": withoutCustomSections(files["policy.wasm"] as Uint8Array, ["name"]),
      }),
      /does not tell which rules gate has|does not name its rules/,
    ],
  ])("because it %s", async (what, change, why) => {
    const bundle = await pack(change(stock));
    await expect(judge(bundle, { requireExact: true, verify: false })).toFailWith(
      "runtime_stock",
      /^requireExact: policy was/,
    );
    await expect(judge(bundle, { requireExact: true, verify: false })).toFailWith(
      "runtime_stock",
      why.source.includes("|") ? /name its rules/ : why,
    );
    const ends: Readonly<Record<string, [ErrorCode, RegExp]>> = {
      "does not name its rules": ["rules_unknown", why],
      "lost a rule": ["rule_unread", /^policy: gate\.allow may refuse/],
      "is broken": ["rego_invalid", /the Rego beside policy\.wasm does not compile.*var x is unsafe/s],
      "calls what is not there": ["rego_invalid", /does not compile.*undefined function acme\.f/s],
    };
    const end = ends[what];
    if (end !== undefined) await expect(judge(bundle, { verify: false })).toFailWith(...end);
    else
      expect((await judge(bundle, { verify: false })).notes).toMatchObject([
        ...(why.source === "it is signed" ? [{ code: "policy_unverified" }] : []),
        { code: "runtime_stock", message: expect.stringMatching(why) },
      ]);
  });

  // `opa build -t wasm -e p/result` takes `result[k]` out and leaves `result.allow`, which is at the same entrypoint.
  it("because OPA left another rule at the place of an entrypoint", async () => {
    const bundle = await readFile(MEMBERS);
    await expect(judge(bundle, { requireExact: true, verify: false })).toFailWith(
      "runtime_stock",
      /lacks rules of the module: p\/result/,
    );
    expect((await judge(bundle)).outcome).toBe("fail");
  });

  it.each([
    ['deny contains "x" if input.components', "gate.deny"],
    ['b[k] contains "x" if { some k in ["deny"]; input.components }', "gate.b[k]"],
    ['deny_root contains "x"', "gate.deny_root"],
  ])("is refused with a rule in its Rego that its module lacks: %s", async (rule, name) => {
    const { wasm } = await compilePolicy(
      { files: { "p.rego": "package gate\n\nallow if not helper\n\nhelper if input.never\n" } },
      { entrypoint: "gate/allow" },
    );
    // `opa build -t wasm -e gate/allow` takes out the rule allow.
    const parts = {
      ".manifest": JSON.stringify({ wasm: [{ entrypoint: "gate/allow", module: "/policy.wasm" }] }),
      "policy.wasm": withoutCustomSections(wasm, ["regohost.policy"]),
      "p.rego": "package gate\n\nhelper if input.never\n",
      "data.json": "{}",
    };
    expect(await judge(await pack(parts))).toMatchObject({ outcome: "pass" });
    const bundle = await pack({ ...parts, "p.rego": `${parts["p.rego"]}\n${rule}\n` });
    await expect(judge(bundle)).toFailWith(
      "rule_unread",
      new RegExp(`^policy: ${name.replace(/[[\]]/g, "\\$&")} may`),
    );
    expect(await judge(bundle, { allowUnread: [name] })).toMatchObject({ outcome: "pass" });
  });

  it("does not hide other errors", async () => {
    const signal = AbortSignal.abort();
    await expect(judge(await pack(stock), { signal })).toFailWith("aborted");
  });
});

describe("a bundle of this package", () => {
  const files = { "p.rego": 'package gate\n\ndeny contains "x" if input.components\n' };

  it("is taken as it is", async () => {
    const { archive } = await buildBundle({ files }, { entrypoint: "gate" });
    const { outcome, notes } = await judge(archive, { requireExact: true });
    expect({ outcome, notes }).toEqual({ outcome: "fail", notes: [] });
  });

  it("is compiled again when its planner is another", async () => {
    const { archive } = await buildBundle({ files }, { entrypoint: "gate" });
    const parts = Object.fromEntries(await toSourceFiles(await unpackBundle(archive, "b", 1e9)));
    const bare = withoutCustomSections(parts["policy.wasm"]!, ["regohost.policy"]);
    const older = await pack({ ...parts, "policy.wasm": addCustomSection(bare, "other", Buffer.from("x")) });
    const { outcome, notes } = await judge(older, { requireExact: true });
    expect({ outcome, notes }).toMatchObject({ outcome: "fail", notes: [{ code: "policy_recompiled" }] });
  });
});

describe("loadPolicy", () => {
  it("takes a bundle as it is, and compiles it again when asked", async () => {
    const bundle = await pack({ ...stock, "a.rego": NEGATION });
    await using given = await loadPolicy(bundle);
    expect(await given.evaluate(INPUT)).toEqual({ deny: ["b has no licence"] });
    await using again = await loadPolicy(bundle, { recompile: true });
    expect(await again.evaluate(INPUT)).toEqual({ deny: ["b"] });
    await using rego = await loadPolicy(await pack({ "a.rego": NEGATION, "data.json": stock["data.json"]! }));
    expect(again.origin).toEqual(rego.origin);
    expect(again.origin).not.toEqual(given.origin);
  });

  it("refuses what cannot be compiled again", async () => {
    const wasm = stock["policy.wasm"] as Uint8Array;
    await expect(loadPolicy(wasm, { recompile: true })).toFailWith("runtime_stock", /^recompile: policy was/);
    await expect(loadPolicy(wasm, { recompile: 1 as never })).toFailWith("config_invalid");
  });
});
