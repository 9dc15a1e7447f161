import { invalidConfig } from "../../base/errors.js";
import { limitReading, type ReadingLimits } from "../../base/async/reading.js";
import { IMAGE_SCHEME } from "../../base/text/address.js";
import { getMember } from "../../base/text/member-of.js";
import { checkDocument } from "../../base/text/schema-issue.js";
import type * as Zod from "../../base/text/zod.js";
import { readDocument } from "../../engine/source/read-document.js";
import { locateProblems } from "./locate-problems.js";

/** An image of a snapshot. */
export interface ImageComponent {
  name: string;
  containerImage: string;
  source: object;
}

/** The images of an application, as `ec` has them in the input of each. */
export interface ImageSnapshot {
  application: string;
  components: readonly ImageComponent[];
  artifacts: object;
}

/** The image that an input is about, if its attestations were verified: an input must not choose by itself what it is excused from. */
export interface JudgedImage {
  /** The repository and the digest. */
  names: readonly string[];
  /** The component, and for an image of an index also that of the index. */
  components: readonly string[];
}

/** The name of a component that none of the options of `ec` names. */
const UNNAMED = "Unnamed";

/** The snapshot of an image that is an input by its address. */
export function toSnapshot(address: string): ImageSnapshot {
  const component = { name: UNNAMED, containerImage: address.slice(IMAGE_SCHEME.length), source: {} };
  return { application: "", components: [component], artifacts: {} };
}

/** The schema of a snapshot, with the members that `ec` reads; it ignores others. Empty optional texts are absent, as in Go. */
function toSchemas(z: typeof Zod) {
  const text = z.string();
  const optional = text.optional().transform((value) => (value === "" ? undefined : value));
  const git = z.object({
    ...{ url: text, revision: optional, context: optional, devfileUrl: optional, dockerfileUrl: optional },
  });
  const component = z.object({
    name: text.min(1),
    // An address with a scheme could have a user, who would be in reports.
    containerImage: text
      .min(1)
      .refine((name) => !name.includes("://"), "must have no scheme, such as oci://"),
    source: z.object({ git: git.optional() }).default({}),
  });
  const spec = z.object({
    application: text.default(""),
    displayName: optional,
    displayDescription: optional,
    components: z.array(component).min(1),
    artifacts: z.object({ unstableFields: z.unknown() }).partial().default({}),
  });
  return { spec, resource: z.object({ spec }) };
}

/**
 * Reads a snapshot: its specification, or a resource `Snapshot` with it. Of several components with one image the first counts.
 *
 * @throws ConfigurationError `config_invalid` with the location of each error; DocumentError for an unreadable file.
 * @throws EvaluationError `timeout`, `aborted`
 */
export async function readSnapshot(
  path: string,
  { cwd, ...limits }: ReadingLimits & { cwd: string },
): Promise<ImageSnapshot> {
  return limitReading(`reading the snapshot ${path}`, limits, async () => {
    const { json, locate } = await readDocument(
      { path, format: "yaml" },
      { cwd, uniqueKeys: true, ...limits },
    );
    const value = JSON.parse(new TextDecoder().decode(json)) as unknown;
    const { spec, resource } = toSchemas(await import("../../base/text/zod.js"));
    const checked = checkDocument(getMember(value, "spec") === undefined ? spec : resource, value);
    if (checked.problems !== undefined) {
      const lines = await locateProblems(checked.problems, { where: path, locate, limits });
      throw invalidConfig(`${path} is not a snapshot:\n${lines.join("\n")}`);
    }
    const read = "spec" in checked.data ? checked.data.spec : checked.data;
    const byImage = new Map(read.components.toReversed().map((one) => [one.containerImage, one]));
    return { ...read, components: [...byImage.values()].reverse() };
  });
}
