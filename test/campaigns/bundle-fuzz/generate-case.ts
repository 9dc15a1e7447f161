import { constants, createHash, createHmac, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import type { Random } from "../differential/random.js";
import type { BundleKey, BundleVerifyOptions } from "../../../src/trust/verify/bundle-options.js";
import { extendedHeader, packRaw, type RawEntry } from "./raw-tar.js";

interface Signer {
  algorithm: string;
  publicKey: string;
  sign: (data: Buffer) => Buffer;
}

function pem(key: KeyObject): string {
  return key.export({ type: "spki", format: "pem" }) as string;
}

function hmac(algorithm: string, digest: string): Signer {
  const secret = "a secret of the fuzzer";
  return { algorithm, publicKey: secret, sign: (data) => createHmac(digest, secret).update(data).digest() };
}

function ecdsa(algorithm: string, digest: string, namedCurve: string): Signer {
  const { publicKey, privateKey: key } = generateKeyPairSync("ec", { namedCurve });
  return {
    algorithm,
    publicKey: pem(publicKey),
    sign: (data) => sign(digest, data, { key, dsaEncoding: "ieee-p1363" }),
  };
}

function rsa(algorithm: string, digest: string): Signer {
  const { publicKey, privateKey: key } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const padding = algorithm.startsWith("PS") ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING;
  return {
    algorithm,
    publicKey: pem(publicKey),
    sign: (data) => sign(digest, data, { key, padding, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }),
  };
}

function ed25519(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  return { algorithm: "EdDSA", publicKey: pem(publicKey), sign: (data) => sign(null, data, privateKey) };
}

const SIGNERS: readonly Signer[] = [
  hmac("HS256", "sha256"),
  hmac("HS384", "sha384"),
  hmac("HS512", "sha512"),
  ecdsa("ES256", "sha256", "P-256"),
  ecdsa("ES384", "sha384", "P-384"),
  ecdsa("ES512", "sha512", "P-521"),
  rsa("RS256", "sha256"),
  rsa("PS384", "sha384"),
  ed25519(),
];

const NAMES_OF_HASHES: Readonly<Record<string, string>> = {
  MD5: "md5",
  "SHA-1": "sha1",
  "SHA-224": "sha224",
  "SHA-256": "sha256",
  "SHA-384": "sha384",
  "SHA-512": "sha512",
  "SHA-512-224": "sha512-224",
  "SHA-512-256": "sha512-256",
};

/** A file, and the text that its digest covers. */
interface Content {
  name: string;
  text: string | Buffer;
  hashed?: string;
}

/** The same data in several texts. */
const DATA: readonly string[] = [
  '{"a":1,"b":[true,null,"x"]}',
  ' {\n"b" : [ true , null, "x"],"a":1}',
  '{"b":[true,null,"x"],"a":2,"a":1}',
  '{"\\u0061":1,"b":[true,null,"\\u0078"]}',
  '{"a":1,"b":[false],"b":[true,null,"x"]}',
];
const DATA_HASHED = '{"a":1,"b":[true,null,"x"]}';

/** Texts of `sub/data.json` with their hashed texts. */
const SUB: readonly (readonly [string, string])[] = [
  ['{"n":[1.0,1E+5,-0,12345678901234567890,0.10]}', '{"n":[1.0,1E+5,-0,12345678901234567890,0.10]}'],
  [
    '{"t":"<&>\\u2028\\u0000\\b\\f\\n\\r\\t\\"\\\\/\\u007f"}',
    '{"t":"<&>\\u2028\\u0000\\b\\f\\n\\r\\t\\"\\\\/\u007f"}',
  ],
  ['{"t":"\\ud83d\\ude00 \\ud800 é"}', '{"t":"😀 \ufffd é"}'],
  ['{"\\ud800":1,"\\udfff":2}', '{"\ufffd":2}'],
  ['{"\ue000":1,"😀":2,"z":3,"Z":4,"":5}', '{"":5,"Z":4,"z":3,"\ue000":1,"😀":2}'],
  ['{"deep":[[[[{}]]],[],{"x":{}}]}', '{"deep":[[[[{}]]],[],{"x":{}}]}'],
];

/** Texts of `y/data.yaml` with their hashed texts. */
const YAML: readonly (readonly [string, string])[] = [
  ["x: 0777\ny: 1.50\n", '{"x":511,"y":1.5}'],
  ["- 1\n", "[1]"],
  ['{"n": 1.0}', '{"n":1.0}'],
  ["a: &a {b: 1}\nc:\n  <<: *a\n", '{"a":{"b":1},"c":{"b":1}}'],
  ["d: 2020-01-01\ne: yes\nf: ~\n", '{"d":"2020-01-01","e":"yes","f":null}'],
  ['t: "<\\u2028>"\n', '{"t":"<\\u2028>"}'],
];

interface Listed {
  name: unknown;
  hash: unknown;
  algorithm: unknown;
}

/** A bundle before it is packed, which mutations change. */
interface Draft {
  contents: Content[];
  listed: Listed[];
  claims: (readonly [string, string])[];
  header: (readonly [string, string])[];
  /** Changes the token. */
  token: (token: string, signer: Signer) => string;
  /** Creates the text of `.signatures.json`. */
  signatures: (token: string) => string;
  signaturesName: string;
  entries: (entries: RawEntry[]) => RawEntry[];
  tar: (tar: Buffer) => Buffer;
  gzip: (archive: Buffer) => Buffer;
  verification: Omit<BundleVerifyOptions, "keys">;
  keys: Record<string, BundleKey>;
  /** Whether the mutation needs an archive. */
  isArchive: boolean;
}

/** A bundle, and its required signer. */
export interface GeneratedCase {
  /** The applied mutations. */
  mutations: readonly string[];
  archive: Buffer;
  /** The same files for a folder; `undefined` when only an archive can contain them. */
  files: ReadonlyMap<string, Uint8Array> | undefined;
  verification: BundleVerifyOptions;
}

type Mutation = (draft: Draft, random: Random) => void;

function digest({ text, hashed }: Content, algorithm = "SHA-256"): string {
  return createHash(NAMES_OF_HASHES[algorithm] ?? "sha256")
    .update(hashed ?? text)
    .digest("hex");
}

function contentsOf(random: Random): Content[] {
  const [sub, subHashed] = random.pick(SUB);
  const [yaml, yamlHashed] = random.pick(YAML);
  const contents: Content[] = [
    { name: "a.rego", text: "package a\n\np := 1\n" },
    { name: "sub/b.rego", text: "package b\n\ndeny contains 1 if input.x\n" },
    { name: "data.json", text: random.pick(DATA), hashed: DATA_HASHED },
    { name: "sub/data.json", text: sub, hashed: subHashed },
    { name: "y/data.yaml", text: yaml, hashed: yamlHashed },
    { name: ".manifest", text: '{ "revision" : "r" }', hashed: '{"revision":"r"}' },
    { name: "README.md", text: "hello" },
  ];
  return contents.filter(({ name }) => name === "a.rego" || !random.oneIn(4));
}

function flip(bytes: Uint8Array, random: Random): Buffer {
  const changed = Buffer.from(bytes);
  const at = random.below(changed.length);
  changed[at] = (changed[at] ?? 0) ^ (1 << random.below(8));
  return changed;
}

function changed<Item extends object>(
  items: Item[],
  random: Random,
  change: (item: Item) => Partial<Item>,
): void {
  const at = random.below(items.length);
  const item = items[at];
  if (item !== undefined) items[at] = { ...item, ...change(item) };
}

/** Replaces or adds a member, in JSON text. */
function set(members: (readonly [string, string])[], name: string, value: string): void {
  const at = members.findIndex(([key]) => key === name);
  if (at < 0) members.push([name, value]);
  else members[at] = [name, value];
}

const ODD_TEXTS = ["", "a", "Ab ", "default", "k1", "\u0000", "é", "../x", "w"];
const ODD_VALUES = [
  "null",
  "1",
  "1.5",
  "1e3",
  "-0",
  "true",
  "[]",
  "{}",
  '""',
  '"x"',
  "9223372036854775807",
  "9223372036854775808",
  '["a"]',
];
const PREFIXES = ["/", "//", "./", ".//", "/./", "x/../", "X/", "..", "\\", "C:/", " "];

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  "content flipped": ({ contents }, random) => {
    changed(contents, random, ({ text }) => ({ text: flip(Buffer.from(text), random) }));
  },
  "content replaced": ({ contents }, random) => {
    changed(contents, random, () => ({
      text: random.pick(["", "{}", "null", "package x", "a: 1", "\ufeff{}", "[1", "\xff"]),
    }));
  },
  "byte-order mark": ({ contents }, random) => {
    changed(contents, random, ({ text }) => ({ text: `\ufeff${text.toString()}` }));
  },
  "file added": ({ contents }, random) => {
    contents.push({
      name: random.pick(["new.rego", "x/data.json", ".hidden", "patch.json", "p/patch.json"]),
      text: '{"data":[]}',
    });
  },
  "file added and listed": ({ contents, listed }, random) => {
    const name = random.pick([
      ".hidden",
      "patch.json",
      "p/patch.json",
      "x.txt",
      "z/.manifest",
      "é.txt",
      "package.wasm",
    ]);
    const content = {
      name,
      text: random.pick(['{"data":[]}', "{}", '{"data":[{"op":"upsert","path":"/x","value":1}]}']),
    };
    contents.push(content);
    listed.push({ name, hash: digest(content), algorithm: "SHA-256" });
  },
  "file removed": ({ contents }, random) => {
    if (contents.length > 1) contents.splice(random.below(contents.length), 1);
  },
  "file repeated": ({ contents }, random) => {
    contents.push(random.pick(contents));
  },
  "file renamed": ({ contents }, random) => {
    changed(contents, random, ({ name }) => ({
      name: random.pick([`x${name}`, name.toUpperCase(), `${name}/`, name.replace("/", "//")]),
    }));
  },
  "two contents swapped": ({ contents }, random) => {
    const one = random.pick(contents);
    const other = random.pick(contents);
    [one.name, other.name] = [other.name, one.name];
  },
  "entry unlisted": ({ listed }, random) => {
    if (listed.length > 1) listed.splice(random.below(listed.length), 1);
  },
  "entry listed twice": ({ listed }, random) => {
    listed.push({ ...random.pick(listed), ...(random.oneIn(2) ? { hash: "00" } : {}) });
  },
  "entry of nothing": ({ listed }, random) => {
    listed.push({ name: random.pick(ODD_TEXTS), hash: "00", algorithm: "SHA-256" });
  },
  "hash in another case": ({ listed }, random) => {
    changed(listed, random, ({ hash }) => ({ hash: String(hash).toUpperCase() }));
  },
  "hash changed": ({ listed }, random) => {
    changed(listed, random, ({ hash }) => ({
      hash: random.pick([
        String(hash).slice(2),
        `${String(hash)}00`,
        String(hash).slice(1),
        "",
        "xyz",
        ` ${String(hash)}`,
        null,
        1,
      ]),
    }));
  },
  "another digest": ({ listed, contents }, random) => {
    changed(listed, random, ({ name }) => {
      const algorithm = random.pick(Object.keys(NAMES_OF_HASHES));
      const content = contents.find((one) => one.name === name);
      return content === undefined ? {} : { algorithm, hash: digest(content, algorithm) };
    });
  },
  "unknown digest": ({ listed }, random) => {
    changed(listed, random, () => ({
      algorithm: random.pick(["", "sha-256", "SHA256", "SHA-3", null, 256]),
    }));
  },
  "listed name changed": ({ listed }, random) => {
    changed(listed, random, ({ name }) => ({
      name: random.pick([`/${String(name)}`, `./${String(name)}`, String(name).toUpperCase(), null, 7]),
    }));
  },
  "prefix of a name": (draft, random) => {
    draft.isArchive = true;
    const prefix = random.pick(PREFIXES);
    const withList = random.oneIn(2);
    const { name: old } = random.pick(draft.contents);
    for (const content of draft.contents) if (content.name === old) content.name = `${prefix}${old}`;
    if (!withList) return;
    for (const item of draft.listed) if (item.name === old) item.name = `${prefix}${old}`;
  },
  "prefix of all names": (draft, random) => {
    draft.isArchive = true;
    const prefix = random.pick(["/", "./", "//"]);
    for (const content of draft.contents) content.name = `${prefix}${content.name}`;
    if (prefix !== "/" && random.oneIn(2))
      for (const item of draft.listed) item.name = `${prefix}${String(item.name)}`.replace(/^\//, "");
  },
  "same file under two names": ({ contents, listed }, random) => {
    const content = random.pick(contents);
    const name = random.pick([`./${content.name}`, `/${content.name}`, content.name]);
    contents.push({ ...content, name });
    listed.push({ name: name.replace(/^\//, ""), hash: digest(content), algorithm: "SHA-256" });
  },
  "scope claimed": (draft, random) => {
    const scope = random.pick(ODD_TEXTS);
    set(draft.claims, "scope", JSON.stringify(scope));
    if (random.oneIn(2)) draft.verification.scope = random.oneIn(3) ? random.pick(ODD_TEXTS) : scope;
    else
      draft.keys = Object.fromEntries(
        Object.entries(draft.keys).map(([id, key]) => [id, { ...key, scope: random.oneIn(3) ? "" : scope }]),
      );
  },
  "scope asked": ({ verification }, random) => {
    verification.scope = random.pick(ODD_TEXTS);
  },
  "key id claimed": (draft, random) => {
    set(draft.claims, "keyid", JSON.stringify(random.pick(ODD_TEXTS)));
    if (random.oneIn(2)) delete draft.verification.keyId;
  },
  "key id in the header": (draft, random) => {
    set(
      draft.header,
      "kid",
      random.oneIn(3) ? random.pick(ODD_VALUES) : JSON.stringify(random.pick(ODD_TEXTS)),
    );
    if (random.oneIn(2)) delete draft.verification.keyId;
  },
  "key id in header and claim": (draft, random) => {
    set(draft.header, "kid", JSON.stringify(random.pick(["k1", "default", ""])));
    set(draft.claims, "keyid", JSON.stringify(random.pick(["k1", "default", ""])));
    delete draft.verification.keyId;
  },
  "key id asked": ({ verification }, random) => {
    verification.keyId = random.pick(["", "k1", "default", "other"]);
  },
  "odd claim": ({ claims }, random) => {
    set(
      claims,
      random.pick(["iat", "iss", "scope", "keyid", "files", "x", "nbf", "exp"]),
      random.pick(ODD_VALUES),
    );
  },
  "claim in another case": ({ claims }, random) => {
    claims.push([
      random.pick(["Scope", "FILES", "KeyId", "\u017fcope", "\u212aeyid", "IAT"]),
      random.pick(ODD_VALUES),
    ]);
  },
  "claim twice": ({ claims }, random) => {
    claims.push([random.pick(["scope", "files", "keyid"]), random.pick(['"w"', "[]", '""', "null"])]);
  },
  "other algorithm in the header": ({ header }, random) => {
    set(
      header,
      "alg",
      JSON.stringify(random.pick(["none", "HS256", "RS256", "ES256", "EdDSA", "PS384", ""])),
    );
  },
  "no algorithm in the header": (draft) => {
    draft.header = draft.header.filter(([name]) => name !== "alg");
  },
  "critical header": ({ header }, random) => {
    header.push(
      ["crit", random.pick(['["x"]', '["b64"]', "[]"])],
      random.pick([
        ["x", "1"],
        ["b64", "false"],
        ["b64", "true"],
      ] as const),
    );
  },
  "odd header": ({ header }, random) => {
    header.push([random.pick(["alg", "kid", "typ", "x"]), random.pick(ODD_VALUES)]);
  },
  "token flipped": (draft, random) => {
    draft.token = (token) => flip(Buffer.from(token), random).toString("latin1");
  },
  "token in another form": (draft, random) => {
    const suffix = random.pick(["=", "==", ".", "\n", " ", ".x", "A"]);
    const at = random.below(4);
    draft.token = (token) => {
      const parts = token.split(".");
      return at === 3
        ? suffix + token
        : parts.map((part, index) => (index === at ? part + suffix : part)).join(".");
    };
  },
  "another last character": (draft, random) => {
    const at = random.below(3);
    const alphabet = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
    draft.token = (token) => {
      const parts = token.split(".");
      parts[at] = `${(parts[at] ?? "").slice(0, -1)}${random.pick(alphabet)}`;
      return parts.join(".");
    };
  },
  "no signature": (draft, random) => {
    draft.token = (token) => token.slice(0, token.lastIndexOf(".") + random.below(2));
  },
  "standard alphabet": (draft) => {
    draft.token = (token) => token.replaceAll("-", "+").replaceAll("_", "/");
  },
  "other signatures file": (draft, random) => {
    const form = random.pick<(token: string) => string>([
      (token) => JSON.stringify({ signatures: [token, token] }),
      (token) => JSON.stringify({ signatures: [token], plugin: "_default" }),
      (token) => JSON.stringify({ signatures: [token], plugin: "x" }),
      (token) => JSON.stringify({ signatures: [token], other: 1 }),
      (token) => JSON.stringify({ Signatures: [token] }),
      (token) => `{"signatures":["x"],"signatures":["${token}"]}`,
      (token) => `{"signatures":["${token}"],"Signatures":["x"]}`,
      (token) => `{"signatures":["${token}"]} {}`,
      (token) => `\ufeff{"signatures":["${token}"]}`,
      (token) => `{"signatures":"${token}"}`,
      (token) => `{"signatures":["${token}"],"plugin":null}`,
      (token) => `{"signatures":["${token.replace("e", "\\u0065")}"]}`,
      () => '{"signatures":[]}',
      () => "{}",
      () => "null",
      () => "",
    ]);
    draft.signatures = form;
  },
  "signatures file elsewhere": (draft, random) => {
    draft.signaturesName = random.pick([
      "sub/.signatures.json",
      "/.signatures.json",
      "./.signatures.json",
      "x.signatures.json",
      ".SIGNATURES.json",
    ]);
  },
  "excluded files": ({ verification }, random) => {
    verification.excludeFiles = [
      random.pick([
        "*",
        "data.json",
        "*/data.json",
        "*.rego",
        "sub/*",
        "[a-s]*",
        "[^a]*/*",
        "?.rego",
        "\\a.rego",
        "sub/*.????",
        ".manifest",
        "/data.json",
      ]),
    ];
  },
  "another key": (draft, random) => {
    const { publicKey, algorithm } = random.pick(SIGNERS);
    draft.keys = { default: { key: publicKey, algorithm } };
  },
  "another algorithm of the key": (draft, random) => {
    draft.keys = Object.fromEntries(
      Object.entries(draft.keys).map(([id, key]) => [
        id,
        { ...key, algorithm: random.pick(SIGNERS).algorithm },
      ]),
    );
  },
  "header of the archive": (draft, random) => {
    draft.isArchive = true;
    const over = [[random.below(512), random.below(256)]] as const;
    const at = random.below(draft.contents.length);
    draft.entries = (entries) => entries.map((entry, index) => (index === at ? { ...entry, over } : entry));
  },
  "type of an entry": (draft, random) => {
    draft.isArchive = true;
    const at = random.below(draft.contents.length);
    const type = random.pick(["\0", "7", "S", "V", "1", "2", "5", "A", "N", "M", "D"]);
    draft.entries = (entries) => entries.map((entry, index) => (index === at ? { ...entry, type } : entry));
  },
  "extended header": (draft, random) => {
    draft.isArchive = true;
    const { name } = random.pick(draft.contents);
    const record = random.pick([
      ["path", name],
      ["path", `./${name}`],
      ["path", "x.rego"],
      ["size", "1"],
      ["size", "0"],
      ["mtime", "x"],
      ["mtime", "1.5"],
      ["comment", "x"],
      ["uid", "-1"],
      ["GNU.sparse.size", "3"],
      ["path", ""],
      ["path", `${name}/`],
    ] as const);
    const header = extendedHeader([record], random.oneIn(3) ? "g" : "x");
    const at = random.below(draft.contents.length);
    draft.entries = (entries) => [...entries.slice(0, at), header, ...entries.slice(at)];
  },
  "extended header flipped": (draft, random) => {
    draft.isArchive = true;
    const header = extendedHeader([
      ["path", draft.contents[0]?.name ?? ""],
      ["mtime", "1.5"],
      ["comment", "hello"],
    ]);
    draft.entries = (entries) => [{ ...header, body: flip(header.body, random) }, ...entries];
  },
  "long name": (draft) => {
    draft.isArchive = true;
    const name = draft.contents[0]?.name ?? "";
    draft.entries = (entries) => [
      { name: Buffer.from("././@LongLink"), body: Buffer.from(`${name}\0`), type: "L" },
      ...entries,
    ];
  },
  "name that is not text": (draft, random) => {
    draft.isArchive = true;
    const bytes = random.pick([[0xff], [0xef, 0xbb, 0xbf], [0xc3, 0x28], [0xed, 0xa0, 0x80]]);
    const at = random.below(draft.contents.length);
    draft.entries = (entries) =>
      entries.map((entry, index) =>
        index === at ? { ...entry, name: Buffer.concat([Buffer.from(bytes), entry.name]) } : entry,
      );
    const item = draft.listed[at];
    if (item !== undefined && random.oneIn(2))
      item.name = `${random.pick(["", "\ufffd", "\ufeff"])}${String(item.name)}`;
  },
  "archive flipped": (draft, random) => {
    draft.isArchive = true;
    draft.tar = (tar) => flip(tar, random);
  },
  "archive cut": (draft, random) => {
    draft.isArchive = true;
    draft.tar = (tar) =>
      tar.subarray(0, random.oneIn(2) ? tar.length - 512 * random.below(4) : random.below(tar.length));
  },
  "compressed archive flipped": (draft, random) => {
    draft.isArchive = true;
    draft.gzip = (archive) => flip(archive, random);
  },
};

const NAMES = Object.keys(MUTATIONS);

function jsonOf(members: readonly (readonly [string, string])[]): string {
  return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(",")}}`;
}

function tokenOf({ claims, header, listed, token }: Draft, signer: Signer): string {
  const payload = jsonOf([["files", JSON.stringify(listed)], ...claims]);
  const text = [jsonOf(header), payload].map((part) => Buffer.from(part).toString("base64url")).join(".");
  return token(`${text}.${signer.sign(Buffer.from(text)).toString("base64url")}`, signer);
}

/**
 * A signed bundle with up to three changes, of its content, its list of files, its claims, its token, its archive, or
 * its required signer.
 */
export function generateCase(random: Random): GeneratedCase {
  const signer = random.pick(SIGNERS);
  const contents = contentsOf(random);
  const draft: Draft = {
    contents,
    listed: contents.map((content) => ({ name: content.name, hash: digest(content), algorithm: "SHA-256" })),
    claims: [],
    header: [
      ["alg", JSON.stringify(signer.algorithm)],
      ["typ", '"JWT"'],
    ],
    token: (token) => token,
    signatures: (token) => JSON.stringify({ signatures: [token] }),
    signaturesName: ".signatures.json",
    entries: (entries) => entries,
    tar: (tar) => tar,
    gzip: (archive) => archive,
    verification: { keyId: "default" },
    keys: {
      default: { key: signer.publicKey, algorithm: signer.algorithm },
      k1: { key: signer.publicKey, algorithm: signer.algorithm },
    },
    isArchive: false,
  };
  const mutations = Array.from({ length: random.pick([0, 1, 1, 1, 1, 2, 2, 3]) }, () => random.pick(NAMES));
  // A folder's files are listed below its name.
  const folder = random.oneIn(4) ? "pol/" : "";
  for (const name of mutations) MUTATIONS[name]?.(draft, random);
  const isFolder = folder !== "" && !draft.isArchive;
  if (isFolder)
    for (const item of draft.listed) if (typeof item.name === "string") item.name = folder + item.name;
  const signatures = Buffer.from(draft.signatures(tokenOf(draft, signer)));
  const entries = draft.entries(
    draft.contents.map(({ name, text }) => ({ name: Buffer.from(name), body: Buffer.from(text) })),
  );
  entries.splice(random.below(entries.length + 1), 0, {
    name: Buffer.from(draft.signaturesName),
    body: signatures,
  });
  return {
    mutations,
    archive: draft.gzip(packRaw(entries, draft.tar)),
    files: isFolder ? new Map(entries.map(({ name, body }) => [name.toString(), body])) : undefined,
    verification: { ...draft.verification, keys: draft.keys },
  };
}
