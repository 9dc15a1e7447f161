import { expect, it } from "vitest";
import { judgeSuites, runPublicTests } from "./public-policies.js";
import { makeFolder } from "../../cli/run.js";

const SUITE = `tests:
- name: limits
  template: template.yaml
  constraint: constraint.yaml
  cases:
  - {name: refused, object: refused.yaml, assertions: [{violations: yes}]}
  - {name: allowed, object: allowed.yaml, assertions: [{violations: no}]}
  - {name: hidden, object: hidden.yaml, assertions: [{violations: no}]}
  - {name: not understood, object: allowed.yaml, assertions: [{violations: yes}]}
`;
const TEMPLATE = `spec:
  targets:
  - rego: |
      package limits

      violation[{"msg": "too much"}] {
        to_number(input.review.object.spec.cpu) > input.parameters.max
      }
`;

it("counts the cases of suites that change, and leaves out those that it does not understand", async () => {
  const object = (cpu: string): string =>
    `{apiVersion: v1, kind: Pod, metadata: {name: x}, spec: {cpu: "${cpu}"}}`;
  const folder = await makeFolder({
    "a/suite.yaml": SUITE,
    "a/template.yaml": TEMPLATE,
    "a/constraint.yaml": "spec: {parameters: {max: 3}}",
    "a/refused.yaml": object("4"),
    "a/allowed.yaml": object("2"),
    "a/hidden.yaml": object("many"),
  });
  expect(await judgeSuites(folder)).toEqual({
    decisions: 3,
    withErrors: 1,
    changed: ["a/suite.yaml: limits: hidden: pass becomes invalid"],
    leftOut: 1,
  });
});

it("counts the tests with errors of built-ins, without files that need their tool", async () => {
  const folder = await makeFolder({
    "p.rego": "package p\n\ndeny contains result.new(input.x, 1) if to_number(input.x) > 3\n",
    "p_test.rego": `package p_test

test_refused if count(data.p.deny) == 1 with input.x as "4"

test_hidden if count(data.p.deny) == 0 with input.x as "many"

test_wrong if count(data.p.deny) == 1 with input.x as "2"
`,
    "tool.rego": "package tool\n\nx := no.such.function(1)\n",
    ".hidden/broken.rego": "package",
  });
  const { changed, ...counts } = await runPublicTests(folder);
  expect(counts).toEqual({ decisions: 2, withErrors: 1, leftOut: 1 });
  expect(changed).toEqual([expect.stringMatching(/^data\.p_test\.test_hidden: to_number/)]);
});
