import { generateKeyPairSync } from "node:crypto";
import { signStatement } from "../../../src/trust/verify/index.js";
import { Random } from "../differential/random.js";
import { ATTRIBUTES, CHECKOUTS, INPUT_FORMS, isLacking, type Checkout } from "./review-checkout.js";

const POLICY = 'package main\n\ndeny contains "bad" if input.bad\n';
const BY_DATA = 'package main\n\ndeny contains "bad" if {\n\tinput.bad\n\tnot data.ok\n}\n';
const BY_VEX =
  'package main\n\n# METADATA\n# custom: {vulnerability: true}\ndeny contains {"msg": "bad", "vulnerability": "CVE-1", "purl": "pkg:npm/a@1"} if input.bad\n';
const LAX = "package main\n\ndeny := set()\n";
const SCRIPT = (violations: string): string =>
  `package own\n\nresult := {"skipped": false, "violations": ${violations}, "skip_reason": ""}\n`;

function keys(): { pem: string; secret: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return {
    pem: String(publicKey.export({ type: "spki", format: "pem" })),
    secret: String(privateKey.export({ type: "pkcs8", format: "pem" })),
  };
}
const [OWNER, STRANGER] = [keys(), keys()];

/** A VEX document about the finding of `BY_VEX`. */
const vex = (status: string): string =>
  JSON.stringify({
    "@context": "https://openvex.dev/ns/v0.2.0",
    "@id": "https://example.com/vex/1",
    author: "a",
    timestamp: "2026-01-10T08:00:00Z",
    version: 1,
    statements: [{ vulnerability: { name: "CVE-1" }, products: [{ "@id": "pkg:npm/a" }], status }],
  });

/** A file that decides, and how the gate comes to it. */
interface Deciding {
  what: string;
  /** Its path, below a folder of its own. */
  path: string;
  /** Its content in the base, by which the input is refused. */
  strict: string;
  /** A content by which it would pass. */
  lax: string;
  /** Other files of the base. */
  files?: Readonly<Record<string, string>>;
  input?: string;
  /** Whether an option specifies it. Default: true. */
  isNamed?: false;
  /** The arguments; `at` writes the path of what an option names, in the form of the case. */
  args(at: (path: string) => string, random: Random): string[];
}

const BAD = '{"bad": true}';
const POLICIES: Readonly<Record<string, string>> = { "policies/p.rego": POLICY };
const EXCEPTION = "exceptions:\n  - {id: main.deny, reason: r, owner: o, expires: 2999-12-31}\n";

/** An option with its value, in one of the forms in which it may be written. */
function option(random: Random, long: string, short: string | undefined, value: string): string[] {
  const forms = [[`--${long}=${value}`], [`--${long}`, value]];
  if (short !== undefined) forms.push([`-${short}`, value], [`-${short}${value}`]);
  return random.pick(forms);
}

const usual = (random: Random): string[] => option(random, "policy", "p", "policies");

const DECIDING: readonly Deciding[] = [
  {
    what: "a policy",
    path: "rules/p.rego",
    strict: POLICY,
    lax: LAX,
    args: (at, random) =>
      option(
        random,
        "policy",
        "p",
        at(
          random.pick([
            "rules",
            "rules/",
            "rules/p.rego",
            "rules/*.rego",
            "{rules,none}/p.rego",
            "rul*/[p].rego",
            "rules/**",
            "rules/**/*.rego",
          ]),
        ),
      ),
  },
  {
    what: "data",
    path: "facts/node_modules/d.json",
    strict: '{"ok": false}',
    lax: '{"ok": true}',
    files: { "policies/p.rego": BY_DATA },
    args: (at, random) => [
      ...usual(random),
      ...option(random, "data", "d", at(random.pick(["facts/node_modules/d.json", "facts/node_modules"]))),
    ],
  },
  {
    what: "exceptions",
    path: "ci/ex.yaml",
    strict: "exceptions: []\n",
    lax: EXCEPTION,
    files: POLICIES,
    args: (at, random) => [...usual(random), ...option(random, "exceptions", undefined, at("ci/ex.yaml"))],
  },
  {
    what: "a VEX document",
    path: "ci/app.vex.json",
    strict: vex("under_investigation"),
    lax: vex("fixed"),
    files: { "policies/p.rego": BY_VEX },
    args: (at, random) => [...usual(random), ...option(random, "vex", undefined, at("ci/app.vex.json"))],
  },
  {
    what: "the gate file",
    path: "ci/regohost.yaml",
    strict: "version: 1\npolicies: [../policies]\n",
    lax: "version: 1\npolicies: [../policies]\nexceptions: ../lax.yaml\n",
    files: { ...POLICIES, "lax.yaml": EXCEPTION },
    args: (at, random) => option(random, "config", undefined, at("ci/regohost.yaml")),
  },
  {
    what: "a file of the gate file",
    isNamed: false,
    path: "ci/own/ex.yaml",
    strict: "exceptions: []\n",
    lax: EXCEPTION,
    files: {
      ...POLICIES,
      "ci/regohost.yaml": "version: 1\npolicies: [../policies/*.rego]\nexceptions: own/ex.yaml\n",
    },
    args: (_at, random) => option(random, "config", undefined, "ci/regohost.yaml"),
  },
  {
    what: "a key",
    path: "keys/k.pub",
    strict: OWNER.pem,
    lax: STRANGER.pem,
    files: POLICIES,
    input: JSON.stringify(
      signStatement(
        {
          _type: "https://in-toto.io/Statement/v1",
          subject: [{ name: "a", digest: { sha256: "0".repeat(64) } }],
          predicateType: "https://example.com/p",
          predicate: {},
        },
        { key: STRANGER.secret },
      ),
    ),
    args: (at, random) => [...usual(random), ...option(random, "key", undefined, at("keys/k.pub"))],
  },
  {
    what: "a package",
    isNamed: false,
    path: "node_modules/@acme/p/p.rego",
    strict: POLICY,
    lax: LAX,
    files: { "node_modules/@acme/p/package.json": '{"name": "@acme/p", "version": "1.2.3"}' },
    args: (_at, random) => option(random, "policy", "p", random.pick(["npm:@acme/p", "npm:@acme/p@1.2.3"])),
  },
  {
    what: "a script",
    isNamed: false,
    path: "scripts/own.rego",
    strict: SCRIPT('["bad"]'),
    lax: SCRIPT("[]"),
    files: {
      "policy.yaml":
        "apiVersion: workflowcontract.chainloop.dev/v1\nkind: Policy\nmetadata: {name: own}\nspec:\n  policies:\n    - kind: EVIDENCE\n      path: scripts/own.rego\n",
    },
    args: (_at, random) => [...option(random, "policy", "p", "policy.yaml"), "--kind=EVIDENCE"],
  },
];

/**
 * What a change does to a file that decides: nothing, or something that the gate must not judge by. Or what is beside it: a submodule of
 * both, which Git leaves an empty folder; and beside the input one whose name is of bytes, and one with a name that looks the same.
 * Or one more file that decides, which the commit has and the checkout lacks.
 */
const CHANGES = [
  ...(["nothing", "content", "removed", "link", "folder", "base link"] as const),
  ...(["submodule", "names of bytes", "lacking"] as const),
];

/** Arguments that take what is below the folder of the file that decides, or beside the input. */
const BELOW = /(?:rules\/?|rules\/\*\*(?:\/\*\.rego)?|facts\/node_modules|npm:@acme\/p(?:@1\.2\.3)?)$/;
const BESIDE = /i\*/;
const MORE =
  /(?:rules\/?|rules\/\*\*|rules\/(?:\*\*\/)?\*\.rego|facts\/node_modules|npm:@acme\/p(?:@1\.2\.3)?)$/;

/** The exit code of a case: of all that its base has, its input is refused. */
export function expectedExit({ change, form, checkout }: ReviewCase, args: readonly string[]): 1 | 2 {
  if (form === "change" || form === "climb" || isLacking(checkout, args)) return 2;
  if (change === "lacking") return args.some((arg) => MORE.test(arg)) ? 2 : 1;
  if (change === "submodule") return args.some((arg) => BELOW.test(arg)) ? 2 : 1;
  if (change === "names of bytes") return args.some((arg) => BESIDE.test(arg)) ? 2 : 1;
  return change === "nothing" ? 1 : 2;
}

/** How an option writes its path. */
const PATHS = ["plain", "dot", "detour", "absolute", "change", "climb"] as const;

/** A change under review, which must never pass: its input is refused by the base's policies. */
export interface ReviewCase {
  what: string;
  base: Readonly<Record<string, string>>;
  path: string;
  lax: string;
  input: string;
  change: (typeof CHANGES)[number];
  form: (typeof PATHS)[number];
  /** How the checkout of the change differs from its commit. */
  checkout: Checkout;
  /** The attribute of a file that Git converts. */
  attribute: (typeof ATTRIBUTES)[number];
  /** The folder of both checkouts in which the gate starts. */
  folder: string;
  /** The arguments. @param places the folders in which paths start, and the way from the base to the change. */
  args(places: { base: string; change: string; climb: string }): string[];
}

/** A case that depends only on its seed. */
export function generateReview(seed: number): ReviewCase {
  const random = new Random(seed);
  const deciding = random.pick(DECIDING);
  const form = deciding.isNamed === false ? "plain" : random.pick(PATHS);
  const input = random.pick(Object.keys(INPUT_FORMS));
  // Half of them are whole, so that the other changes are seen.
  const checkout = random.oneIn(2) ? "whole" : random.pick(CHECKOUTS);
  return {
    what: deciding.what,
    base: { ...deciding.files, [deciding.path]: deciding.strict, "in.json": "{}" },
    path: deciding.path,
    lax: deciding.lax,
    input: deciding.input ?? BAD,
    // A change of what decides is refused before an input is looked for.
    change: checkout === "whole" || random.oneIn(4) ? random.pick(CHANGES) : "nothing",
    form,
    checkout,
    attribute: random.pick(ATTRIBUTES),
    folder: random.oneIn(3) ? "sub/inner" : "",
    args({ base, change, climb }) {
      const before = {
        plain: "",
        dot: "./",
        detour: "ci/../",
        absolute: `${base}/`,
        change: `${change}/`,
        climb,
      };
      const own = deciding.args((path) => before[form] + path, random);
      return [
        ...own,
        ...(deciding.what === "a script" ? ["--material=in.json"] : option(random, "input", "i", input)),
      ];
    },
  };
}
