import { invalidConfig } from "../../base/errors.js";
import { limitReading, type ReadingLimits } from "../../base/async/reading.js";
import { parseExactJson, toExactText } from "../../base/terms/exact-json.js";
import { parseTimeNs } from "../../base/terms/instant.js";
import { getMember } from "../../base/text/member-of.js";
import { isObject } from "../../base/text/option-rules.js";
import { sha256 } from "../../base/text/sha256.js";
import { checkDocument } from "../../base/text/schema-issue.js";
import type * as Zod from "../../base/text/zod.js";
import { EXACT_DATA } from "../../engine/source/bundle.js";
import { readDocument } from "../../engine/source/read-document.js";
import { locateProblems } from "../inputs/locate-problems.js";

/** A criterion that holds for a time, or for some images or components alone. */
export interface VolatileCriterion {
  value: string;
  /** In nanoseconds since the epoch. Default: since ever. */
  fromNs?: bigint | undefined;
  /** The last moment, in nanoseconds since the epoch. Default: for ever. */
  untilNs?: bigint | undefined;
  /** A digest, or a repository with its registry. Default: every image. */
  image?: string | undefined;
  /** Default: every component. */
  componentNames?: readonly string[] | undefined;
}

/** Policies and data that are evaluated together. */
export interface SourceGroup {
  name?: string | undefined;
  policy: readonly string[];
  data: readonly string[];
  /** The value at `data.rule_data__configuration__`, parsed exactly. */
  ruleData?: unknown;
  include: readonly string[];
  exclude: readonly string[];
  volatileInclude: readonly VolatileCriterion[];
  volatileExclude: readonly VolatileCriterion[];
  /** The criteria of all groups, which apply to one without any of its own. */
  shared: { include: readonly string[]; exclude: readonly string[] };
}

/** The criteria of a policy configuration that exclude a finding. */
export interface ConfiguredExclusion {
  /** Distinguishes it from an exception of the run. */
  kind: "configuration";
  /** The matching values of `exclude`. */
  criteria: readonly string[];
}

/** The part of a policy configuration that its groups have in common. */
interface SharedConfiguration {
  signer: ConfiguredSigner;
  /** `sha256:` and 64 hex digits, of the file's value. */
  digest: string;
  /**
   * The specification as JSON, as `ec` writes it into the inputs of images, with the names of sources that are in the map.
   *
   * @param publicKey the run's, in place of the configured one.
   */
  writeSpec: (pinned: ReadonlyMap<string, string>, publicKey?: string) => string;
}

/** A group of sources of a policy configuration. */
export interface ConfiguredGroup extends SharedConfiguration {
  source: SourceGroup;
  /** The sources of all groups with their digests or commits, by their names, as far as they are read. */
  pinned: Map<string, string>;
}

/** The signer of images, for `data.config.default_sigstore_opts`. */
export interface ConfiguredSigner {
  publicKey: string;
  rekorUrl: string;
  identity: Readonly<Record<"subject" | "subjectRegExp" | "issuer" | "issuerRegExp", string>>;
}

/** A policy configuration of `ec` (EnterpriseContractPolicySpec). */
interface PolicyConfiguration extends SharedConfiguration {
  groups: readonly SourceGroup[];
}

/** Writes a specification as Go does: without texts and lists that are empty, except in `ruleData`. */
function writeSpec(
  { sources, ...others }: Spec,
  pinned: ReadonlyMap<string, string>,
  publicKey = others.publicKey,
): string {
  const pin = (names: readonly string[]): string[] => names.map((name) => pinned.get(name) ?? name);
  const spec = {
    ...others,
    publicKey,
    sources: sources.map(({ policy, data = [], ...own }) => ({
      ...own,
      policy: pin(policy),
      data: pin(data),
    })),
  };
  const isEmpty = (member: unknown): boolean =>
    member === "" || (Array.isArray(member) && member.length === 0);
  const withoutEmpty = (value: unknown, key: string): unknown =>
    isObject(value) && key !== "ruleData" ? omitEmpty(value) : value;
  const omitEmpty = (value: object): object => {
    if (Array.isArray(value)) return value.map((item: unknown) => withoutEmpty(item, ""));
    const members = Object.entries(value).map(
      ([name, member]) => [name, withoutEmpty(member, name)] as const,
    );
    return Object.fromEntries(members.filter(([, member]) => !isEmpty(member)));
  };
  return toExactText(omitEmpty(spec));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A time of RFC 3339, or a day as its first moment. */
function parseStartNs(text: string): bigint | undefined {
  return parseTimeNs(DAY.test(text) ? `${text}T00:00:00Z` : text);
}

/** The schema of the form, whose keys are those of `ec`. */
function toSchemas(z: typeof Zod) {
  const text = z.string();
  const names = z.array(text).optional();
  const time = text
    .refine(
      (value) => value === "" || parseStartNs(value) !== undefined,
      "must be a time of RFC 3339 or a day",
    )
    .optional();
  const digest = text
    .refine(
      (value) => value === "" || /^sha256:[a-fA-F0-9]{64}$/.test(value),
      "must be sha256: and 64 hex digits",
    )
    .optional();
  const criterion = z
    .strictObject({
      value: text.min(1),
      effectiveOn: time,
      effectiveUntil: time,
      reference: text.optional(),
      imageRef: digest,
      imageDigest: digest,
      imageUrl: text.optional(),
      componentNames: names,
    })
    .refine(
      ({ imageRef, imageDigest, imageUrl, componentNames = [] }) =>
        [imageRef, imageDigest, imageUrl, componentNames[0]].filter(Boolean).length <= 1,
      "only one of imageUrl, imageDigest, imageRef and componentNames may be set",
    );
  const source = z.strictObject({
    name: text.optional(),
    policy: z.array(text.min(1)).min(1),
    data: names,
    // Not a record, which would be copied without the texts of its numbers.
    ruleData: z
      .unknown()
      .refine(
        (value) => value === undefined || (isObject(value) && !Array.isArray(value)),
        "must be a mapping",
      )
      .optional(),
    config: z.strictObject({ include: names, exclude: names }).optional(),
    volatileConfig: z
      .strictObject({ include: z.array(criterion).optional(), exclude: z.array(criterion).optional() })
      .optional(),
  });
  const identity = { subject: text, subjectRegExp: text, issuer: text, issuerRegExp: text };
  const spec = z.strictObject({
    name: text.optional(),
    description: text.optional(),
    sources: z.array(source).min(1),
    configuration: z.strictObject({ include: names, exclude: names, collections: names }).optional(),
    rekorUrl: text.optional(),
    publicKey: text.optional(),
    identity: z.strictObject(identity).partial().optional(),
  });
  const resource = z.strictObject({
    apiVersion: text.min(1),
    kind: z.literal("EnterpriseContractPolicy"),
    metadata: z.record(text, z.unknown()).optional(),
    status: z.unknown().optional(),
    spec,
  });
  return { spec, resource };
}

type Spec = Zod.output<ReturnType<typeof toSchemas>["spec"]>;
type Source = Spec["sources"][number];
type Criterion = NonNullable<NonNullable<Source["volatileConfig"]>["include"]>[number];

function toCriterion({
  value,
  effectiveOn = "",
  effectiveUntil = "",
  componentNames = [],
  ...images
}: Criterion): VolatileCriterion {
  const { imageRef, imageUrl, imageDigest } = images;
  return {
    value,
    fromNs: parseStartNs(effectiveOn),
    untilNs: parseStartNs(effectiveUntil),
    image: [imageRef, imageUrl, imageDigest].find((name) => name !== undefined && name !== ""),
    componentNames: componentNames.length === 0 ? undefined : componentNames,
  };
}

function toConfiguration({
  sources,
  configuration: { include = [], exclude = [], collections = [] } = {},
  publicKey = "",
  rekorUrl = "",
  identity: { subject = "", subjectRegExp = "", issuer = "", issuerRegExp = "" } = {},
}: Spec): Pick<PolicyConfiguration, "groups" | "signer"> {
  const shared = { include: [...include, ...collections.map((name) => `@${name}`)], exclude };
  return {
    groups: sources.map(({ name, policy, data = [], ruleData, config = {}, volatileConfig = {} }) => ({
      name,
      policy,
      data,
      ruleData,
      shared,
      include: config.include ?? [],
      exclude: config.exclude ?? [],
      volatileInclude: (volatileConfig.include ?? []).map(toCriterion),
      volatileExclude: (volatileConfig.exclude ?? []).map(toCriterion),
    })),
    signer: {
      publicKey,
      rekorUrl,
      identity: { subject, subjectRegExp, issuer, issuerRegExp },
    },
  };
}

/**
 * Reads a policy configuration of `ec`: the specification itself, or a resource `EnterpriseContractPolicy` with it.
 *
 * @throws ConfigurationError `config_invalid` with the location of each error; DocumentError for an unreadable file.
 * @throws EvaluationError `timeout`, `aborted`
 */
export async function readPolicyConfiguration(
  path: string,
  { cwd, ...limits }: ReadingLimits & { cwd: string },
): Promise<PolicyConfiguration> {
  return limitReading(`reading the policy configuration ${path}`, limits, async () => {
    const { json, locate } = await readDocument({ path, format: "yaml" }, { cwd, ...EXACT_DATA, ...limits });
    const { "": value } = parseExactJson(new TextDecoder().decode(json));
    const { spec, resource } = toSchemas(await import("../../base/text/zod.js"));
    const isResource = getMember(value, "spec") !== undefined;
    const checked = checkDocument(isResource ? resource : spec, value);
    if (checked.problems === undefined) {
      const read = "spec" in checked.data ? checked.data.spec : checked.data;
      return {
        ...toConfiguration(read),
        digest: sha256(json),
        writeSpec: (pinned, publicKey) => writeSpec(read, pinned, publicKey),
      };
    }
    const lines = await locateProblems(checked.problems, { where: path, locate, limits });
    throw invalidConfig(`${path} is not a policy configuration of ec:\n${lines.join("\n")}`);
  });
}
