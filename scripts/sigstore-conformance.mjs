// Runs the bundle-verify cases of a checkout of sigstore/sigstore-conformance, as its README says, with dist/verify.js:
//   npm run conformance:sigstore -- --suite CHECKOUT --trusted-root FILE
// FILE is the public good instance's trusted_root.json, for the cases without a root of their own. Writes the table of
// docs/verification.md with --write.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    suite: { type: "string" },
    "trusted-root": { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const { suite, "trusted-root": publicRoot } = values;
if (suite === undefined || publicRoot === undefined)
  throw new Error("give --suite CHECKOUT and --trusted-root FILE");

const { isRegohostError, isRefused, verifyBundle } = await import(
  new URL("../dist/verify.js", import.meta.url)
);
const IDENTITY =
  "https://github.com/sigstore-conformance/extremely-dangerous-public-oidc-beacon/.github/workflows/extremely-dangerous-oidc-beacon.yml@refs/heads/main";
const ISSUER = "https://token.actions.githubusercontent.com";

const folder = join(suite, "test", "assets", "bundle-verify");
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
if (names.length === 0) throw new Error(`${folder} holds no cases`);

async function runCase(name) {
  const at = (file) => join(folder, name, file);
  const text = (file, otherwise) =>
    existsSync(at(file)) ? readFileSync(at(file), "utf8").trim() : otherwise;
  const key = existsSync(at("key.pub")) ? { path: at("key.pub") } : undefined;
  const root = existsSync(at("trusted_root.json")) ? at("trusted_root.json") : publicRoot;
  const artifact = existsSync(at("artifact")) ? at("artifact") : join(folder, "a.txt");
  const signer =
    key === undefined
      ? { certificateIdentity: text("identity", IDENTITY), certificateOidcIssuer: text("issuer", ISSUER) }
      : { keys: [key] };
  try {
    await verifyBundle(readFileSync(at("bundle.sigstore.json")), {
      ...signer,
      trustedRoot: { path: root },
      artifact: { path: artifact },
    });
    return { end: "verified" };
  } catch (error) {
    if (!isRegohostError(error)) return { end: "crashed", says: String(error) };
    return {
      end: isRefused(error) ? "refused" : "unusable",
      code: error.code,
      says: error.message,
      cause: error.cause,
    };
  }
}

const rows = [];
for (const name of names) {
  const ended = await runCase(name);
  const mustFail = name.endsWith("_fail");
  const isRight = mustFail ? ended.end === "refused" || ended.end === "unusable" : ended.end === "verified";
  rows.push({ name, mustFail, isRight, ...ended });
  if (!isRight) console.log(`wrong: ${name}: ${ended.end} ${ended.says ?? ""}`, ended.cause ?? "");
}

const right = rows.filter(({ isRight }) => isRight).length;
console.log(`${right} of ${rows.length} cases are right`);
if (values.write) {
  const page = new URL("../docs/verification.md", import.meta.url);
  const count = (mustFail, ok) =>
    rows.filter((row) => row.mustFail === mustFail && row.isRight === ok).length;
  const codes = new Map();
  for (const { mustFail, code } of rows) if (mustFail && code) codes.set(code, (codes.get(code) ?? 0) + 1);
  const table = [
    "| cases            | right | wrong |",
    "| ---------------- | ----- | ----- |",
    `| must be verified | ${String(count(false, true)).padEnd(5)} | ${String(count(false, false)).padEnd(5)} |`,
    `| must be refused  | ${String(count(true, true)).padEnd(5)} | ${String(count(true, false)).padEnd(5)} |`,
    "",
    `Refused by: ${[...codes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, n]) => `\`${code}\` ${n}`)
      .join(", ")}.`,
  ].join("\n");
  const [start, end] = ["<!-- conformance -->", "<!-- end of conformance -->"];
  const before = readFileSync(page, "utf8");
  const [head, rest] = before.split(start);
  const tail = rest?.split(end)[1];
  if (tail === undefined) throw new Error(`${page.pathname} has no place for the table`);
  writeFileSync(page, `${head}${start}\n\n${table}\n\n${end}${tail}`);
}
process.exitCode = right === rows.length ? 0 : 1;
