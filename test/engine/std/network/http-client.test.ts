import { X509Certificate } from "node:crypto";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { isBytes } from "../../../../src/base/realms.js";
import type { AsyncStandardBuiltin } from "../../../../src/engine/builtin/standard-builtin.js";
import { parseJson } from "../../../../src/base/terms/parse-term.js";
import { toJsonText } from "../../../../src/base/terms/term-text.js";
import { createNetworkBuiltins } from "../../../../src/engine/std/network/network-builtins.js";
import type { NetworkEnvironment } from "../../../../src/engine/std/network/network-environment.js";
import { makeFolder } from "../../../cli/run.js";
import { certificate, startWebServer } from "./web-server.js";

/** A machine whose names and waits are the test's. */
function machineOf(names: Record<string, string[]>, env: NetworkEnvironment["env"] = {}) {
  const waits: number[] = [];
  const environment: NetworkEnvironment = {
    env,
    resolve(host) {
      const addresses = names[host];
      if (addresses === undefined) {
        return Promise.reject(Object.assign(new Error("not found"), { code: "ENOTFOUND" }));
      }
      return Promise.resolve(
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
    },
    wait(ms) {
      waits.push(ms);
      return Promise.resolve();
    },
  };
  return { environment, waits };
}

async function call(
  builtin: AsyncStandardBuiltin | undefined,
  request: unknown,
  speculative = false,
): Promise<Record<string, unknown>> {
  const answer = await builtin?.answer([parseJson(JSON.stringify(request))], {
    signal: new AbortController().signal,
    deadline: Infinity,
    speculative,
    evaluation: { decisionId: "d", nowNs: 0n },
    report: () => undefined,
  });
  if (isBytes(answer)) throw new TypeError("no answer here is large");
  return JSON.parse(toJsonText(answer ?? null)) as Record<string, unknown>;
}

describe("addresses", () => {
  test("the connection goes to the address that was resolved and checked", async () => {
    const { host, seen } = await startWebServer();
    const port = host.split(":")[1]!;
    const { environment } = machineOf({ "internal.test": ["127.0.0.1"] });
    const [httpSend] = createNetworkBuiltins(["internal.test"], environment);
    const answer = await call(httpSend, { method: "get", url: `http://internal.test:${port}/` });
    expect(answer).toMatchObject({ status_code: 200 });
    expect(seen[0]?.headers.host).toBe(`internal.test:${port}`);
  });

  test("a name of an address for credentials ends the evaluation", async () => {
    const { environment } = machineOf({ "sneaky.test": ["203.0.113.1", "169.254.169.254"] });
    const [httpSend] = createNetworkBuiltins(["sneaky.test"], environment);
    const request = { method: "get", url: "http://sneaky.test/latest/meta-data/", raise_error: false };
    await expect(call(httpSend, request)).toFailWith(
      "builtin_not_allowed",
      /sneaky\.test resolves to 169\.254/,
    );
  });

  test("an unknown name is OPA's error", async () => {
    const [httpSend, lookUp] = createNetworkBuiltins(["nosuch.test"], machineOf({}).environment);
    const answer = await call(httpSend, { method: "get", url: "http://nosuch.test/", raise_error: false });
    expect(answer["error"]).toEqual({
      code: "eval_http_send_network_error",
      message: 'Get "http://nosuch.test/": dial tcp: lookup nosuch.test: no such host',
    });
    await expect(call(lookUp, "nosuch.test")).rejects.toMatchObject({
      message: "net.lookup_ip_addr: lookup nosuch.test: no such host",
      opaCode: "eval_builtin_error",
    });
  });
});

describe("max_retry_attempts", () => {
  const request = { method: "post", url: "http://127.0.0.1:1/", raise_error: false, max_retry_attempts: 3 };

  test("makes a call again, with growing waits", async () => {
    const { environment, waits } = machineOf({});
    const [httpSend] = createNetworkBuiltins(["127.0.0.1"], environment);
    expect(await call(httpSend, request)).toMatchObject({ status_code: 0 });
    const [first, second = 0, third = 0] = waits;
    expect(waits).toHaveLength(3);
    expect(first).toBe(0);
    expect(second).toBeGreaterThanOrEqual(128);
    expect(second).toBeLessThanOrEqual(192);
    expect(third).toBeGreaterThanOrEqual(204.8);
    expect(third).toBeLessThanOrEqual(307.2);
  });

  test("is not for guesses: their failures are not answers", async () => {
    const { environment, waits } = machineOf({});
    const [httpSend] = createNetworkBuiltins(["127.0.0.1"], environment);
    await expect(call(httpSend, { ...request, method: "get" }, true)).rejects.toMatchObject({
      name: "StandardBuiltinError",
    });
    expect(waits).toEqual([]);
  });

  test("is not for what is not allowed", async () => {
    const { environment, waits } = machineOf({});
    const [httpSend] = createNetworkBuiltins([], environment);
    await expect(call(httpSend, request)).toFailWith("builtin_not_allowed");
    expect(waits).toEqual([]);
  });
});

const emptyFile = join(await makeFolder({ "empty.pem": "" }, (end) => afterAll(end)), "empty.pem");

describe("TLS", () => {
  const { cert, key } = certificate;
  const file = (name: string): string =>
    fileURLToPath(new URL(`../../../testing/fixtures/${name}`, import.meta.url));
  const env = { THE_CERT: cert, THE_KEY: key, EMPTY: "", GARBAGE: "hunter2" };
  const { environment } = machineOf({ "other.test": ["127.0.0.1"] }, env);
  const [httpSend] = createNetworkBuiltins(["127.0.0.1", "other.test"], environment);

  const get = async (origin: string, options: object): Promise<Record<string, unknown>> =>
    call(httpSend, { method: "get", url: origin, raise_error: false, ...options });

  test.each<[string, object]>([
    ["tls_ca_cert", { tls_ca_cert: cert }],
    ["tls_ca_cert with \\n as text", { tls_ca_cert: cert.replaceAll("\n", "\\n") }],
    ["tls_ca_cert_file", { tls_ca_cert_file: file("loopback-cert.pem") }],
    ["tls_ca_cert_env_variable", { tls_ca_cert_env_variable: "THE_CERT" }],
    ["tls_insecure_skip_verify", { tls_insecure_skip_verify: true }],
  ])("trusts a certificate by %s", async (_name, options) => {
    const { origin } = await startWebServer(undefined, certificate);
    expect(await get(origin, options)).toMatchObject({ status_code: 200 });
  });

  test("does not trust one by default", async () => {
    const { origin, seen } = await startWebServer(undefined, certificate);
    const { error } = await get(origin, {});
    expect(error).toMatchObject({
      code: "eval_http_send_network_error",
      message: expect.stringMatching(/tls: failed to verify certificate: .*SELF_SIGNED/) as string,
    });
    expect(seen).toEqual([]);
  });

  test("asks for the name that the call says, or that its Host header has", async () => {
    const { host } = await startWebServer(undefined, certificate);
    const url = `https://other.test:${host.split(":")[1]!}/`;
    const trusted = { url, tls_ca_cert: cert };
    expect(await get(url, trusted)).toMatchObject({ status_code: 0 });
    expect(await get(url, { ...trusted, tls_server_name: "localhost" })).toMatchObject({ status_code: 200 });
    const named = await get(url, { ...trusted, headers: { host: "localhost" } });
    expect(named).toMatchObject({ status_code: 200 });
    for (const name of ["127.0.0.1", "127.0.0.1:443"]) {
      expect(await get(url, { ...trusted, headers: { host: name } })).toMatchObject({ status_code: 200 });
    }
    expect(await get(url, { ...trusted, tls_server_name: "192.0.2.1" })).toMatchObject({ status_code: 0 });
  });

  test.each<[string, object]>([
    ["text", { tls_client_cert: cert, tls_client_key: key }],
    [
      "files",
      { tls_client_cert_file: file("loopback-cert.pem"), tls_client_key_file: file("loopback-key.pem") },
    ],
    ["variables", { tls_client_cert_env_variable: "THE_CERT", tls_client_key_env_variable: "THE_KEY" }],
  ])("shows a certificate of its own, from %s", async (_name, options) => {
    const asking = { ...certificate, requestCert: true, rejectUnauthorized: false };
    const { origin, seen } = await startWebServer(undefined, asking);
    await get(origin, { tls_ca_cert: cert });
    await get(origin, { tls_ca_cert: cert, ...options });
    expect(seen.map(({ client }) => client)).toEqual([undefined, new X509Certificate(cert).subject]);
  });

  // From `opa eval --strict-builtin-errors` 1.22.
  test.each<[object, string]>([
    [{ tls_ca_cert: "x" }, "could not append certificates"],
    ...["EMPTY", "GARBAGE"].map((name): [object, string] => [
      { tls_ca_cert_env_variable: name },
      `could not add CA certificates from envvar "${name}": could not append certificates`,
    ]),
    ...[emptyFile, file("loopback-key.pem")].map((path): [object, string] => [
      { tls_ca_cert_file: path },
      `could not append CA certificates from ${JSON.stringify(path)}`,
    ]),
    [
      { tls_client_cert_file: emptyFile, tls_client_key_file: emptyFile },
      "tls: failed to find any PEM data in certificate input",
    ],
    [{ tls_ca_cert_file: "/nope" }, "open /nope: no such file or directory"],
    [
      { tls_ca_cert_env_variable: "NOPE" },
      'could not add CA certificates from envvar "NOPE": could not append certificates',
    ],
    [{ tls_client_cert: "x", tls_client_key: "y" }, "tls: failed to find any PEM data in certificate input"],
    [{ tls_client_cert: cert, tls_client_key: "y" }, "tls: failed to find any PEM data in key input"],
    [{ tls_client_cert_file: "NOPE", tls_client_key_file: "NOPE2" }, "open NOPE: no such file or directory"],
    [
      { tls_client_cert_env_variable: "NOPE", tls_client_key_env_variable: "NOPE2" },
      'cannot extract public/private key pair from envvars "NOPE", "NOPE2": tls: failed to find any PEM data in certificate input',
    ],
  ])("%j fails as in OPA", async (options, message) => {
    const { error } = await get("https://127.0.0.1:1/", options);
    expect(error).toEqual({
      code: "eval_http_send_internal_error",
      message: `eval_builtin_error: http.send: ${message}`,
    });
  });

  test("tls_use_system_certs does not trust what the system does not", async () => {
    const { origin } = await startWebServer(undefined, certificate);
    const asked = get(origin, { tls_use_system_certs: true });
    if (!("getCACertificates" in (await import("node:tls")))) {
      await expect(asked).toFailWith("builtin_failed", /needs Node 22\.15/);
      return;
    }
    expect(await asked).toMatchObject({ status_code: 0 });
    const both = await get(origin, { tls_use_system_certs: true, tls_ca_cert: cert });
    expect(both).toMatchObject({ status_code: 200 });
  });
});
