import { expect, test } from "vitest";
import { ReferrerService } from "../../src/evidence/schema/proto/controlplane/v1/referrer_pb.js";
import { addReflection, reflectServices, startGrpcServer } from "../evidence/client/grpc/grpc-server.js";
import { makeFolder, run, type RunResult } from "./run.js";

const PATH = `/${ReferrerService.typeName}/DiscoverPrivate`;

async function grpc(...args: string[]): Promise<RunResult> {
  const server = await startGrpcServer({
    routes(router) {
      addReflection(router, reflectServices([ReferrerService]));
      router.service(ReferrerService, {
        discoverPrivate: ({ digest, projectName }) => ({ result: { digest, kind: projectName || "ANY" } }),
      });
    },
  });
  return run(["grpc", ...args, "--grpc-url", server.address], { stdin: '{"digest":"from stdin"}' });
}

test("list names the services", async () => {
  expect(await grpc("list")).toMatchObject({ exitCode: 0, stdout: `${ReferrerService.typeName}\n` });
  expect(JSON.parse((await grpc("list", "--json")).stdout)).toEqual([ReferrerService.typeName]);
});

test("describe shows methods, messages and fields", async () => {
  expect((await grpc("describe", ReferrerService.typeName)).stdout).toMatch(/DiscoverPrivate .*returns/);
  expect((await grpc("describe", PATH)).stdout).toMatch(/request +controlplane\.v1\.Referrer/);
  const { stdout } = await grpc("describe", "controlplane.v1.ReferrerItem", "--json");
  const { members } = JSON.parse(stdout) as { members: unknown[] };
  expect(members).toContainEqual({ name: "digest", type: "string", number: 1 });
  expect(members).toContainEqual({ name: "metadata", type: "map<string, string>", number: 7 });
  expect(members).toContainEqual({
    name: "references",
    type: "repeated controlplane.v1.ReferrerItem",
    number: 4,
  });
});

test("call takes its request from an argument, a file or standard input", async () => {
  const folder = await makeFolder({ "request.json": '{"digest":"from file"}' });
  for (const [data, digest] of [
    ['{"digest":"given","project_name":"web"}', "given"],
    [`@${folder}/request.json`, "from file"],
    ["-", "from stdin"],
  ] as const) {
    const { exitCode, stdout } = await grpc("call", PATH, "-d", data);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      result: { digest, downloadable: false },
    });
  }
});

test.each<[string, string[], number, RegExp]>([
  [
    "a field that is not there",
    ["call", PATH, "-d", '{"digst":""}'],
    2,
    /no field "digst".*Did you mean digest/,
  ],
  ["a type that does not fit", ["call", PATH, "-d", '{"digest":7}'], 2, /digest/],
  ["what is not JSON", ["call", PATH, "-d", "{"], 2, /not JSON/],
  ["a method that is not there", ["call", `${PATH}s`], 3, /Did you mean DiscoverPrivate/],
  ["a name that is not there", ["describe", "acme.Nothing"], 1, /acme\.Nothing/],
  ["no address", ["list", "--grpc-url", "nowhere"], 2, /scheme/],
])("%s", async (_name, args, exitCode, message) => {
  const result = args.includes("--grpc-url") ? await run(["grpc", ...args]) : await grpc(...args);
  expect(result).toMatchObject({ exitCode, stdout: "" });
  expect(result.stderr).toMatch(message);
});
