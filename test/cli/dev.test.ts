import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { run } from "./run.js";

interface Printed {
  base_url: string;
  platform_url: string;
  token: string;
  project: Record<string, string>;
  digests: Record<string, string>;
}

describe("regohost dev", () => {
  it("prints a service that answers for what it prints, until it is ended", async () => {
    const end = new AbortController();
    const { printed, ended } = await new Promise<{ printed: Printed; ended: ReturnType<typeof run> }>(
      (resolve) => {
        const running: ReturnType<typeof run> = run(["dev", "--json"], {
          signal: end.signal,
          onStdout: (text) => resolve({ printed: JSON.parse(text) as Printed, ended: running }),
        });
      },
    );
    expect(new URL(printed.base_url).hostname).toBe("127.0.0.1");
    const env = {
      SERVICE_BASE_URL: printed.base_url,
      SERVICE_PLATFORM_URL: printed.platform_url,
      SERVICE_TOKEN: printed.token,
    };
    for (const [name, digest] of Object.entries(printed.digests)) {
      const found = await run(["discover", digest], { env });
      expect(found, name).toMatchObject({ exitCode: 0 });
    }
    const helps = ["discover", "download", "graph", "prompt"].map((name) => run([name, "--help=all"]));
    const shown = [
      await readFile("README.md", "utf8"),
      ...(await Promise.all(helps)).map(({ stdout }) => stdout),
    ];
    for (const [index, text] of shown.entries()) {
      // README begins with the demo, whose digests are of another service.
      const own = index === 0 ? text.slice(text.indexOf("`regohost dev`")) : text;
      const named = own.match(/sha256:[0-9a-f]{64}/g) ?? [];
      expect(named.length, text).toBeGreaterThan(0);
      for (const digest of named) expect(Object.values(printed.digests)).toContain(digest);
    }
    const compliance = await run(
      [
        "eval",
        `service.project_compliance({"project_version_id": "${printed.project["version_id"] ?? ""}"})`,
        "-f",
        "raw",
      ],
      { env },
    );
    expect(compliance.stdout, compliance.stderr).toContain("no-high-findings");
    end.abort();
    expect(await ended).toMatchObject({ exitCode: 0 });
    expect(await run(["discover", printed.digests["image"] ?? ""], { env })).toMatchObject({ exitCode: 3 });
  });

  it("says which port is taken", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    const { exitCode, stderr } = await run(["dev", "--port", String(port)]);
    server.close();
    expect(stderr).toContain(`cannot listen on port ${String(port)} of loopback`);
    expect(stderr).toContain("EADDRINUSE");
    expect(exitCode).toBe(3);
  });

  it.each(["65536", "x", "-1", ""])("refuses the port %j", async (port) => {
    expect(await run(["dev", "--port", port])).toMatchObject({ exitCode: 2 });
  });
});
