/**
 * Records the results of `@open-policy-agent/opa` for the responses of `opa run --server` to the requests of
 * test/server/serve/client-requests.mjs, for the tests of `regohost serve`. Run it again after a change of the
 * requests, of OPA's version or of the client's:
 *
 *     node scripts/serve-client.mjs [path of opa, default: opa]
 */
import { writeFile } from "node:fs/promises";
import { CLIENT_REQUESTS, outcomeOf } from "../test/server/serve/client-requests.mjs";
import { withOpa } from "./serve-answers.mjs";

const answers = await withOpa(
  process.argv[2] ?? "opa",
  async (port) => {
    const all = {};
    for (const request of CLIENT_REQUESTS)
      all[request.name] = await outcomeOf(request, `http://127.0.0.1:${port}`);
    return all;
  },
  ["--set", "default_decision=system/main/main", "client-policies"],
);
const file = new URL("../test/server/serve/fixtures/client-answers.json", import.meta.url);
await writeFile(file, `${JSON.stringify(answers, null, 2)}\n`);
