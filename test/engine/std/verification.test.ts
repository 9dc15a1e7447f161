import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { loadPolicy } from "../../../src/index.js";
import type { LoadPolicyOptions } from "../../../src/engine/rounds/options.js";
import { loadGate } from "../../../src/gate/index.js";
import { Recording } from "../../../src/engine/recording/recording.js";
import { errorMessages } from "../../../src/base/error-messages.js";
import { ecdsa, pemOf, signed, STATEMENT } from "../../trust/verify/signed-envelope.js";

const KEY = ecdsa();
const ENVELOPE = signed(STATEMENT, [KEY]);
const DIGEST = `sha256:${STATEMENT.subject[0]?.digest.sha256 ?? ""}`;
const source = (call: string): { files: Record<string, string> } => ({
  files: { "p.rego": `package p\n\nverified := ${call}\n` },
});
const CALL = "regohost.verify(input.envelope, input.options)";

async function verify(
  options: object,
  envelope: unknown = ENVELOPE,
  load: LoadPolicyOptions = {},
): Promise<unknown> {
  await using policy = await loadPolicy(source(CALL), { entrypoint: "p/verified", ...load });
  return await policy.evaluate({ envelope, options });
}

describe("regohost.verify", () => {
  it.each<[string, object, unknown]>([
    ["a list of keys", { keys: [pemOf(KEY)] }, ENVELOPE],
    ["one key", { keys: pemOf(KEY) }, ENVELOPE],
    ["a JWK", { keys: KEY.publicKey.export({ format: "jwk" }) }, ENVELOPE],
    ["text of an envelope", { keys: [pemOf(KEY)] }, JSON.stringify(ENVELOPE)],
    ["an artifact", { keys: [pemOf(KEY)], artifact: DIGEST }, ENVELOPE],
  ])("gives statement and facts, by %s", async (_name, options, envelope) => {
    const payload = Buffer.from(ENVELOPE.payload, "base64");
    expect(await verify(options, envelope)).toMatchObject({
      statement: STATEMENT,
      facts: {
        signer: "key",
        payload_digest: `sha256:${createHash("sha256").update(payload).digest("hex")}`,
      },
    });
  });

  it("takes who must have signed from the host, where the call does not say it", async () => {
    expect(await verify({}, ENVELOPE, { verify: { keys: [pemOf(KEY)] } })).toMatchObject({
      statement: STATEMENT,
    });
    const other = { keys: [pemOf(ecdsa())] };
    expect(await verify(other, ENVELOPE, { verify: { keys: [pemOf(KEY)] } })).toBeUndefined();
  });

  it("takes from a recording only what was asked about this envelope, and verifies anew where this run says who must sign", async () => {
    const call = async (
      envelope: unknown,
      load: LoadPolicyOptions,
    ): Promise<[unknown, Recording | undefined]> => {
      await using policy = await loadPolicy(source(CALL), { entrypoint: "p/verified", ...load });
      let made: Recording | undefined;
      const onRecording = (recording: Recording): void => void (made = recording);
      return [await policy.evaluate({ envelope, options: {} }, { onRecording }), made];
    };
    const [verified, made] = await call(ENVELOPE, { verify: { keys: [pemOf(KEY)] } });
    const replay = Recording.parse(made?.toJson() ?? "");
    expect(verified).toMatchObject({ statement: STATEMENT });
    expect(await call(ENVELOPE, { replay })).toMatchObject([verified, {}]);
    const stranger = ecdsa();
    for (const other of [
      signed(STATEMENT, [stranger]),
      { ...ENVELOPE, payload: "e30=" },
      JSON.stringify(ENVELOPE),
    ]) {
      await expect(call(other, { replay })).rejects.toMatchObject({ cause: { code: "config_invalid" } });
    }
    const now = { verify: { keys: [pemOf(stranger)] }, replay };
    expect(await call(ENVELOPE, now)).toMatchObject([undefined, {}]);
    expect(await call(signed(STATEMENT, [stranger]), now)).toMatchObject([{ statement: STATEMENT }, {}]);
  });

  it.each<[string, object, unknown]>([
    ["another signer", { keys: [pemOf(ecdsa())] }, ENVELOPE],
    ["another payload", { keys: [pemOf(KEY)] }, { ...ENVELOPE, payload: "e30=" }],
    ["another artifact", { keys: [pemOf(KEY)], artifact: `sha256:${"00".repeat(32)}` }, ENVELOPE],
    ["a plain statement", { keys: [pemOf(KEY)] }, STATEMENT],
    ["a malformed envelope", { keys: [pemOf(KEY)] }, { ...ENVELOPE, signatures: [] }],
    ["text that is not JSON", { keys: [pemOf(KEY)] }, "H4sI"],
    ["signed text that is not a statement", { keys: [pemOf(KEY)] }, signed("{}", [KEY])],
    ["null", { keys: [pemOf(KEY)] }, null],
  ])("is undefined for %s", async (_name, options, envelope) => {
    expect(await verify(options, envelope)).toBeUndefined();
  });

  it.each<[string, object, string]>([
    ["nobody who must have signed", {}, "config_invalid"],
    ["an unknown option", { keys: [pemOf(KEY)], key: 1 }, "config_invalid"],
    ["a file for a key", { keys: [{ path: "/etc/hostname" }] }, "config_invalid"],
    ["a file for the only key", { keys: { path: "/etc/hostname" } }, "config_invalid"],
    ["a file for a root", { trusted_root: { path: "/etc/hostname" } }, "config_invalid"],
    ["a file for an artifact", { keys: [pemOf(KEY)], artifact: { path: "/etc/hostname" } }, "config_invalid"],
    ["a root without an identity", { trusted_root: {} }, "config_invalid"],
    ["a malformed key", { keys: ["x"] }, "key_invalid"],
    [
      "a malformed root",
      { trusted_root: {}, certificate_identity: "a", certificate_oidc_issuer: "b" },
      "trusted_root_invalid",
    ],
  ])("ends the evaluation for %s, and so no policy passes", async (_name, options, code) => {
    await expect(verify(options)).rejects.toMatchObject({ code: "builtin_failed", cause: { code } });
    const files = {
      "p.rego": `package p\n\ndeny contains "x" if regohost.verify(input.envelope, input.options).statement.predicate == 1\n`,
    };
    await using gate = await loadGate({ files });
    const report = await gate.judge([{ name: "in", value: { envelope: ENVELOPE, options } }]);
    expect(report.outcome).toBe("invalid");
  });

  it("names no option that it does not know, which may be of the input", async () => {
    const error: unknown = await verify({ keys: [pemOf(KEY)], hunter2: 1 }).catch(
      (reason: unknown) => reason,
    );
    expect(errorMessages(error).join("\n")).toContain("unknown option; known are keys, ");
    expect(errorMessages(error).join("\n")).not.toContain("hunter2");
  });

  it("is answered by a recording, and without one needs no connection", async () => {
    let recorded: Recording | undefined;
    const options = { keys: [pemOf(KEY)] };
    const input = { envelope: ENVELOPE, options };
    await using policy = await loadPolicy(source(CALL), { entrypoint: "p/verified" });
    const value = await policy.evaluate(input, { onRecording: (recording) => (recorded = recording) });
    const replay = Recording.parse((recorded ?? new Recording({ nowNs: 0n })).toJson());
    expect(replay.calls.map(({ name }) => name)).toEqual(["regohost.verify"]);
    expect(await verify(options, ENVELOPE, { replay })).toEqual(value);
    expect(await verify(options, ENVELOPE, { replay: new Recording({ nowNs: 0n }) })).toEqual(value);
  });
});

const UNVERIFIED = { code: "builtin_failed", cause: { code: "config_invalid" } };

describe("regohost.verification", () => {
  it.each(["identity", "signer", "claims.source_repository_ref"])(
    "lets no rule of a gate without a verification pass by its not: %s",
    async (fact) => {
      const policy = `package p\n\ndeny contains "unsigned" if not regohost.verification().${fact}\n`;
      await using gate = await loadGate({ files: { "p.rego": policy } });
      const { results } = await gate.judge([{ name: "plain.json", value: STATEMENT }]);
      expect(results).toMatchObject([{ outcome: "invalid", errorCode: "builtin_failed" }]);
    },
  );

  it("gives what the host verified, and ends the evaluation without it", async () => {
    await using policy = await loadPolicy(source("regohost.verification()"), { entrypoint: "p/verified" });
    expect(await policy.evaluate({}, { verification: { signer: "key" } })).toEqual({ signer: "key" });
    await expect(policy.evaluate({})).rejects.toMatchObject(UNVERIFIED);
    await expect(policy.evaluate({}, { verification: () => 1 })).rejects.toMatchObject({
      code: "config_invalid",
    });
  });

  it("is not answered by a recording, unless the host passes on what it says of this document", async () => {
    let text = "";
    await using policy = await loadPolicy(source("regohost.verification()"), { entrypoint: "p/verified" });
    await policy.evaluate(
      { a: 1, b: 2 },
      { verification: { signer: "key" }, onRecording: (made) => (text = made.toJson()) },
    );
    const replay = Recording.parse(text);
    await using replayed = await loadPolicy(source("regohost.verification()"), {
      entrypoint: "p/verified",
      replay,
    });
    // The input alone does not say in which envelope it was.
    await expect(replayed.evaluate({ a: 1, b: 2 })).rejects.toMatchObject(UNVERIFIED);
    const recorded = JSON.parse(replay.facts.input ?? "") as unknown;
    expect(await replayed.evaluate(recorded, { verification: replay.verificationOf() })).toEqual({
      signer: "key",
    });
    expect(replay.verificationOf(JSON.stringify({ a: 1, b: 2 }))).toBeUndefined();
  });
});
