import * as z from "../../base/text/zod.js";

const componentSchema = z.looseObject({
  "bom-ref": z.string(),
  name: z.string(),
  version: z.string().optional(),
  purl: z.string().optional(),
  hashes: z.array(z.looseObject({ alg: z.string(), content: z.string() })).optional(),
});

const dependencySchema = z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) });

const bomSchema = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.string(),
  metadata: z.looseObject({ component: componentSchema }),
  components: z.array(componentSchema).default([]),
  dependencies: z.array(dependencySchema).default([]),
});

/** The parts of a CycloneDX document (1.5) that the demo reads. Everything else is preserved. */
export type CycloneDx = z.infer<typeof bomSchema>;

/** Parses a CycloneDX document. @throws SyntaxError, ZodError */
export function parseCycloneDx(text: string): CycloneDx {
  return bomSchema.parse(JSON.parse(text));
}

/**
 * The part of `bom` that is about one package and its production dependencies.
 *
 * npm's own `--omit dev` is not used, because it omits a package that production needs and that a development
 * dependency may also use, as an optional peer.
 *
 * @param purl the package, which is the document's subject or one of its components.
 * @param dependencies the names of its production dependencies.
 * @returns `undefined` when the document does not contain the package.
 */
export function findPackage(
  bom: CycloneDx,
  purl: string,
  dependencies: readonly string[],
): CycloneDx | undefined {
  const subject = [bom.metadata.component, ...bom.components].find((component) => component.purl === purl);
  if (subject === undefined) return undefined;
  const components = new Map(bom.components.map((component) => [component["bom-ref"], component]));
  const edges = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const direct = (edges.get(subject["bom-ref"]) ?? []).filter((ref) =>
    dependencies.includes(components.get(ref)?.name ?? ""),
  );
  const reached = new Set(direct);
  for (const ref of reached) for (const next of edges.get(ref) ?? []) reached.add(next);
  reached.delete(subject["bom-ref"]);
  return {
    ...bom,
    metadata: { ...bom.metadata, component: subject },
    components: bom.components.filter((component) => reached.has(component["bom-ref"])),
    dependencies: [
      { ref: subject["bom-ref"], dependsOn: direct },
      ...bom.dependencies.filter(({ ref }) => reached.has(ref)),
    ],
  };
}

/** `bom` with the subjects of `parts` as further components that it depends on, and all of their components. */
export function mergeCycloneDx(bom: CycloneDx, parts: readonly CycloneDx[]): CycloneDx {
  const subject = bom.metadata.component["bom-ref"];
  const all = [...bom.components, ...parts.flatMap((part) => [part.metadata.component, ...part.components])];
  const partRefs = parts.map((part) => part.metadata.component["bom-ref"]);
  return {
    ...bom,
    components: [...new Map(all.map((component) => [component["bom-ref"], component])).values()],
    dependencies: [
      ...bom.dependencies.map((dependency) =>
        dependency.ref === subject
          ? { ...dependency, dependsOn: [...dependency.dependsOn, ...partRefs] }
          : dependency,
      ),
      ...parts.flatMap((part) => part.dependencies),
    ],
  };
}
