import { fileURLToPath } from "node:url";
import { checkPolicies, formatPolicies, inspectPolicies, testPolicies } from "regohost/tooling";

const cwd = fileURLToPath(new URL("policies/", import.meta.url));

const { errors, warnings } = await checkPolicies(".", { cwd, schema: "../schemas" });
const { files } = await formatPolicies(".", { cwd });
const { packages } = await inspectPolicies(".", { cwd });
const undocumented = packages
  .filter(({ test }) => !test)
  .flatMap(({ path, rules }) =>
    rules.flatMap(({ name, annotations }) =>
      typeof annotations?.["title"] === "string" ? [] : [`${path}/${name}`],
    ),
  );
const { passed, tests, coverage } = await testPolicies(".", {
  cwd,
  fixtures: { "http.send": { '[{"method":"get","url":"https://example.com/freeze"}]': { body: false } } },
  threshold: 80,
});

export const report = {
  errors: [...errors, ...warnings].map(({ message }) => message),
  unformatted: files.filter(({ changed }) => changed).map(({ path }) => path),
  undocumented,
  tests: Object.fromEntries(tests.map(({ name, outcome }) => [name, outcome])),
  coverage: coverage?.coverage,
  passed: passed && errors.length === 0,
};

console.log(report);
