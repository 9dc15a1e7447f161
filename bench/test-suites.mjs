// The suites that `test` and `test-profile` measure.

/**
 * Suites of public repositories at a commit. They are measured where they are checked out, below the folder that REGOHOST_SUITES names.
 *
 * `args`: what `opa test` passes; of policy-library without what OPA cannot read any more, and a test that depends on the day.
 * `files`: of tests. `cpuMs`: the target.
 */
export const PUBLIC_SUITES = [
  {
    ...{ repository: "EmbarkStudios/opa-policies", commit: "c6377cad4660e010dc0bb01bb1a5fcf04efa60be" },
    ...{ args: ["policy"], tests: 242, files: 78, cpuMs: 1650 },
  },
  {
    ...{
      repository: "GoogleCloudPlatform/policy-library",
      commit: "4a2abc741583884dd38ca3b9bf2ff5a4d205a609",
    },
    args: [
      "--v0-compatible",
      ...["gcp_glb_external_ip", "gke_container_optimized_os"].map((fixtures) => `--ignore=${fixtures}`),
      ...[
        "gcp_glb_external_ip",
        "gke_container_optimized_os",
        "gcp_iam_restrict_service_account_key_age",
      ].map((tested) => `--ignore=${tested}_test.rego`),
      "lib",
      "validator",
    ],
    ...{ tests: 401, files: 83, cpuMs: 2600 },
  },
  {
    ...{ repository: "cisagov/ScubaGoggles", commit: "416a18ae2a5cd8a3a438e698f2adb781e529233a" },
    ...{ args: ["scubagoggles/rego", "scubagoggles/Testing/Unit/Rego"], tests: 398, files: 69, cpuMs: 7000 },
  },
];

const TESTS_PER_FILE = 10;

const policyText = (n) => `package rules.r${n}

import data.lib.k8s

exempt := {"system-${n}", "istio"}

violation contains result if {
	some container in k8s.containers(input.review.object)
	not container.image in exempt
	not is_allowed(container.image)
	result := {
		"msg": sprintf("container <%v> has an invalid image <%v>, allowed are %v", [container.name, container.image, input.parameters.repos]),
		"details": {"rule": ${n}, "image": container.image},
	}
}

is_allowed(image) if {
	some repo in input.parameters.repos
	startswith(image, repo)
}

violation contains result if {
	some container in k8s.containers(input.review.object)
	limit := k8s.mebibytes(container.resources.limits.memory)
	limit > ${100 + n}
	result := {"msg": sprintf("container <%v> may take %v MiB", [container.name, limit]), "details": {"rule": ${n}}}
}

labels[name] := value if some name, value in input.review.object.metadata.labels

violation contains {"msg": sprintf("label <%v> is missing", [name]), "details": {"rule": ${n}}} if {
	some name in input.parameters.labels
	not labels[name]
}
`;

const LIBRARY = `package lib.k8s

containers(object) := array.concat(
	[container | some container in object.spec.containers],
	[container | some container in object.spec.initContainers],
)

mebibytes(text) := to_number(trim_suffix(text, "Mi")) if endswith(text, "Mi")

mebibytes(text) := to_number(trim_suffix(text, "Gi")) * 1024 if endswith(text, "Gi")
`;

const testText = (n) => {
  const tests = Array.from(
    { length: TESTS_PER_FILE },
    (_, i) => `
test_${i} if {
	count(r${n}.violation) == ${i % 3} with input as pod(${i % 3}, "${i % 2 === 0 ? "64Mi" : "90Mi"}")
	count(r${n}.labels) == 2 with input as pod(0, "1Gi")
}
`,
  );
  return `package rules.r${n}_test

import data.rules.r${n}

pod(bad, memory) := {
	"parameters": {"repos": ["registry.example/", "mirror.example/"], "labels": ["app", "team"]},
	"review": {"object": {
		"metadata": {"name": "pod-${n}", "labels": {"app": "a", "team": "t"}},
		"spec": {
			"initContainers": [],
			"containers": [container |
				some i in numbers.range(1, 6)
				container := {"name": sprintf("c%d", [i]), "image": image(i, bad), "resources": {"limits": {"memory": memory}}}
			],
		},
	}},
}

image(i, bad) := "elsewhere.example/app" if i <= bad

image(i, bad) := "registry.example/app" if i > bad
${tests.join("")}`;
};

/**
 * Small policies, each with a file of one test.
 *
 * @param count of the policies. @returns files by path.
 */
export function smallSuite(count) {
  const files = {};
  for (let n = 0; n < count; n++) {
    files[`p${n}.rego`] = `package p${n}\n\ndefault allow := false\n\nallow if input.user == "ada"\n`;
    files[`p${n}_test.rego`] =
      `package p${n}_test\n\nimport data.p${n}\n\ntest_allow if p${n}.allow with input as {"user": "ada"}\n`;
  }
  return files;
}

/**
 * Policies in the manner of those for Kubernetes, each with a file of ten tests.
 *
 * @param tests their number. @returns files by path.
 */
export function largeSuite(tests) {
  const files = { "lib.rego": LIBRARY };
  for (let n = 0; n < tests / TESTS_PER_FILE; n++) {
    files[`r${n}.rego`] = policyText(n);
    files[`r${n}_test.rego`] = testText(n);
  }
  return files;
}
