import { gzipSync } from "node:zlib";
import { packTar, type TarEntry } from "modern-tar";
import { afterEach, describe, expect, it } from "vitest";
import { conformaBuiltins } from "../../../builtins/conforma/index.js";
import type { AsyncBuiltinDefinition } from "../../../src/engine/builtin/builtin.js";
import {
  faults,
  startRegistry,
  type FakeRegistry,
  type RegistryOptions,
} from "../../../src/testing/index.js";
import { newContext, newScope } from "../service-stub.js";

const open: FakeRegistry[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((registry) => registry.close()));
});

const OCTETS = "application/octet-stream";
const LAYER = { content: "layer", mediaType: OCTETS };
const MANIFEST = "application/vnd.oci.image.manifest.v1+json";
const INDEX = "application/vnd.oci.image.index.v1+json";
const EMPTY_CONFIG = "sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a";
const MISSING = `sha256:${"0".repeat(64)}`;

interface Called {
  answer: unknown;
  facts: object;
}

/** Calls the built-ins as one evaluation does, by guesses: these are not retried. */
function evaluation({ host }: FakeRegistry): (name: string, ...args: unknown[]) => Promise<Called> {
  const builtins = conformaBuiltins({ allowNet: [host], env: {} });
  const scope = newScope();
  return async (name, ...args) => {
    const { call } = builtins.find((builtin) => builtin.name === `ec.oci.${name}`) as AsyncBuiltinDefinition;
    const context = { ...newContext(scope), speculative: true };
    const answer = await call(args as never, context);
    return { answer, facts: context.facts };
  };
}

async function start(options: RegistryOptions = {}): Promise<{
  registry: FakeRegistry;
  at: (reference: string) => string;
  call: (name: string, ...args: unknown[]) => Promise<Called>;
}> {
  const registry = await startRegistry(options);
  open.push(registry);
  return {
    registry,
    at: (reference) => `${registry.host}/team/app${reference}`,
    call: evaluation(registry),
  };
}

const file = (name: string, body: string): TarEntry => ({
  header: { name, size: Buffer.byteLength(body), type: "file" },
  body,
});
const archive = (...entries: TarEntry[]): Promise<Uint8Array> => packTar(entries);

/** What a descriptor has that is not in its document. */
const NOTHING_MORE = { data: "", urls: [], annotations: {}, artifactType: "" };
const NOT_FOUND = { answer: undefined, facts: { notFound: true } };

describe("what the registry does not have", () => {
  const names = ["descriptor", "image_manifest", "image_index", "image_referrers", "image_tag_refs"];
  const digestNames = ["blob", "parsed_blob", "blob_files", "image_files"];

  it.each(names)("%s: a tag that is not there, and an invalid reference, are undefined", async (name) => {
    const { at, call } = await start();
    expect(await call(name, at(":none"))).toEqual(NOT_FOUND);
    for (const reference of ["", "a b", 7, null]) expect(await call(name, reference)).toEqual(NOT_FOUND);
  });

  it.each(digestNames)("%s: content that is not there, and a tag, are undefined", async (name) => {
    const { registry, at, call } = await start();
    registry.push("team/app", [LAYER], { tag: "1.0" });
    expect(await call(name, at(`@${MISSING}`), ["a"])).toEqual(NOT_FOUND);
    for (const reference of [at(":1.0"), at("@sha256:ab"), 7]) {
      expect(await call(name, reference, ["a"])).toEqual(NOT_FOUND);
    }
  });

  it("is left out of a list of manifests", async () => {
    const { registry, at, call } = await start();
    registry.push("team/app", [LAYER], { tag: "1.0" });
    const { answer } = await call("image_manifests", [at(":1.0"), at(":2.0"), "a b"]);
    expect(Object.keys(answer as object)).toEqual([at(":1.0")]);
    expect(await call("image_manifests", [7])).toEqual(NOT_FOUND);
    expect((await call("image_manifests", [])).answer).toEqual({});
  });
});

describe("a registry that fails ends the evaluation", () => {
  const kinds: [what: string, ...names: string[]][] = [
    ["manifests", "descriptor", "image_manifest", "image_index", "image_files", "image_manifests"],
    ["blobs", "blob", "parsed_blob", "blob_files"],
    ["referrers", "image_referrers"],
    ["manifests/.*sig$", "image_tag_refs"],
  ];
  const cases = kinds.flatMap(([what, ...names]) => names.map((name) => [name, what] as const));
  const statuses = [
    ["401", faults.status(401), "unauthenticated"],
    ["403", faults.status(403), "permission_denied"],
    ["429", faults.status(429), "rate_limited"],
    ["503", faults.status(503), "service_failed"],
    ["no connection", faults.reset(), "service_unreachable"],
    ["a cut answer", faults.truncate(), "service_unreachable"],
  ] as const;

  it.each(cases)("%s", async (name, path) => {
    for (const [, fault, code] of statuses) {
      const { registry, at, call } = await start();
      const { digest } = registry.push("team/app", [LAYER]);
      const blob = registry.pushBlob("team/app", "{}");
      registry.push("team/app", [LAYER], { tag: `${digest.replace(":", "-")}.sig` });
      registry.respondNext(fault, { path: new RegExp(path), times: 50 });
      const reference = at(`@${path === "blobs" ? blob : digest}`);
      const args = name === "image_manifests" ? [[reference]] : [reference, ["a"]];
      await expect(call(name, ...args)).rejects.toThrow(expect.objectContaining({ code }));
    }
  });

  it.each(cases.filter(([, path]) => path !== "referrers" && !path.includes("sig")))(
    "%s: so does content of another digest, or too much of it",
    async (name, path) => {
      for (const [fault, code] of [
        [faults.corrupt(), "digest_mismatch"],
        [faults.oversize(600_000_000), "response_too_large"],
      ] as const) {
        const { registry, at, call } = await start();
        const { digest } = registry.push("team/app", [LAYER]);
        const blob = registry.pushBlob("team/app", "{}");
        registry.respondNext(fault, { path: new RegExp(path), times: 50 });
        const reference = at(`@${path === "blobs" ? blob : digest}`);
        const args = name === "image_manifests" ? [[reference]] : [reference, ["a"]];
        await expect(call(name, ...args)).rejects.toThrow(expect.objectContaining({ code }));
      }
    },
  );

  it("also when it is slower than the evaluation may take", async () => {
    const { registry, at } = await start();
    const { digest } = registry.push("team/app", [LAYER]);
    registry.respondNext(faults.hang(), { times: 9 });
    const builtins = conformaBuiltins({ allowNet: [registry.host], env: {} });
    const { call } = builtins.find(({ name }) => name === "ec.oci.image_manifest") as AsyncBuiltinDefinition;
    const controller = new AbortController();
    const calling = call([at(`@${digest}`)], { ...newContext(), signal: controller.signal });
    await expect.poll(() => registry.requests.length).toBe(1);
    controller.abort(new Error("the time is over"));
    await expect(calling).rejects.toThrow(expect.objectContaining({ code: "aborted" }));
  });

  it("and one that is not allowed, before any request", async () => {
    const { registry } = await start();
    for (const allowNet of [[], ["quay.io"], ["127.0.0.1:1"]]) {
      const builtins = conformaBuiltins({ allowNet, env: {} });
      for (const { name, call } of builtins.filter(({ pure }) => pure !== true)) {
        const reference = `${registry.host}/team/app@${MISSING}`;
        const args = name.endsWith("manifests") ? [[reference]] : [reference, ["a"]];
        const calling = call(args, newContext());
        await expect(calling).rejects.toThrow(expect.objectContaining({ code: "builtin_not_allowed" }));
      }
    }
    expect(registry.requests).toEqual([]);
  });

  it("and a blob store that does not have what the registry has", async () => {
    const { registry, at, call } = await start({ redirectBlobs: true });
    const digest = registry.pushBlob("team/app", "spam");
    expect((await call("blob", at(`@${digest}`))).answer).toBe("spam");
    await expect(call("blob", at(`@${MISSING}`))).rejects.toThrow(
      expect.objectContaining({ code: "response_invalid" }),
    );
  });
});

describe("a blob", () => {
  it("is its text, with a byte order mark, and its value", async () => {
    const { registry, at, call } = await start();
    const text = '\ufeff{"a":1}';
    expect((await call("blob", at(`@${registry.pushBlob("team/app", text)}`))).answer).toBe(text);
    const digest = registry.pushBlob("team/app", '{"a":[1.5,null,12345678901234567890],"a":2}');
    expect((await call("parsed_blob", at(`@${digest}`))).answer).toEqual({ a: 2 });
    const zero = registry.pushBlob("team/app", "null");
    expect((await call("parsed_blob", at(`@${zero}`))).answer).toBe(null);
  });

  it("that is no text, or not JSON, ends the evaluation", async () => {
    const { registry, at, call } = await start();
    for (const content of [gzipSync("{}"), Buffer.from([0xff])]) {
      const digest = registry.pushBlob("team/app", content);
      await expect(call("blob", at(`@${digest}`))).rejects.toThrow(
        expect.objectContaining({ code: "document_invalid" }),
      );
    }
    const digest = registry.pushBlob("team/app", "spam");
    await expect(call("parsed_blob", at(`@${digest}`))).rejects.toThrow(
      expect.objectContaining({ code: "document_invalid" }),
    );
  });

  it("is requested once by an evaluation", async () => {
    const { registry, at, call } = await start();
    const reference = at(`@${registry.pushBlob("team/app", "7")}`);
    await Promise.all([call("blob", reference), call("parsed_blob", reference), call("blob", reference)]);
    await call("parsed_blob", reference);
    expect(registry.requests).toHaveLength(1);
  });
});

describe("a manifest", () => {
  it("has every member of its descriptors", async () => {
    const { registry, at, call } = await start();
    const layer = {
      ...{ mediaType: OCTETS, size: 5, digest: MISSING, data: Buffer.from("spam").toString("base64") },
      ...{ urls: ["https://example.com/"], annotations: { a: "b" }, artifactType: "c" },
      platform: { architecture: "arm64", os: "linux", variant: "v8", "os.features": ["x"], features: null },
    };
    const config = { mediaType: "d", size: 2, digest: EMPTY_CONFIG };
    const subject = { mediaType: MANIFEST, size: 9, digest: MISSING };
    const { digest, size } = registry.pushManifest(
      "team/app",
      { schemaVersion: 2, mediaType: MANIFEST, config, layers: [layer], annotations: { e: "f" }, subject },
      { tag: "1.0" },
    );
    const expected = {
      ...{ schemaVersion: 2, mediaType: MANIFEST, annotations: { e: "f" } },
      config: { ...NOTHING_MORE, ...config },
      layers: [
        {
          ...layer,
          data: "spam",
          platform: {
            ...{ architecture: "arm64", os: "linux", "os.version": "", variant: "v8" },
            ...{ "os.features": ["x"], features: [] },
          },
        },
      ],
      subject: { ...NOTHING_MORE, ...subject },
    };
    for (const reference of [at(":1.0"), at(`@${digest}`), at(`:2.0@${digest}`)]) {
      expect((await call("image_manifest", reference)).answer).toEqual(expected);
      expect((await call("image_manifests", [reference])).answer).toEqual({ [reference]: expected });
      expect((await call("descriptor", reference)).answer).toEqual({
        ...NOTHING_MORE,
        ...{ mediaType: MANIFEST, size, digest },
      });
    }
    // One for the tag, and one for the digest.
    expect(registry.requests).toHaveLength(1);
  });

  it("without a configuration and a type has those of Go", async () => {
    const { registry, at, call } = await start();
    registry.pushManifest("team/app", { schemaVersion: 2, layers: [] }, { tag: "1.0" });
    expect((await call("image_manifest", at(":1.0"))).answer).toEqual({
      ...{ schemaVersion: 2, mediaType: "", layers: [], annotations: {} },
      config: { ...NOTHING_MORE, mediaType: "", size: 0, digest: ":" },
    });
  });

  it("of an index is that of linux/amd64", async () => {
    const { registry, at, call } = await start();
    const images = ["arm64", "amd64"].map((architecture) => ({
      ...registry.push("team/app", [{ ...LAYER, content: architecture }]),
      platform: { architecture, os: "linux" },
    }));
    const manifests = images.map(({ digest, size, mediaType, platform }) => ({
      ...{ digest, size, mediaType, platform },
    }));
    const push = (tag: string, children: object[]): unknown =>
      registry.pushManifest(
        "team/app",
        { schemaVersion: 2, mediaType: INDEX, manifests: children },
        { tag, mediaType: INDEX },
      );
    push("1.0", manifests);
    push("arm", manifests.slice(0, 1));
    push("gone", [{ digest: MISSING, size: 1, mediaType: MANIFEST }]);
    const amd64 = (await call("image_manifest", at(`@${images[1]?.digest ?? ""}`))).answer;
    expect((await call("image_manifest", at(":1.0"))).answer).toEqual(amd64);
    expect(await call("image_manifest", at(":arm"))).toEqual(NOT_FOUND);
    await expect(call("image_manifest", at(":gone"))).rejects.toThrow(
      expect.objectContaining({ code: "response_invalid" }),
    );
    const platform = { "os.version": "", "os.features": [], variant: "", features: [] };
    expect((await call("image_index", at(":1.0"))).answer).toEqual({
      ...{ schemaVersion: 2, mediaType: INDEX, annotations: {} },
      manifests: manifests.map((one) => ({
        ...NOTHING_MORE,
        ...one,
        platform: { ...platform, ...one.platform },
      })),
    });
    expect(await call("image_index", at(`@${images[0]?.digest ?? ""}`))).toEqual(NOT_FOUND);
  });

  it("of more images than a call may name ends the evaluation", async () => {
    const { call } = await start();
    const references = Array.from({ length: 1001 }, (_, index) => `quay.io/a:${String(index)}`);
    await expect(call("image_manifests", references)).rejects.toThrow(
      expect.objectContaining({ code: "call_limit" }),
    );
  });
});

describe("files", () => {
  it("of a blob are those with exactly these names", async () => {
    const { registry, at, call } = await start();
    const tar = await archive(
      file("a.yaml", "yes: 1\nbig: 12345678901234567890\n"),
      file("./b.json", "{}"),
      file("c", "# none\n---\n- 1\n---\n- 2\n"),
      file("bad.yaml", "a: [\n"),
      file("none.yaml", ""),
    );
    for (const content of [tar, gzipSync(tar)]) {
      const digest = registry.pushBlob("team/app", content);
      const names = ["a.yaml", "b.json", "c", "bad.yaml", "none.yaml", "absent"];
      expect((await call("blob_files", at(`@${digest}`), names)).answer).toEqual({
        "a.yaml": { true: 1, big: 12345678901234567890n },
        c: [1],
        "none.yaml": null,
      });
      expect((await call("blob_files", at(`@${digest}`), [])).answer).toEqual({});
      expect(await call("blob_files", at(`@${digest}`), [1])).toEqual(NOT_FOUND);
    }
  });

  it.each([
    ["text", Buffer.from("x".repeat(2000))],
    ["damaged gzip data", gzipSync("x".repeat(100)).subarray(0, 30)],
  ])("of %s end the evaluation", async (_what, content) => {
    const { registry, at, call } = await start();
    const digest = registry.pushBlob("team/app", content);
    await expect(call("blob_files", at(`@${digest}`), ["a"])).rejects.toThrow(
      expect.objectContaining({ code: "document_invalid" }),
    );
    const image = registry.push("team/app", [{ content, mediaType: OCTETS }]);
    await expect(call("image_files", at(`@${image.digest}`), ["a"])).rejects.toThrow(
      expect.objectContaining({ code: "document_invalid" }),
    );
  });

  it("of an image are those of its layers together, in these folders", async () => {
    const { registry, at, call } = await start();
    const below = await archive(
      file("manifests/kept.yaml", "layer: 1"),
      file("manifests/replaced.yaml", "layer: 1"),
      file("manifests/removed.yaml", "layer: 1"),
      file("gone/x.yaml", "layer: 1"),
      file("manifests/sub/x.yaml", "layer: 1"),
      file("manifests/x.txt", "layer: 1"),
      file("top.json", "{}"),
    );
    const above = await archive(
      file("./Manifests/Other.YML", "layer: 2"),
      file("manifests/replaced.yaml", "layer: 2"),
      file("manifests/.wh.removed.yaml", ""),
      file(".wh.gone", ""),
      { header: { name: "manifests/link.yaml", size: 0, type: "symlink", linkname: "kept.yaml" } },
    );
    const image = registry.push("team/app", [
      { content: gzipSync(below), mediaType: "application/vnd.oci.image.layer.v1.tar+gzip" },
      { content: above, mediaType: "application/vnd.oci.image.layer.v1.tar" },
    ]);
    const { answer } = await call("image_files", at(`@${image.digest}`), ["manifests/", "gone"]);
    expect(answer).toEqual({
      "Manifests/Other.YML": { layer: 2 },
      "manifests/kept.yaml": { layer: 1 },
      "manifests/replaced.yaml": { layer: 2 },
      "manifests/link.yaml": null,
    });
    expect((await call("image_files", at(`@${image.digest}`), ["."])).answer).toEqual({ "top.json": {} });
    expect((await call("image_files", at(`@${image.digest}`), [])).answer).toBe(null);
  });
});

describe.each([{ referrersApi: true }, { referrersApi: false }])("attached artifacts, with %j", (options) => {
  it("are found by the API or its fallback, and by tags", async () => {
    const { registry, at, call } = await start({ ...options, pageSize: 1 });
    const image = registry.push("team/app", [LAYER], { tag: "1.0" });
    for (const reference of [at(":1.0"), at(`@${image.digest}`)]) {
      expect((await call("image_referrers", reference)).answer).toEqual([]);
      expect((await call("image_tag_refs", reference)).answer).toEqual([]);
    }
    const referrers = ["a/sig", "b/att"].map((artifactType) => ({
      artifactType,
      ...registry.push("team/app", [LAYER], { artifactType, subject: image.digest }),
    }));
    const tag = image.digest.replace(":", "-");
    for (const suffix of ["sig", "sbom", "other"])
      registry.push("team/app", [LAYER], { tag: `${tag}.${suffix}` });
    const again = evaluation(registry);
    const { answer } = await again("image_referrers", at(":1.0"));
    expect(answer).toEqual(
      referrers.map(({ artifactType, digest, size, mediaType }) => ({
        ...{ artifactType, digest, size, mediaType, annotations: {} },
        ref: at(`@${digest}`),
      })),
    );
    expect((await again("image_tag_refs", at(":1.0"))).answer).toEqual([
      at(`:${tag}.sig`),
      at(`:${tag}.sbom`),
    ]);
  });
});
