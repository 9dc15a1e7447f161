import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { git } from "../../examples/action-tools.js";

/** The second input, from the folder in which the gate starts. A link leads to the folder of one more. */
const PLACES = { json: "i2.json", yaml: "i2.yaml", otherCase: "iN.json", linked: "ilink/i2.json" };

/** The forms of the argument that names the inputs, with what each matches. */
export const INPUT_FORMS: Readonly<Record<string, RegExp>> = {
  "in.json": /^in\.json$/,
  "./in.json": /^in\.json$/,
  "i*.json": /^i[^/]*\.json$/,
  "i*": /^i[^/]*$/,
  "**/i*.json": /(?:^|\/)i[^/]*\.json$/,
  "{in,i2,ilink/i2}.json": /^(?:in|i2|ilink\/i2)\.json$/,
};

/** The paths that the checkout of a change lacks of its commit; `whole`: none. */
const LACKING = {
  whole: [],
  deleted: [PLACES.json],
  sparse: [PLACES.json],
  submodule: [PLACES.json],
  folder: [PLACES.json],
  "other case": [PLACES.otherCase],
  converted: [PLACES.json],
  pointer: [PLACES.yaml],
  "link as text": [PLACES.json],
  "target of a link": [PLACES.linked, "other/i2.json", "ilink"],
  "no commit": [],
} as const;

export type Checkout = keyof typeof LACKING;
export const CHECKOUTS = Object.keys(LACKING) as Checkout[];

/** Attributes by which Git converts a file when it writes a checkout. */
export const ATTRIBUTES = ["ident", "filter=own", "working-tree-encoding=ISO-8859-1", "eol=crlf"] as const;

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${"0".repeat(64)}\nsize 12\n`;

/** Whether a checkout must be refused for what an argument reaches. */
export function isLacking(checkout: Checkout, args: readonly string[]): boolean {
  const matches = args.flatMap((arg) => INPUT_FORMS[arg.replace(/^(?:-i|--input=)/, "")] ?? []);
  return (
    checkout === "no commit" ||
    LACKING[checkout].some((path) => matches.some((pattern) => pattern.test(path)))
  );
}

/** Commits a change, with a second input, and makes its checkout. */
export async function checkOut(
  { checkout, attribute }: { checkout: Checkout; attribute: (typeof ATTRIBUTES)[number] },
  { root, folder, unrecorded }: { root: string; folder: string; unrecorded: readonly string[] },
): Promise<void> {
  const second = join(folder, PLACES.json);
  git(root, "init", "-q", "--template=");
  if (checkout === "no commit") return;
  if (checkout === "link as text") await symlink("in.json", second);
  else if (checkout === "pointer") await writeFile(join(folder, PLACES.yaml), POINTER);
  else if (checkout === "other case") await writeFile(join(folder, PLACES.otherCase), '{"bad": true}');
  else if (checkout === "target of a link") {
    await mkdir(join(folder, "other"));
    await writeFile(join(folder, "other/i2.json"), '{"bad": true}');
    await symlink("other", join(folder, "ilink"));
  } else if (checkout !== "whole" && checkout !== "submodule") await writeFile(second, '{"bad": true}');
  git(root, "add", "--all", "--force");
  if (checkout === "submodule") {
    git(root, "update-index", "--add", "--cacheinfo", `160000,${"1".repeat(40)},${relative(root, second)}`);
    await mkdir(second);
  }
  if (checkout === "converted") {
    await writeFile(join(root, ".gitattributes"), `*2.json ${attribute}\n`);
    git(root, "add", ".gitattributes");
    await writeFile(second, "{}");
  }
  git(root, "commit", "-qm", "change", "--allow-empty");
  for (const path of unrecorded) await rm(path);
  if (checkout === "sparse") {
    git(root, "sparse-checkout", "set", "--no-cone", "/*", "!i2.json");
  } else if (checkout === "deleted") await rm(second);
  else if (checkout === "other case") await rm(join(folder, PLACES.otherCase));
  else if (checkout === "target of a link") await rm(join(folder, "other"), { recursive: true });
  else if (checkout === "link as text") {
    await rm(second);
    await writeFile(second, "{}");
  } else if (checkout === "folder") {
    await rm(second);
    await mkdir(second);
    await writeFile(join(second, "x.json"), "{}");
  }
}
