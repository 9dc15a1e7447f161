// Values in JavaScript against the policy's module, by evaluateSync: `npm run bench -- javascript`. Both policies are of the same bytes; one has
// no JavaScript, as in a process where code may not be made of text.
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { compilePolicy, loadPolicy } from "regohost";
import { inputOf, POLICY } from "./evaluate.mjs";
import { median, reached } from "./print-table.mjs";

const BATCHES = 15;
const BATCH_MS = 60;
const WARM_MS = 500;
/** More evaluations than those after which JavaScript is made. */
const EVALUATIONS = 200;

const RBAC = `package bench

default allow := false

allow if {
	some role in data.roles[input.user]
	some grant in data.grants[role]
	grant.action == input.action
	grant.type == input.type
}
`;
const RBAC_DATA = {
  roles: { alice: ["admin"], bob: ["dev", "qa"] },
  grants: {
    admin: ["read", "write"].map((action) => ({ action, type: "db" })),
    dev: ["read", "push"].map((action) => ({ action, type: "repo" })),
    qa: ["read", "run"].map((action) => ({ action, type: "test" })),
  },
};
const ADMISSION = `package bench

violation contains {"msg": msg} if {
	some container in input.review.object.spec.containers
	not allowed(container.image)
	msg := sprintf("container <%v> has an invalid image repo <%v>, allowed repos are %v", [container.name, container.image, input.parameters.repos])
}

violation contains {"msg": msg, "details": {"missing_labels": missing}} if {
	provided := {label | some label, _ in input.review.object.metadata.labels}
	required := {label | some label in input.parameters.labels}
	missing := required - provided
	count(missing) > 0
	msg := sprintf("you must provide labels: %v", [missing])
}

allowed(image) if {
	some repo in input.parameters.repos
	startswith(image, repo)
}
`;
const CONTAINERS = Array.from({ length: 6 }, (_, i) => ({
  name: `c${i}`,
  image: `${i % 2 === 0 ? "docker.io/" : "ghcr.io/acme/"}app:${i}`,
  resources: { limits: { cpu: "100m", memory: "1Gi" } },
}));
const REVIEW = {
  parameters: { repos: ["registry.example/", "ghcr.io/acme/"], labels: ["owner", "team", "env"] },
  review: {
    kind: { kind: "Pod" },
    object: {
      metadata: { name: "a", namespace: "prod", labels: { owner: "me", app: "x", tier: "web" } },
      spec: { containers: CONTAINERS },
    },
  },
};
const REGEX = `package bench

names contains name if {
	some name in input.names
	regex.match("^[a-z]+-[0-9]+$", name)
	not regex.match("^tmp-.*x$", name)
}
`;
const NAMES = { names: Array.from({ length: 300 }, (_, i) => (i % 3 === 0 ? `Tmp_${i}` : `service-${i}`)) };
const SPRINTF = `package bench

lines contains sprintf("%v: %s is %d", [item.id, item.name, item.size]) if some item in input.items
`;

/**
 * A policy, its entrypoint, data, an input, and the most microseconds that it may take.
 *
 * @type {[name: string, rego: string, entrypoint: string, data: object, input: unknown, limit: number][]}
 */
const FORMS = [
  ["tiny", "package bench\n\nok if input.a == 1\n", "bench/ok", {}, { a: 1 }, 0.1],
  [
    "RBAC, 1 KB",
    RBAC,
    "bench/allow",
    RBAC_DATA,
    { user: "bob", action: "run", type: "test", ...inputOf(900) },
    1,
  ],
  ["scan, 1 KB", POLICY, "bench/deny", {}, inputOf(1_000), 2],
  ["scan, 10 KB", POLICY, "bench/deny", {}, inputOf(10_000), 11],
  ["scan, 100 KB", POLICY, "bench/deny", {}, inputOf(100_000), 110],
  ["scan, 5 MB", POLICY, "bench/deny", {}, inputOf(5_000_000), 5_100],
  ["admission, as Gatekeeper", ADMISSION, "bench/violation", {}, REVIEW, 60],
  ["regex, 300 names", REGEX, "bench/names", {}, NAMES, 100],
  ["sprintf, 250 lines", SPRINTF, "bench/lines", {}, inputOf(20_000), 900],
];

/** CPU time of a run in µs. */
function timeOf(run, repeats) {
  const before = process.cpuUsage();
  for (let i = 0; i < repeats; i++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / repeats;
}

/** A policy that has evaluated so much that it has JavaScript, where it may. */
async function warmed(wasm, data, input) {
  const policy = await loadPolicy(wasm, { data });
  for (let i = 0; i < EVALUATIONS; i++) policy.evaluateSync(input);
  await sleep(200);
  return policy;
}

/** Has all code that is made of text refused, as a Content-Security-Policy does. Returns what ends it. */
function refuseCode() {
  const { Function: native } = globalThis;
  globalThis.Function = /** @type {FunctionConstructor} */ (
    /** @type {unknown} */ (
      function () {
        throw new EvalError("code may not be made of text");
      }
    )
  );
  return () => {
    globalThis.Function = native;
  };
}

/** Microseconds an evaluation, in turns. */
export async function measure() {
  const rows = [];
  for (const [name, rego, entrypoint, data, input, limit] of FORMS) {
    const { wasm } = await compilePolicy({ files: { "bench.rego": rego } }, { entrypoint });
    const allow = refuseCode();
    const inModule = await warmed(wasm, data, input);
    allow();
    const inJavaScript = await warmed(wasm, data, input);
    const ways = {
      module: () => inModule.evaluateSync(input),
      javascript: () => inJavaScript.evaluateSync(input),
    };
    if (!isDeepStrictEqual(ways.module(), ways.javascript()))
      throw new Error(`${name}: the two do not agree`);
    /** @type {Record<string, number[]>} */
    const times = { module: [], javascript: [] };
    const repeats = { module: 1, javascript: 1 };
    for (const [way, run] of Object.entries(ways)) {
      const warmUntil = performance.now() + WARM_MS;
      do timeOf(run, 3);
      while (performance.now() < warmUntil);
      repeats[way] = Math.max(1, Math.ceil((BATCH_MS * 1000) / timeOf(run, 3)));
    }
    for (let batch = 0; batch < BATCHES; batch++) {
      for (const [way, run] of Object.entries(ways)) times[way]?.push(timeOf(run, repeats[way]));
    }
    const [module, javascript] = [median(times.module), median(times.javascript)];
    rows.push({
      policy: name,
      "module µs": module,
      "JavaScript µs": javascript,
      "JavaScript / module": median(times.javascript?.map((us, i) => us / (times.module?.[i] ?? 1))),
      "target µs": `≤ ${String(limit)}`,
      reached: reached(javascript <= limit),
    });
  }
  return {
    title: "JavaScript: values evaluated in JavaScript, against the policy's module",
    note: "CPU time of evaluateSync, with the whole input checked, and copied where the policy reads it. Larger copies than 150,000 values, or 300,000 that are copied by their names, are left to the module.",
    rows,
  };
}
