import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runForPeak } from "./peak-memory.mjs";
import { reached } from "./print-table.mjs";

const CLI = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const SIZE_BYTES = 200_000_000;
const MIB = 1024 * 1024;
const LIMIT_BYTES = 2 * 1024 * MIB;
const CHUNK = 1000;
const LIMITS = ["--max-input", "1GB", "--max-data", "1GB", "--max-memory", "2GiB", "--timeout", "10m"];

/** A component of an SBOM, 240 bytes of JSON. */
function component(index) {
  const version = `1.${index % 100}.${index % 7}`;
  return JSON.stringify({
    type: "library",
    name: `package-${index}`,
    version,
    purl: `pkg:npm/package-${index}@${version}`,
    hashes: [{ alg: "SHA-256", content: index.toString(16).padStart(64, "0") }],
    licenses: [{ license: { id: "MIT" } }],
  });
}

/** Writes a document of a size, a chunk at a time. */
async function writeLarge(file, start) {
  let written = 0;
  for (let index = 0; written < SIZE_BYTES; index += CHUNK) {
    const items = Array.from({ length: CHUNK }, (_, offset) => component(index + offset)).join(",");
    const text = `${index === 0 ? start : ","}${items}`;
    written += text.length;
    if (!file.write(text)) await once(file, "drain");
  }
  file.end("]}");
  await once(file, "finish");
}

const rule = (list) =>
  `package gate\n\ndeny contains item.name if {\n\tsome item in ${list}\n\titem.type == "malware"\n}\n`;

/** Peak memory of `regohost gate`, all its processes together, over JSON that is written for the measurement. */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "regohost-large-"));
  const path = (name) => join(folder, name);
  try {
    await writeLarge(createWriteStream(path("input.json")), '{"bomFormat":"CycloneDX","components":[');
    await writeLarge(createWriteStream(path("data.json")), '{"inventory":[');
    writeFileSync(path("small.json"), '{"bomFormat":"CycloneDX","components":[{}]}');
    writeFileSync(path("input.rego"), rule("input.components"));
    writeFileSync(path("data.rego"), rule("data.inventory"));
    for (const name of ["input", "data"]) {
      runForPeak([CLI, "build", `${name}.rego`, "-e", "gate/deny", "-o", `${name}.wasm`], folder);
    }
    const reports = ["pretty", "json=o.json", "sarif=o.sarif", "junit=o.xml"].flatMap((one) => ["-o", one]);
    const data = ["-d", "data.json"];
    const runs = [
      ["an input, Rego", ["input.rego", "-i", "input.json", ...reports]],
      ["an input, compiled", ["input.wasm", "-i", "input.json", ...reports]],
      ["data, Rego", ["data.rego", "small.json", ...data, ...reports]],
      ["data, compiled", ["data.wasm", "small.json", ...data, ...reports]],
      ["an input that is recorded", ["input.rego", "-i", "input.json", "--record", "r.json"]],
      ["an input in the decision log", ["input.rego", "-i", "input.json", "-o", "jsonl=o.jsonl"]],
    ];
    const rows = runs.map(([what, args]) => {
      const peak = runForPeak([CLI, "gate", ...args, ...LIMITS], folder);
      return {
        what,
        "JSON, MB": SIZE_BYTES / 1e6,
        "peak, MiB": Math.round(peak / MIB),
        "times the size": peak / SIZE_BYTES,
        target: "2048 MiB",
        reached: reached(peak <= LIMIT_BYTES),
      };
    });
    return {
      title: "Large inputs",
      note:
        "`regohost gate`, on SBOMs of 240 bytes a component, which the measurement writes itself. The peak is that of all processes together, with every report but the " +
        "decision log. Most of it is the memory of the instance, in which the text lies with its values; the file is there once more.",
      rows,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
