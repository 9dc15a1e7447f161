import { createHash } from "node:crypto";
import { chmod, readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { REPORT_FORMATS } from "../../src/gate/index.js";
import { startEvidenceService } from "../../src/testing/index.js";
import { ecdsa, pemOf, signed, STATEMENT } from "../trust/verify/signed-envelope.js";
import { makeFolder, run } from "./run.js";

const BUILDER = ecdsa();
const GATE = ecdsa();
const ARTIFACT = "the tarball";
const ARTIFACT_SHA256 = createHash("sha256").update(ARTIFACT).digest("hex");
const RELEASED = { ...STATEMENT, subject: [{ name: "app.tgz", digest: { sha256: ARTIFACT_SHA256 } }] };
const PASSPHRASE = "a passphrase that only the gate knows";
const PKCS8 = { type: "pkcs8", format: "pem" } as const;

/** A policy that tries to tell all it can: what it is given, what the host is, and what a service answers. */
const POLICY = `package release

deny contains sprintf("%v", [[input, opa.runtime()]]) if {
	print(opa.runtime(), regohost.verification())
	input.predicate.bad
}

deny contains "unknown" if {
	input.predicate.ask
	service.discover(sprintf("sha256:%s", [input.subject[0].digest.sha256]), "")
}
`;

const envelope = (predicate: object): string => JSON.stringify(signed({ ...RELEASED, predicate }, [BUILDER]));

const FILES: Record<string, string> = {
  "p.rego": POLICY,
  "builder.pub": pemOf(BUILDER),
  "gate.pem": GATE.privateKey.export(PKCS8).toString(),
  "encrypted.pem": GATE.privateKey
    .export({ ...PKCS8, cipher: "aes-256-cbc", passphrase: PASSPHRASE })
    .toString(),
  "app.tgz": ARTIFACT,
  "good.json": envelope({}),
  "bad.json": envelope({ bad: true }),
  "ask.json": envelope({ ask: true }),
};

/** The folder's files of keys: what is written beside them must hold nothing of these. */
const KEY_FILES = ["gate.pem", "encrypted.pem"];

/** A secret in the ways in which it could be written. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("hex"),
  ];
}

/** What no output may hold: the token, the passphrase, each line of a key, and the key's number. */
function secretsOf(token: string): string[] {
  const lines = KEY_FILES.flatMap((name) =>
    (FILES[name] ?? "").split("\n").filter((line) => line.length > 20 && !line.startsWith("-----")),
  );
  const { d = "" } = GATE.privateKey.export({ format: "jwk" });
  const number = Buffer.from(d, "base64url");
  return [
    ...[token, PASSPHRASE].flatMap(formsOf),
    ...lines,
    ...[d, number.toString("hex"), number.toString("base64")],
  ];
}

/** A service that says in its answer what it was asked with. */
async function startEchoingService(status: number): Promise<string> {
  const server = createServer((request, response) => {
    const body = { code: status, message: `you sent ${String(request.headers.authorization)}`, details: [] };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const VERIFY = ["--key", "builder.pub", "--artifact", "app.tgz"];
const REPORTS = REPORT_FORMATS.flatMap((format) => ["-o", `${format}=report.${format}`]);
const OUTPUTS = [
  ...REPORTS,
  "-o",
  "pretty",
  "-o",
  "jsonl=decisions.jsonl",
  "--attest",
  "vsa.json",
  "--record",
  "run.json",
];

/** How a run ends, and what it asks. */
const RUNS: [
  what: string,
  options: { input: string; args?: string[]; service?: number; exitCode: number },
][] = [
  ["a pass", { input: "good.json", exitCode: 0 }],
  ["a refusal with all that a policy can tell", { input: "bad.json", exitCode: 1 }],
  ["an encrypted key", { input: "good.json", args: ["--sign-key", "encrypted.pem"], exitCode: 0 }],
  ["a service that refuses the token and repeats it", { input: "ask.json", service: 401, exitCode: 3 }],
  ["a service that fails and repeats the token", { input: "ask.json", service: 500, exitCode: 3 }],
  ["a service that answers something else", { input: "ask.json", service: 200, exitCode: 3 }],
];

describe("a planted token and a planted key", () => {
  it.each(RUNS)("are in no output of %s", async (_what, { input, args, service: status, exitCode }) => {
    const service = await startEvidenceService();
    onTestFinished(() => service.close());
    const token = await service.issueToken({ kind: "api" });
    const baseUrl = status === undefined ? service.baseUrl : await startEchoingService(status);
    const cwd = await makeFolder(FILES);
    for (const name of KEY_FILES) await chmod(join(cwd, name), 0o600);
    const env = {
      SERVICE_BASE_URL: baseUrl,
      SERVICE_TOKEN: token,
      REGOHOST_SIGN_PASSPHRASE: PASSPHRASE,
    };
    const signing = args ?? ["--sign-key", "gate.pem"];
    const end = await run(["gate", "p.rego", input, ...VERIFY, ...OUTPUTS, ...signing], { cwd, env });
    expect(end, end.stderr).toMatchObject({ exitCode });
    const written = (await readdir(cwd)).filter((name) => !(name in FILES));
    // A run without a verdict writes no summary.
    const expected = ["decisions.jsonl", "run.json", ...REPORT_FORMATS.map((format) => `report.${format}`)];
    expect(written.sort()).toEqual([...expected, ...(exitCode < 2 ? ["vsa.json"] : [])].sort());
    const texts = new Map([
      ["stdout", end.stdout],
      ["stderr", end.stderr],
    ]);
    for (const name of written) {
      const text = await readFile(join(cwd, name), "utf8");
      texts.set(name, text);
      // What is in an envelope, too.
      for (const [, payload = ""] of text.matchAll(/"payload":\s*"([A-Za-z0-9+/=]+)"/g)) {
        texts.set(`payload of ${name}`, Buffer.from(payload, "base64").toString());
      }
    }
    const secrets = secretsOf(token);
    // The search finds what is there: the files of the keys.
    expect(secrets.filter((secret) => FILES["encrypted.pem"]?.includes(secret))).not.toEqual([]);
    for (const [name, text] of texts) {
      if (written.includes(name)) expect(text, name).not.toBe("");
      for (const secret of secrets) expect(text.includes(secret), `${name} holds a secret`).toBe(false);
    }
  });

  it.each([
    [["--sign-key", "gate.pem"], { REGOHOST_SIGN_PASSPHRASE: PASSPHRASE }, 0],
    [["--sign-key", "encrypted.pem"], { REGOHOST_SIGN_PASSPHRASE: `${PASSPHRASE}, wrong` }, 2],
    [["--sign-key", "encrypted.pem"], {}, 2],
    [["--key", "gate.pem", "--sign-key", "gate.pem"], {}, 2],
    [["--sign-key", "gate.pem", "--verifier-id", PASSPHRASE], {}, 2],
  ])("are in no error of %j", async (args, env, exitCode) => {
    const cwd = await makeFolder({
      ...FILES,
      "p.rego": 'package release\n\ndeny contains "no" if input.no\n',
    });
    for (const name of KEY_FILES) await chmod(join(cwd, name), 0o600);
    const token = "cpt_planted-token-in-the-environment";
    const end = await run(
      [
        "gate",
        "p.rego",
        "good.json",
        "--key",
        "builder.pub",
        "--artifact",
        "app.tgz",
        "--attest",
        "vsa.json",
        ...args,
      ],
      { cwd, env: { ...env, SERVICE_TOKEN: token } },
    );
    expect(end, end.stderr).toMatchObject({ exitCode });
    const shown = end.stdout + end.stderr;
    const given = args.includes(PASSPHRASE) ? [PASSPHRASE] : [];
    for (const secret of secretsOf(token).filter((one) => !given.includes(one))) {
      expect(shown.includes(secret)).toBe(false);
    }
  });
});
