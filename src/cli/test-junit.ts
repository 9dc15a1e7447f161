import type { RegoTestCase, RegoTestResult } from "../opa/test-rego.js";

const ATTRIBUTE = "@";

/** XML 1.0 has no place for other control characters, escaped or not. */
const NOT_XML =
  // eslint-disable-next-line no-control-regex -- control characters are what is replaced
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function xmlText(text: string): string {
  return text.replace(NOT_XML, "\ufffd");
}

function seconds(nanoseconds: number): string {
  return (nanoseconds / 1e9).toFixed(6);
}

function failedCases(cases: Record<string, RegoTestCase> | undefined, prefix = ""): string[] {
  return Object.values(cases ?? {}).flatMap(({ name, fail, sub_results: inner }) => {
    const full = `${prefix}${name}`;
    if (inner !== undefined) return failedCases(inner, `${full}/`);
    return fail === true ? [full] : [];
  });
}

function toCase(result: RegoTestResult): Record<string, unknown> {
  const { location, error } = result;
  const at = `${location.file}:${String(location.row)}`;
  const cases = failedCases(result.sub_results);
  const why = cases.length === 0 ? at : `${at}\ncases: ${cases.join(", ")}`;
  return {
    [`${ATTRIBUTE}name`]: xmlText(result.name),
    [`${ATTRIBUTE}classname`]: xmlText(result.package),
    [`${ATTRIBUTE}file`]: xmlText(location.file),
    [`${ATTRIBUTE}line`]: String(location.row),
    [`${ATTRIBUTE}time`]: seconds(result.duration),
    ...(result.skip === true ? { skipped: "" } : {}),
    ...(error === undefined
      ? {}
      : {
          error: {
            [`${ATTRIBUTE}message`]: xmlText(error.message ?? "the test could not be evaluated"),
            [`${ATTRIBUTE}type`]: xmlText(error.code ?? "error"),
            "#text": xmlText(at),
          },
        }),
    ...(result.fail === true && error === undefined
      ? { failure: { [`${ATTRIBUTE}message`]: xmlText(`${result.name} is not true`), "#text": xmlText(why) } }
      : {}),
    ...(result.output === undefined
      ? {}
      : { "system-out": xmlText(Buffer.from(result.output, "base64").toString("utf8")) }),
  };
}

function sums(results: readonly RegoTestResult[]): Record<string, string> {
  const count = (is: (result: RegoTestResult) => boolean): string => String(results.filter(is).length);
  return {
    [`${ATTRIBUTE}tests`]: String(results.length),
    [`${ATTRIBUTE}failures`]: count(({ fail, error }) => fail === true && error === undefined),
    [`${ATTRIBUTE}errors`]: count(({ error }) => error !== undefined),
    [`${ATTRIBUTE}skipped`]: count(({ skip }) => skip === true),
    [`${ATTRIBUTE}time`]: seconds(results.reduce((sum, { duration }) => sum + duration, 0)),
  };
}

/** The results as JUnit XML: a suite for each package, a case for each test. */
export async function formatTestsJunit(results: readonly RegoTestResult[]): Promise<string> {
  const { default: Builder } = await import("fast-xml-builder");
  const packages = [...new Set(results.map((result) => result.package))];
  const builder = new Builder({
    attributeNamePrefix: ATTRIBUTE,
    ignoreAttributes: false,
    format: true,
    indentBy: "  ",
    suppressEmptyNode: true,
  });
  const xml = builder.build({
    testsuites: {
      [`${ATTRIBUTE}name`]: "regohost test",
      ...sums(results),
      testsuite: packages.map((name) => {
        const own = results.filter((result) => result.package === name);
        return { [`${ATTRIBUTE}name`]: xmlText(name), ...sums(own), testcase: own.map(toCase) };
      }),
    },
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
}
