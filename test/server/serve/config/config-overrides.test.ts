import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addOverrides } from "../../../../src/server/serve/config/config-overrides.js";
import { readServerConfig } from "../../../../src/server/serve/config/read-server-config.js";
import { makeFolder } from "../../../cli/run.js";

const signal = new AbortController().signal;

describe("--set", () => {
  // What `opa run --server --set …` of OPA 1.22 tells at /v1/config.
  it.each<[string[], object]>([
    [["labels.a=x,labels.b=y"], { labels: { a: "x", b: "y" } }],
    [["labels.a=x\\,y"], { labels: { a: "x,y" } }],
    [["labels.a\\.b=x"], { labels: { "a.b": "x" } }],
    [["labels.a\\=b=c"], { labels: { "a=b": "c" } }],
    [["labels.a=x=y"], { labels: { a: "x=y" } }],
    [["labels.a="], { labels: { a: "" } }],
    [["labels.a=007"], { labels: { a: "007" } }],
    [["labels.a=first", "labels.a=second"], { labels: { a: "second" } }],
    [['labels.a="q"'], { labels: { a: '"q"' } }],
    [
      ["services[0].name=a,services[0].url=https://a.example"],
      { services: [{ name: "a", url: "https://a.example" }] },
    ],
    [
      ["decision_logs.console=true", "decision_logs.request_context.http.headers={X-A,X-B}"],
      { decision_logs: { console: true, request_context: { http: { headers: ["X-A", "X-B"] } } } },
    ],
    [
      ["server.decoding.max_length=1000,decision_logs.nd_builtin_cache=false,status=null"],
      {
        server: { decoding: { max_length: 1000 } },
        decision_logs: { nd_builtin_cache: false },
        status: null,
      },
    ],
    [["a.b[0]=1,a.b[1]=2"], { a: { b: [1, 2] } }],
    [["a={}"], { a: [] }],
  ])("%j is as in OPA", async (set, expected) => {
    expect(await addOverrides("--set", set, {})).toEqual(expected);
  });

  it.each([
    "secret",
    "a=1,secret",
    "a..b=secret",
    "a[x]=secret",
    ".a=secret",
    "=secret",
    "a[9999]=secret",
    "a={secret",
    "__proto__.a=secret",
    "a={secret}y",
  ])("refuses %j without telling the value", async (text) => {
    const error: unknown = await addOverrides("--set", [text], {}).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: "config_invalid" });
    expect(String(error)).not.toContain("secret");
    expect({}).not.toHaveProperty("a");
  });
});

it("goes before the file, member by member, with variables and the content of files", async () => {
  const folder = await makeFolder({
    "config.yaml":
      "services: {acme: {url: https://acme.example, headers: {a: b}}}\nlabels: {region: eu, stage: dev}\n",
    token: "t0ken\n",
  });
  const { services, labels, active } = await readServerConfig(
    {
      file: join(folder, "config.yaml"),
      set: ["labels.region=${REGION}", "services.acme.url=https://other.example"],
      setFile: ["services.acme.credentials.bearer.token=token"],
    },
    { folder, env: { REGION: "us" }, signal },
  );
  expect(services.get("acme")).toMatchObject({
    url: "https://other.example",
    headers: { a: "b" },
    bearer: { token: "t0ken" },
  });
  expect(labels).toEqual({ region: "us", stage: "dev" });
  expect(active).toEqual({
    services: { acme: { url: "https://other.example" } },
    labels: { region: "us", stage: "dev" },
    default_decision: "/system/main",
  });
});

it("refuses variables that are not set, and files that are not there", async () => {
  const none = { file: undefined, set: [], setFile: [] };
  const options = { folder: await makeFolder({}), env: {}, signal };
  await expect(readServerConfig({ ...none, set: ["labels.a=${NOPE}"] }, options)).rejects.toThrow(
    "labels.a needs the environment variable NOPE",
  );
  await expect(readServerConfig({ ...none, setFile: ["labels.a=nope"] }, options)).rejects.toMatchObject({
    code: "config_unreadable",
  });
});
