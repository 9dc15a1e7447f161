import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git } from "../../examples/action-tools.js";

/** A server of bare repositories, by Git's own `http-backend`. */
export interface GitServer {
  host: string;
  /** The paths of the requests, without their queries. */
  requests: string[];
  /** Answers of the next requests in place of Git's. */
  answers: { status: number; body: string; location?: (path: string) => string }[];
  /** Whether it has the version of the protocol that a request names. Default: true. */
  hasProtocol: boolean;
  /** Serves what a checkout has committed, all of its branches, in place of what it served by this name. */
  publish(checkout: string, name: string): void;
  close(): Promise<void>;
}

export async function startGitServer(): Promise<GitServer> {
  const root = await mkdtemp(join(tmpdir(), "regohost-git-server-"));
  const requests: string[] = [];
  const answers: GitServer["answers"] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    requests.push(pathname);
    const other = answers.shift();
    if (other !== undefined) {
      const location = other.location?.(request.url ?? "");
      response.writeHead(other.status, location === undefined ? {} : { location }).end(other.body);
      return;
    }
    const child = spawn("git", ["http-backend"], {
      env: {
        PATH: process.env["PATH"],
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: "1",
        GIT_PROTOCOL: served.hasProtocol ? request.headers["git-protocol"]?.toString() : undefined,
        REQUEST_METHOD: request.method,
        PATH_INFO: pathname,
        QUERY_STRING: searchParams.toString(),
        CONTENT_TYPE: request.headers["content-type"],
        HTTP_CONTENT_ENCODING: request.headers["content-encoding"],
        REMOTE_ADDR: "127.0.0.1",
      },
    });
    request.pipe(child.stdin);
    const parts: Buffer[] = [];
    child.stdout.on("data", (part: Buffer) => parts.push(part));
    child.on("close", () => {
      const whole = Buffer.concat(parts);
      const end = whole.indexOf("\r\n\r\n");
      let status = 200;
      for (const line of whole.toString("latin1", 0, end).split("\r\n")) {
        const [name = "", value = ""] = line.split(": ");
        if (name === "Status") status = Number(value.slice(0, 3));
        else response.setHeader(name, value);
      }
      response.writeHead(status).end(whole.subarray(end + 4));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const served: GitServer = {
    hasProtocol: true,
    host: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    requests,
    answers,
    publish(checkout, name) {
      rmSync(join(root, name), { recursive: true, force: true });
      git(checkout, "clone", "--quiet", "--mirror", checkout, join(root, name));
    },
    async close() {
      server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
  return served;
}
