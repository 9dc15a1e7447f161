import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { signAws, toCanonicalRequest } from "../../../../src/server/serve/credentials/sign-aws.js";

function readFixture(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), "utf8"));
}

interface Signed {
  name: string;
  method: string;
  headers: Record<string, string>;
  body: string;
  service: string;
  region: string;
  date: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

interface Vector extends Signed {
  host: string;
  target: string;
  canonicalRequest: string;
  signature: string;
}

/** By AWS. Those are left out whose paths no URL has, and the token that is added after the signature. */
const { cases } = readFixture("aws-signing-vectors") as { cases: Vector[] };

/** Paths of the vectors with spaces and other characters are not escaped, and the service is none that has a rule of its own. */
function toUrl({ host, target }: Vector): Pick<URL, "host" | "pathname" | "search"> {
  if (!/[^\x21-\x7e]/.test(target.split("?")[0] ?? "")) return new URL(`https://${host}${target}`);
  const [pathname = "", search = ""] = target.split("?");
  return { host, pathname, search };
}

function toSigning(signed: Signed) {
  const { service, region, date, accessKeyId, secretAccessKey, sessionToken } = signed;
  return {
    service,
    keys: { accessKeyId, secretAccessKey, sessionToken, region },
    date: new Date(date),
  };
}

describe("AWS's own vectors", () => {
  it.each(cases)("$name", (vector) => {
    const { method, headers, service, canonicalRequest } = vector;
    const url = toUrl(vector);
    const lines = canonicalRequest.split("\n");
    const added = Object.fromEntries(
      lines.filter((line) => line.startsWith("x-amz-")).map((line) => line.split(/:(.*)/, 2)),
    ) as Record<string, string>;
    const request = { method, url, headers: { ...headers, ...added } };
    expect(toCanonicalRequest(request, service, lines.at(-1)!).text).toBe(canonicalRequest);

    const signed = signAws({ method, url, headers, body: Buffer.from(vector.body) }, toSigning(vector));
    // AWS's vectors with a signed body have its digest in a header, which only S3 takes.
    const digested = canonicalRequest.includes("x-amz-content-sha256");
    expect(signed["authorization"]!.endsWith(`Signature=${vector.signature}`)).toBe(!digested);
  });
});

interface Recorded extends Signed {
  url: string;
  signed: Record<string, string>;
}

/** `node scripts/record-opa-serve/run.mjs` */
describe("OPA's signatures", () => {
  const recorded = readFixture("opa-signatures") as Recorded[];

  it.each(recorded)("$name", (each) => {
    const { method, headers } = each;
    const request = { method, url: new URL(each.url), headers, body: Buffer.from(each.body) };
    const { host, authorization, ...signed } = each.signed;
    expect(host).toBe(request.url.host);
    expect(signAws(request, toSigning(each))).toEqual({
      ...signed,
      // OPA writes no spaces.
      authorization: authorization?.replaceAll(/,(?=Signed|Signature)/g, ", "),
    });
  });
});

it("escapes what AWS has escaped, in paths once for S3 and twice for others", () => {
  const url = new URL("https://example.com/a=b//c%2Fd/%zz/?b=1&a=%7E!");
  const textOf = (service: string): string =>
    toCanonicalRequest({ method: "GET", url, headers: {} }, service, "").text;
  expect(textOf("s3").split("\n").slice(1, 3)).toEqual(["/a%3Db//c%2Fd/%25zz/", "a=~%21&b=1"]);
  expect(textOf("execute-api").split("\n")[1]).toBe("/a%3Db/c%252Fd/%25zz/");
});
