import { expect, it, onTestFinished } from "vitest";
import { parseBareToken } from "../../../../src/server/serve/credentials/credential-answers.js";
import { proxyFor } from "../../../../src/http/proxy.js";
import {
  createCredentialHttp,
  withoutPlainProxy,
} from "../../../../src/server/serve/credentials/credential-http.js";
import { startFake } from "./clouds.js";

function askWith(env: Record<string, string>, url: string, timeoutMs = 10_000): Promise<string> {
  const http = createCredentialHttp(env);
  onTestFinished(() => http[Symbol.asyncDispose]());
  return http.ask({
    url: new URL(url),
    headers: {},
    timeoutMs,
    signal: new AbortController().signal,
    who: "the service that is asked",
    setting: "credentials",
    subject: "a token",
    parse: parseBareToken,
  });
}

it("ends when no answer comes in time", async () => {
  const { url } = await startFake(() => undefined);
  await expect(askWith({}, url, 50)).rejects.toMatchObject({ code: "service_timeout" });
});

it.each(["<html>", "{}", '"token"', "a,b", "=", "to\u0000ken"])("takes %j for no token", async (body) => {
  const { url } = await startFake(() => ({ body }));
  await expect(askWith({}, url)).rejects.toMatchObject({ code: "response_invalid" });
});

it.each([
  "http://192.0.2.1/",
  "http://169.254.169.253/",
  "http://metadata.google.internal.example/",
  "ftp://127.0.0.1/",
])("asks nobody at %s", async (url) => {
  await expect(askWith({}, url)).rejects.toMatchObject({ code: "config_invalid" });
});

it("goes to metadata services without the proxy of plain HTTP", () => {
  const proxies = {
    HTTP_PROXY: "http://p.example",
    http_proxy: "http://p.example",
    HTTPS_PROXY: "http://q.example",
  };
  const proxyOf = (url: string): string | undefined => proxyFor(new URL(url), withoutPlainProxy(proxies));
  expect(proxyOf("http://169.254.169.254/")).toBeUndefined();
  expect(proxyOf("https://sts.eu-north-1.amazonaws.com/")).toBe("http://q.example/");
});
