import vendors from "ci-info/vendors.json" with { type: "json" };
import { expect, it } from "vitest";
import { isOnCi } from "../../../src/cli/terminal/is-on-ci.js";

type Condition = string | readonly string[] | Readonly<Record<string, string | readonly string[]>>;

/** The environments that ci-info takes for a system's: all of several variables, any of some, or values that variables have. */
function environmentsOf(condition: Condition): Record<string, string>[] {
  if (typeof condition === "string") return [{ [condition]: "x" }];
  if (Array.isArray(condition))
    return [Object.fromEntries((condition as string[]).map((name) => [name, "x"]))];
  const { any, ...values } = condition as Readonly<Record<string, string | readonly string[]>>;
  if (Array.isArray(any)) return (any as string[]).map((name) => ({ [name]: "x" }));
  return [values as Record<string, string>];
}

/** Its applications have the same path as its builds. */
const systems = vendors.filter(({ name }) => name !== "Heroku");

it.each(systems.map(({ name, env }) => [name, environmentsOf(env as Condition)] as const))(
  "knows %s",
  (_, environments) => {
    expect(environments.map(isOnCi)).toEqual(environments.map(() => true));
  },
);

it("knows the systems that ci-info knows", () => {
  expect(systems.length).toBe(vendors.length - 1);
  expect(systems.length).toBeGreaterThan(50);
});

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ HOME: "/home/somebody", TERM: "xterm", USER: "somebody" }, false],
  [{ CI: "" }, false],
  [{ CI: "", TF_BUILD: "" }, false],
  [{ CI: "", TF_BUILD: "True" }, true],
  [{ CI: "true" }, true],
  [{ CI: "1" }, true],
  [{ CI: "0", TF_BUILD: "True" }, false],
  [{ CI: "False", GITHUB_ACTIONS: "true" }, false],
  // What the documents of these systems name first.
  [{ JENKINS_URL: "https://jenkins.example/" }, true],
  [{ TEAMCITY_VERSION: "2026.1" }, true],
  [{ CODEBUILD_BUILD_ARN: "arn:aws:codebuild:eu-west-1:1:build/x" }, true],
])("%j: %s", (env, expected) => {
  expect(isOnCi(env)).toBe(expected);
});
