// The policies of `npm run bench -- peers`: Rego, the entrypoint, and an input.
import { execFileSync } from "node:child_process";
import { generateKeyPairSync, sign } from "node:crypto";
import { join } from "node:path";
import { inputOf, POLICY as SCAN } from "../evaluate.mjs";

/** @typedef {{ name: string, files: Record<string, string>, isV0?: boolean, entrypoint: string, input: unknown, cedar?: { policies: string, call: object } }} PeerPolicy */

const list = (count, itemOf) => Array.from({ length: count }, (_, index) => itemOf(index));

/** A token of an identity provider, and its keys: JWK sets have a few. */
function signedToken() {
  const pairs = list(3, () => generateKeyPairSync("rsa", { modulusLength: 2048 }));
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const header = { alg: "RS256", typ: "JWT", kid: "k1" };
  const claims = { iss: "a", sub: "ann", scope: "read write", iat: 1_600_000_000, exp: 1_800_000_000 };
  const signed = `${encode(header)}.${encode(claims)}`;
  const signature = sign("sha256", Buffer.from(signed), pairs[1].privateKey).toString("base64url");
  const keys = pairs.map(({ publicKey }, index) => ({
    ...publicKey.export({ format: "jwk" }),
    kid: `k${String(index)}`,
    alg: "RS256",
    use: "sig",
  }));
  return { token: `${signed}.${signature}`, keys: JSON.stringify({ keys }) };
}

const RBAC = `package bench

default allow := false

allow if {
	some role in input.roles
	some grant in input.grants[role]
	grant.action == input.action
	grant.type == input.resource.type
}
`;
const ROLES = ["viewer", "editor", "auditor", "admin"];
const ACTIONS = ["read", "write", "list", "delete"];

const rbacInput = {
  roles: ["viewer", "auditor", "admin"],
  action: "delete",
  resource: { type: "image", id: "registry/app", owner: "ann" },
  grants: Object.fromEntries(
    ROLES.map((role, index) => [
      role,
      ACTIONS.slice(0, index + 1).map((action) => ({ action, type: "image" })),
    ]),
  ),
};

/** The same decision in Cedar: roles are groups, a grant is a policy. */
const rbacCedar = {
  policies: ROLES.flatMap((role, index) =>
    ACTIONS.slice(0, index + 1).map(
      (action) =>
        `permit(principal in Role::"${role}", action == Action::"${action}", resource) when { resource.type == "image" };`,
    ),
  ).join("\n"),
  call: {
    principal: { type: "User", id: "ann" },
    action: { type: "Action", id: "delete" },
    resource: { type: "Resource", id: "registry/app" },
    context: {},
    entities: [
      {
        uid: { type: "User", id: "ann" },
        attrs: {},
        parents: rbacInput.roles.map((id) => ({ type: "Role", id })),
      },
      ...ROLES.map((id) => ({ uid: { type: "Role", id }, attrs: {}, parents: [] })),
      { uid: { type: "Resource", id: "registry/app" }, attrs: rbacInput.resource, parents: [] },
    ],
  },
};

const licence = (index) => ["MIT", "Apache-2.0", "GPL-3.0-only", "BSD-3-Clause"][index % 4];

/** @type {(Pick<PeerPolicy, "name" | "input" | "cedar"> & { rego: string, entrypoint?: string })[]} */
const WRITTEN = [
  {
    name: "tiny",
    rego: "package bench\n\nr if input.user == input.owner\n",
    input: { user: "ann", owner: "ann" },
  },
  { name: "RBAC", rego: RBAC, entrypoint: "bench/allow", input: rbacInput, cedar: rbacCedar },
  { name: "scan of 100 KB", rego: SCAN, entrypoint: "bench/deny", input: inputOf(100_000) },
  { name: "scan of 5 MB", rego: SCAN, entrypoint: "bench/deny", input: inputOf(5_000_000) },
  {
    name: "sums and groups",
    rego: `package bench

r[team] := {"count": count(sizes), "total": sum(sizes), "most": max(sizes)} if {
	some team in {item.team | some item in input.items}
	sizes := [item.size | some item in input.items; item.team == team]
}
`,
    input: { items: list(500, (i) => ({ team: `team-${String(i % 20)}`, size: (i * 7919) % 1000 })) },
  },
  {
    name: "regex and glob",
    rego: `package bench

r contains image if {
	some image in input.images
	regex.match(\`^registry\\.example\\.com/[a-z0-9-]+/[a-z0-9-]+:v[0-9]+\\.[0-9]+$\`, image)
	glob.match("registry.example.com/*/app-*", ["/"], image)
}
`,
    input: {
      images: list(
        300,
        (i) =>
          `${i % 3 === 0 ? "docker.io" : "registry.example.com"}/team-${String(i % 7)}/app-${String(i)}:v${String(i % 5)}.1`,
      ),
    },
  },
  {
    name: "sprintf and concat",
    rego: `package bench

r contains msg if {
	some item in input.items
	msg := sprintf("%s has %d findings: %v", [item.name, count(item.ids), concat(", ", item.ids)])
}
`,
    input: {
      items: list(300, (i) => ({
        name: `image-${String(i)}`,
        ids: list(4, (k) => `CVE-2026-${String(i * 4 + k)}`),
      })),
    },
  },
  {
    name: "sets",
    rego: `package bench

allowed := {name | some name in input.allowed}

used := {item.name | some item in input.items}

r := {"unknown": used - allowed, "both": used & allowed, "all": count(used | allowed)}
`,
    input: {
      allowed: list(500, (i) => `package-${String(i * 2)}`),
      items: list(500, (i) => ({ name: `package-${String(i * 3)}` })),
    },
  },
  {
    name: "walk",
    rego: `package bench

r contains path if {
	walk(input, [path, value])
	value == "secret"
}
`,
    input: list(60, (i) => ({ a: { b: [{ c: i, d: i % 9 === 0 ? "secret" : "open" }, { e: [1, 2, 3] }] } })),
  },
  {
    name: "fractions",
    rego: `package bench

risk := sum([w | some f in input.findings; w := f.cvss * f.exposure / 10])

r := {"risk": round(risk), "high": count([f | some f in input.findings; f.cvss * 1.5 > 10.5])}
`,
    input: {
      findings: list(300, (i) => ({ cvss: ((i * 37) % 100) / 10, exposure: 0.25 + ((i * 13) % 4) / 4 })),
    },
  },
  {
    name: "operands of other types",
    rego: `package bench

r contains component.name if {
	some component in input.components
	startswith(component.licence, "GPL-")
}
`,
    input: {
      components: list(300, (i) => ({ name: `c-${String(i)}`, licence: i % 2 === 0 ? null : licence(i) })),
    },
  },
  {
    name: "time and semver",
    rego: `package bench

r contains item.name if {
	some item in input.items
	time.parse_rfc3339_ns(item.built) < time.parse_rfc3339_ns("2026-06-01T00:00:00Z")
	semver.compare(item.version, "2.0.0") < 0
}
`,
    input: {
      items: list(200, (i) => ({
        name: `i-${String(i)}`,
        version: `${String(i % 4)}.${String(i % 10)}.0`,
        built: `2026-${String((i % 12) + 1).padStart(2, "0")}-11T08:30:00Z`,
      })),
    },
  },
  {
    name: "JWT, RS256 with a set of keys",
    rego: `package bench

r contains claims.sub if {
	[valid, _, claims] := io.jwt.decode_verify(input.token, {"cert": input.keys, "iss": "a", "time": 1700000000000000000})
	valid
}
`,
    input: signedToken(),
  },
];

const GATEKEEPER = "src/pod-security-policy/capabilities";
const PUBLIC = [
  {
    name: "Gatekeeper, capabilities of containers",
    repository: "gatekeeper-library",
    commit: "5c441fb645f257b2c428fe9aea22da24a94b5bab",
    files: ["src", "lib_exclude_update", "lib_exempt_container"].map((file) => `${GATEKEEPER}/${file}.rego`),
    isV0: true,
    entrypoint: "capabilities/violation",
    input: {
      parameters: { allowedCapabilities: ["NET_BIND_SERVICE"], requiredDropCapabilities: ["ALL"] },
      review: {
        operation: "CREATE",
        object: {
          spec: {
            containers: list(20, (i) => ({
              name: `container-${String(i)}`,
              image: `registry.example.com/app-${String(i)}:v1`,
              securityContext: {
                capabilities: {
                  add: i % 3 === 0 ? ["SYS_ADMIN"] : ["NET_BIND_SERVICE"],
                  drop: i % 4 === 0 ? ["KILL"] : ["ALL"],
                },
              },
            })),
          },
        },
      },
    },
  },
  {
    name: "Conforma, expiry of an image",
    repository: "policy",
    commit: "7211d0329e93fda0a6d6d3d33c3909fc6a7681ca",
    files: [
      "policy/release/quay_expiration/quay_expiration.rego",
      "policy/lib/arrays/array_helpers.rego",
      ...["metadata", "rule_data", "strings", "time"].map((name) => `policy/lib/${name}/${name}.rego`),
    ],
    // What its caller configures.
    configuration: 'package rule_data\n\npipeline_intention := "release"\n',
    isV0: false,
    entrypoint: "quay_expiration/deny",
    input: {
      image: {
        ref: "registry.example.com/app@sha256:0000",
        config: {
          Labels: Object.fromEntries(
            list(40, (i) => [`label-${String(i)}`, "v"]).concat([["quay.expires-after", "1w"]]),
          ),
        },
      },
    },
  },
];

/** A file of a public repository at a commit: a checkout below the folder of suites, which need not be at it. */
const readAt = (folder, commit, path) =>
  execFileSync("git", ["-C", folder, "show", `${commit}:${path}`], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });

/**
 * The policies, and the names of those that are left out.
 *
 * @param {string | undefined} suites the folder with checkouts
 * @returns {{ policies: PeerPolicy[], leftOut: string[] }}
 */
export function readPolicies(suites) {
  const written = WRITTEN.map(({ rego, entrypoint = "bench/r", ...rest }) => ({
    ...rest,
    entrypoint,
    files: { "policy.rego": rego },
  }));
  if (suites === undefined) return { policies: written, leftOut: PUBLIC.map(({ name }) => name) };
  const read = PUBLIC.map(({ repository, commit, files, configuration, ...rest }) => ({
    ...rest,
    files: {
      ...Object.fromEntries(
        files.map((path) => [path.replaceAll("/", "_"), readAt(join(suites, repository), commit, path)]),
      ),
      ...(configuration === undefined ? {} : { "configuration.rego": configuration }),
    },
  }));
  return { policies: [...written, ...read], leftOut: [] };
}
