import { EVIDENCE_FILTERS, PROMPT } from "./world.js";

/** Dependencies of a condition on other parts of the folder. */
export type Need = "helper" | "limits" | "inventory" | "schema";

/** When a rule refuses: the lines of its body. */
export interface Condition {
  lines: readonly string[];
  needs?: Need;
  /**
   * Whether an error or a missing result can end it. It then comes last, so that its position in the body does not
   * matter.
   */
  isLast?: true;
  /** Whether OPA's v0 supports it. */
  v0?: true;
}

const evidence = (filters: object): string => `service.evidence(${JSON.stringify(filters)}).results`;

/**
 * Conditions over the fields of `documents.ts`. OPA's index skips rules for which an operand is undefined, or some
 * calls have no value, without reporting their errors. So conditions that can fail come last, with arguments that the
 * index does not know.
 */
export const CONDITIONS: readonly Condition[] = [
  { lines: ['input.license == "GPL"'], v0: true },
  { lines: ["not input.signed"], v0: true },
  { lines: ["input.components[_].risk > 7"], v0: true },
  { lines: ["count(input.components) > 2"], isLast: true, v0: true },
  { lines: ["input.big > 9007199254740992"], v0: true },
  { lines: ["input.big == 123456789012345678901234567890"], v0: true },
  { lines: ["not all_ok"], v0: true },
  { lines: ["some component in input.components", "component.risk > 7"] },
  { lines: ["not every_ok"] },
  { lines: ['"GPL" in {component.license | some component in input.components}'] },
  { lines: ['object.get([input][0], "license", "none") == "none"'], isLast: true, v0: true },
  { lines: ["walk(input, [_, value])", 'value == "secret"'], v0: true },
  { lines: ['{"x": input.version} == {"x": "7"}'], v0: true },
  { lines: ["data.limits.max < count(input.components)"], needs: "limits", isLast: true, v0: true },
  { lines: ["data.limits.denied[_] == input.license"], needs: "limits", v0: true },
  { lines: ["data.helper.names[_] == input.license"], needs: "helper", v0: true },
  { lines: ["data.helper.bad(input.license)"], needs: "helper", v0: true },
  { lines: ["not data.helper.good(input.license)"], needs: "helper", v0: true },
  { lines: ["data.inventory.licenses[_] == input.license"], needs: "inventory", v0: true },
  // Errors of built-ins, both inside the module and in the host.
  { lines: ["to_number(input.version) > 5"], isLast: true, v0: true },
  { lines: ["input.total / input.parts > 10"], isLast: true, v0: true },
  { lines: ["input.total % input.parts == 1"], isLast: true, v0: true },
  { lines: ["input.total - input.version > 2"], isLast: true, v0: true },
  { lines: ["json.unmarshal(input.note).bad"], isLast: true, v0: true },
  { lines: ["yaml.unmarshal(input.note).bad"], isLast: true, v0: true },
  { lines: ['base64.decode(input.note) == "bad"'], isLast: true, v0: true },
  { lines: ['startswith([input.version][0], "7")'], isLast: true, v0: true },
  { lines: ["regex.match(input.pattern, input.license)"], isLast: true, v0: true },
  { lines: ['glob.match("G*", [], [input.license][0])'], isLast: true, v0: true },
  { lines: ['substring(input.note, input.total, 2) == "xx"'], isLast: true, v0: true },
  { lines: ['count(split(input.note, ",")) > 1'], isLast: true, v0: true },
  { lines: ["bits.lsh(1, input.total) > 100"], isLast: true, v0: true },
  { lines: ['net.cidr_contains("10.0.0.0/8", input.note)'], isLast: true, v0: true },
  { lines: ["time.parse_rfc3339_ns(input.date) < 1000"], isLast: true, v0: true },
  { lines: ['semver.compare(input.version, "1.2.3") > 0'], isLast: true, v0: true },
  { lines: ["units.parse_bytes(input.note) > 5"], isLast: true, v0: true },
  { lines: ["max(input.numbers) > 7"], isLast: true, v0: true },
  { lines: ["sum(input.numbers) > 20"], isLast: true, v0: true },
  // The service.
  { lines: ["not attested(input.digest)"], isLast: true },
  { lines: ['count(service.discover(input.digest, "").references) > 100'], isLast: true, v0: true },
  {
    lines: ['service.discover(input.digest, "").references[_].kind == "VULNERABLE"'],
    isLast: true,
    v0: true,
  },
  { lines: ["json.unmarshal(service.download_artifact(input.digest)).risk > 2"], isLast: true, v0: true },
  { lines: [`count(${evidence(EVIDENCE_FILTERS.all)}) != 130`], isLast: true, v0: true },
  { lines: [`${evidence(EVIDENCE_FILTERS.sarif)}[_].name == "e0"`], isLast: true, v0: true },
  { lines: [`not ${evidence(EVIDENCE_FILTERS.cut)}[4]`], isLast: true, v0: true },
  {
    lines: [
      'service.project_compliance({"project_version_id": input.project}).evaluations[_].status == "fail"',
    ],
    isLast: true,
    v0: true,
  },
  {
    lines: ['count(service.project_compliance({"project_version_id": input.project}).evaluations) == 0'],
    isLast: true,
    v0: true,
  },
  {
    lines: [`count(service.evidence_prompt(input.license, "${PROMPT}").violations) > 0`],
    isLast: true,
    v0: true,
  },
  // The network.
  { lines: ['http.send({"method": "get", "url": input.url}).status_code != 200'], isLast: true, v0: true },
  {
    lines: ['http.send({"method": "get", "url": input.url, "raise_error": false}).status_code == 0'],
    isLast: true,
    v0: true,
  },
];

/** Definitions that conditions refer to in their own package, by name: a head and its body. */
export const DEFINITIONS: Readonly<Record<string, readonly [head: string, ...body: string[]]>> = {
  all_ok: ["all_ok", "count([c | c := input.components[_]; c.ok != true]) == 0"],
  every_ok: ["every_ok", "every component in input.components { component.ok }"],
  attested: [
    "attested(digest)",
    'some reference in service.discover(digest, "").references',
    'reference.kind == "ATTESTATION"',
  ],
};

/** The parts that conditions may need: Rego for the helper, JSON for data. */
export const HELPER = `package helper

names := ["GPL", "AGPL"]

bad(name) if name in names

good(name) if not name in names
`;
export const HELPER_V0 = `package helper

names = ["GPL", "AGPL"]

bad(name) { names[_] == name }

good(name) { not bad(name) }
`;
export const LIMITS = '{"max": 2, "denied": ["GPL", "SSPL"]}';
export const INVENTORY = '{"licenses": ["AGPL", "SSPL"]}';
