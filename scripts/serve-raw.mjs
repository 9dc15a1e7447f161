/**
 * Records the responses of `opa run --server` to the requests of test/server/serve/raw-cases.mjs, for the tests of
 * `regohost serve`. Run it again after a change of the requests or of OPA's version:
 *
 *     node scripts/serve-raw.mjs [path of opa, default: opa]
 */
import { writeFile } from "node:fs/promises";
import { exchange, RAW_CASES } from "../test/server/serve/raw-cases.mjs";
import { withOpa } from "./serve-answers.mjs";

/** OPA preserves the connection after some of its responses. */
const IDLE_MS = 500;

const answers = await withOpa(
  process.argv[2] ?? "opa",
  async (port) => {
    const all = {};
    for (const given of RAW_CASES) all[given.name] = await exchange(port, given, IDLE_MS);
    return all;
  },
  ["raw-policies"],
);
const file = new URL("../test/server/serve/fixtures/raw-answers.json", import.meta.url);
await writeFile(file, `${JSON.stringify(answers, null, 2)}\n`);
