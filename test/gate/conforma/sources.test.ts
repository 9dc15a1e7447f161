import { readdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toSourcePath } from "../../../src/gate/conforma/load-configured.js";
import { startRegistry, type FakeRegistry, type RegistryLayer } from "../../../src/testing/index.js";
import { removeCommits, type FetchedCommits } from "../../../src/trust/registry/fetched-commits.js";
import { fetchGitPolicy } from "../../../src/trust/registry/git-policy.js";
import { cleanUpAfterAll } from "../../clean-up.js";
import { makeFolder, run, type RunResult } from "../../cli/run.js";
import { commitAll, git } from "../../examples/action-tools.js";
import { ecdsa, pemOf } from "../../trust/verify/signed-envelope.js";
import { startGitServer, type GitServer } from "../../trust/registry/git-server.js";

const LAYER = "application/vnd.cncf.openpolicyagent";
const RULE = `package main

# METADATA
# custom:
#   short_name: rule
deny contains {"code": "main.rule", "msg": "refused"} if input.name in data.refused
`;
const OTHER = RULE.replace("data.refused", '["other"]');

describe("the forms of sources that ec takes", () => {
  it.each([
    ["./policy", "./policy"],
    ["file::policy", "policy"],
    ["oci::quay.io/a/b:1", "oci://quay.io/a/b:1"],
    ["oci::quay.io/a/b", "oci://quay.io/a/b:latest"],
    ["oci://registry.example.com:5000/b", "oci://registry.example.com:5000/b:latest"],
    ["oci::quay.io/a/b:1@sha256:00", "oci://quay.io/a/b:1@sha256:00"],
    ["quay.io/a/b", "oci://quay.io/a/b:latest"],
    ["quay.io.evil/a/b", "quay.io.evil/a/b"],
    ["git::https://example.com/a/b//c?ref=d", "git::https://example.com/a/b//c?ref=d"],
    ["git::github.com/a/b", "git::https://github.com/a/b"],
    ["git@github.com:a/b//c", "git::https://github.com/a/b//c"],
    ["git::git@example.com:a/b", "git::https://example.com/a/b"],
    ["git://example.com/a/b.git", "git::https://example.com/a/b.git"],
    ["github.com/a/b//c?ref=d", "git::https://github.com/a/b//c?ref=d"],
    ["https://gitlab.com/a/b//c", "git::https://gitlab.com/a/b//c"],
    ["https://example.com/b.git//c?ref=d", "git::https://example.com/b.git//c?ref=d"],
    ["https://example.com/data.yaml", "https://example.com/data.yaml"],
  ])("%s", (source, path) => {
    expect(toSourcePath(source)).toBe(path);
  });

  it.each(["s3::https://example.com/b", "hg::https://example.com/b", "ftp://example.com/b"])(
    "not %s",
    (source) => {
      expect(() => toSourcePath(source)).toThrow(
        expect.objectContaining({ code: "source_unsupported" }) as Error,
      );
    },
  );
});

const onEnd = cleanUpAfterAll();
let server: GitServer;
let registry: FakeRegistry;
let web: Server;
let commit: string;
const pages = new Map<string, string>();
const where: Record<string, string> = {};

beforeAll(async () => {
  server = await startGitServer();
  const checkout = await makeFolder(
    {
      "policy/a.rego": RULE,
      "policy/a_test.rego": "package main_test\n\ntest_a if true\n",
      "policy/.gitattributes": "*.rego export-ignore\n",
      "data/one/names.yaml": "refused: [bad]\n",
      "data/readme.md": "x",
    },
    onEnd,
  );
  commitAll(checkout);
  commit = git(checkout, "rev-parse", "HEAD");
  git(checkout, "checkout", "-qb", "next");
  await writeFile(join(checkout, "policy/a.rego"), OTHER);
  git(checkout, "commit", "-qam", "next");
  git(checkout, "update-index", "--add", "--cacheinfo", `160000,${commit},sub/module`);
  git(checkout, "commit", "-qm", "a submodule");
  git(checkout, "checkout", "-qf", "main");
  server.publish(checkout, "policies.git");

  registry = await startRegistry();
  const layer = (title: string, content: string, kind: string): RegistryLayer => ({
    content,
    mediaType: `${LAYER}.${kind}`,
    annotations: { "org.opencontainers.image.title": title },
  });
  const images = {
    policies: [layer("policy/a.rego", RULE, "policy.layer.v1+rego")],
    data: [layer("data/names.json", '{"refused": ["bad"]}', "data.layer.v1+json")],
  };
  for (const [name, layers] of Object.entries(images)) registry.push(name, layers, { tag: "latest" });

  web = createServer(({ url = "" }, response) => {
    const page = pages.get(url);
    response.writeHead(page === undefined ? 404 : 200).end(page);
  });
  await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
  pages.set("/names.yaml", "refused: [bad]\n");
  where["WEB"] = `127.0.0.1:${String((web.address() as AddressInfo).port)}`;
  Object.assign(where, {
    GIT: `git::http://${server.host}/policies.git`,
    OCI: `oci::${registry.host}`,
    COMMIT: commit,
  });
});
afterAll(async () => {
  web.close();
  await Promise.all([server.close(), registry.close()]);
});
beforeEach(() => {
  server.answers.length = 0;
  server.requests.length = 0;
});

const fill = (text: string): string => text.replace(/GIT|OCI|WEB|COMMIT/g, (name) => where[name] ?? "");

async function folderFor(policy: string, data: string): Promise<string> {
  return makeFolder({
    "policy.yaml": fill(`sources: [{policy: ['${policy}'], data: ['${data}']}]`),
    "local/a.rego": RULE,
    "names/names.json": '{"refused": ["bad"]}',
    "good.json": '{"name": "good"}',
    "bad.json": '{"name": "bad"}',
    "other.json": '{"name": "other"}',
  });
}

const gateIn = (cwd: string, input: string, ...words: string[]): Promise<RunResult> =>
  run(["gate", "--rules", "conforma", "-p", "policy.yaml", "-i", input, ...words], { cwd });

async function gate(policy: string, data: string, input: string, ...words: string[]): Promise<RunResult> {
  return gateIn(await folderFor(policy, data), input, ...words);
}

describe("sources of a policy configuration", () => {
  it.each([
    ["GIT//policy", "GIT//data?ref=main"],
    ["GIT//policy?ref=COMMIT", "GIT//data/one?ref=COMMIT"],
    ["GIT?ref=main//policy", "GIT//data?ref=refs/heads/main&depth=1"],
    ["OCI/policies", "OCI/data:latest"],
    ["./local", "http://WEB/names.yaml"],
    ["OCI/policies", "./names"],
  ])("%s and %s", async (policy, data) => {
    expect(await gate(policy, data, "good.json")).toMatchObject({ exitCode: 0 });
    const bad = await gate(policy, data, "bad.json");
    expect(bad).toMatchObject({ exitCode: 1 });
    expect(bad.stdout).toContain("refused");
  });

  it("decide on no image without a verification, before any request for it", async () => {
    const requests = registry.requests.length;
    const result = await gate("OCI/policies", "./names", `oci://${registry.host}/data:latest`);
    expect(result).toMatchObject({ exitCode: 2 });
    expect(result.stdout + result.stderr).toContain("verified attestations alone");
    const asked = registry.requests.slice(requests).map(({ path }) => path);
    expect(asked.filter((path) => path.includes("/data/"))).toEqual([]);
  });

  it("a branch is not the one of the server", async () => {
    expect(await gate("GIT//policy?ref=next", "./names", "other.json")).toMatchObject({ exitCode: 1 });
  });

  it.each([
    ["GIT//none", "./names", 2, "source_not_found"],
    ["GIT//policy/a.rego", "./names", 2, "source_not_found"],
    ["GIT?ref=next", "./names", 2, "has a submodule at sub/module"],
    ["GIT//data", "./names", 2, "source_empty"],
    ["./local", "GIT//policy", 2, "has no data file"],
    ["./local", "OCI/policies", 2, "has no data file"],
    ["GIT//policy?ref=none", "./names", 3, "not_found"],
    ["GIT//policy?ref=1234567890123456789012345678901234567890", "./names", 3, "not_found"],
    ["git::http://127.0.0.1:1/a.git", "./names", 3, "service_unreachable"],
    ["./local", "http://WEB/none.yaml", 3, "not_found"],
    ["./local", "OCI/none", 3, "not_found"],
    ["git::http://example.com/a.git", "./names", 2, "https://"],
    ["git::ssh://git@example.com/a.git", "./names", 2, "https://"],
    ["git::https://user:hunter2@example.com/a.git", "./names", 2, "must not contain a user name"],
    ["git::https://example.com/a.git?ref=--upload-pack=x", "./names", 2, "its ref is not the name"],
    ["git::https://example.com/a.git?sshkey=hunter2", "./names", 2, "another parameter"],
    ["git::https://example.com/a.git//../b", "./names", 2, "its folder is malformed"],
    ["./local", "npm:regohost/policies/sbom", 2, "data of packages is not read"],
  ])("%s and %s: exit %i, %s", async (policy, data, exitCode, text) => {
    const result = await gate(policy, data, "good.json");
    expect(result).toMatchObject({ exitCode });
    expect(result.stdout + result.stderr).toContain(text);
    expect(result.stdout + result.stderr).not.toContain("hunter2");
  });

  it.each([
    [401, "", "unauthenticated"],
    [403, "", "permission_denied"],
    [200, "<html>sign in</html>", "not_found"],
    [200, "001e# service=git-upload-pack\n0000zzzz", "response_invalid"],
  ])("a server of Git that answers %i %s", async (status, body, code) => {
    server.answers.push(...Array<GitServer["answers"][number]>(4).fill({ status, body }));
    const result = await gate("GIT//policy", "./names", "good.json");
    expect(result, result.stderr).toMatchObject({ exitCode: 3 });
    expect(result.stdout + result.stderr).toContain(code);
    expect(result.stdout + result.stderr).not.toContain("html");
  });

  it("a server of Git on loopback that leads to another one", async () => {
    const other = await startGitServer();
    try {
      const location = (path: string): string => `http://${other.host}${path}`;
      server.answers.push({ status: 302, body: "", location });
      const result = await gate("GIT//policy", "./names", "good.json");
      expect(result).toMatchObject({ exitCode: 3 });
      expect(result.stderr).toContain(
        "it redirects; name the repository to which it leads [redirect_refused]",
      );
      expect(other.requests).toEqual([]);
    } finally {
      await other.close();
    }
  });
});

describe("folders of a repository", () => {
  it("come from loopback without a proxy, which could change them", async () => {
    const proxy = await startGitServer();
    try {
      const env = { ...process.env, http_proxy: `http://${proxy.host}` };
      const options = { cwd: "", env, maxBytes: 1_000_000 };
      const { used } = await fetchGitPolicy(`${where["GIT"] ?? ""}//policy`, options);
      expect(used.digest).toBe(`gitCommit:${commit}`);
      expect(proxy.requests).toEqual([]);
    } finally {
      await proxy.close();
    }
  });

  // Without version 2 of its protocol Git refuses the id of a commit that no ref names any more.
  it.each([true, false])(
    "are of one fetch in a run, also when the branch moves (protocol 2: %s)",
    async (isNew) => {
      const checkout = await makeFolder({ "policy/a.rego": RULE, "data/names.yaml": "refused: [bad]\n" });
      commitAll(checkout);
      server.publish(checkout, "moving.git");
      server.hasProtocol = isNew;
      const first = git(checkout, "rev-parse", "HEAD");
      const commits: FetchedCommits = new Map();
      const fetch = async (folder: string): Promise<string> => {
        const address = `git::http://${server.host}/moving.git//${folder}`;
        const options = { cwd: checkout, env: process.env, maxBytes: 1_000_000, commits };
        return (await fetchGitPolicy(address, options)).used.digest;
      };
      expect(await fetch("policy")).toBe(`gitCommit:${first}`);
      await writeFile(join(checkout, "policy/a.rego"), OTHER);
      git(checkout, "commit", "-qam", "moved");
      server.publish(checkout, "moving.git");
      server.requests.length = 0;
      expect(await Promise.all([fetch("data"), fetch("policy")])).toEqual(
        Array(2).fill(`gitCommit:${first}`),
      );
      expect(server.requests).toEqual([]);
      await removeCommits(commits);
      await expect(fetch("data")).rejects.toThrow();
      commits.clear();
      const second = `gitCommit:${git(checkout, "rev-parse", "HEAD")}`;
      expect(await Promise.all([fetch("data"), fetch("policy")])).toEqual([second, second]);
      await removeCommits(commits);
      server.hasProtocol = true;
    },
  );

  it("are removed with the end of loading, also of one that fails", async () => {
    const tmp = await makeFolder({});
    const before = process.env["TMPDIR"];
    process.env["TMPDIR"] = tmp;
    try {
      expect(await gate("GIT//policy", "GIT//data", "good.json")).toMatchObject({ exitCode: 0 });
      expect(await gate("GIT//none", "GIT//data", "good.json")).toMatchObject({ exitCode: 2 });
    } finally {
      if (before === undefined) delete process.env["TMPDIR"];
      else process.env["TMPDIR"] = before;
    }
    expect((await readdir(tmp)).filter((name) => name.startsWith("regohost-git"))).toEqual([]);
  });
});

describe("pins of sources", () => {
  it("are required of policies and data before any request", async () => {
    for (const [policy, data] of [
      ["GIT//policy", "./names"],
      ["GIT//policy?ref=COMMIT", "OCI/data"],
      ["./local", "GIT//data"],
    ] as const) {
      server.requests.length = 0;
      const requests = registry.requests.length;
      const result = await gate(policy, data, "good.json", "--require-pinned");
      expect(result).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("not pinned") as string });
      expect([server.requests, registry.requests.length]).toEqual([[], requests]);
    }
    expect(await gate("GIT//policy?ref=COMMIT", "./names", "good.json", "--require-pinned")).toMatchObject({
      exitCode: 0,
    });
  });

  it("are in the lock file, by commit", async () => {
    const cwd = await folderFor("GIT//policy?ref=next", "OCI/data");
    expect(await gateIn(cwd, "good.json", "--lock", "l.lock")).toMatchObject({ exitCode: 2 });
    const updated = await gateIn(cwd, "good.json", "--lock", "l.lock", "--update-lock");
    expect(updated, updated.stderr).toMatchObject({ exitCode: 0 });
    const lock = await readFile(join(cwd, "l.lock"), "utf8");
    expect(lock).toContain("gitCommit:");
    expect(lock).toContain(`oci://${registry.host}/data:latest`);
    // The commit of the lock file, not that of the branch.
    const [, id = ""] = /gitCommit:([0-9a-f]{40})/.exec(lock) ?? [];
    await writeFile(join(cwd, "l.lock"), lock.replaceAll(id, commit));
    expect(await gateIn(cwd, "other.json", "--lock", "l.lock")).toMatchObject({ exitCode: 0 });
    await writeFile(join(cwd, "l.lock"), lock.replaceAll(id, "0".repeat(40)));
    expect(await gateIn(cwd, "other.json", "--lock", "l.lock")).toMatchObject({ exitCode: 3 });
  });

  it("are reported where they are missing", async () => {
    const { stdout } = await gate("GIT//policy", "http://WEB/names.yaml", "good.json", "-o", "json");
    const { notes } = JSON.parse(stdout) as { notes: { code: string; message: string }[] };
    const { message = "" } = notes.find(({ code }) => code === "policy_unpinned") ?? {};
    expect(message).toContain(`git::http://${server.host}/policies.git//policy`);
    expect(message).toContain("/names.yaml");
  });

  it("unsigned data is refused where signatures are required", async () => {
    const cwd = await folderFor("./local", "OCI/data");
    await writeFile(join(cwd, "key.pem"), pemOf(ecdsa()));
    expect(await gateIn(cwd, "good.json", "--verification-key", "key.pem")).toMatchObject({ exitCode: 1 });
  });
});
