import { layerPattern, patternsOf, ROOMS } from "./rooms.js";

/** @typedef {import("dependency-cruiser").IForbiddenRuleType} Rule */

const ROOTS = "^(?:src|builtins|schemas)/";

const filesOf = (names) => ROOMS.filter(({ name }) => names.includes(name)).flatMap(patternsOf);

/** @type {Rule[]} */
const directions = ROOMS.flatMap((room) => {
  const { name, imports, lazy = [] } = room;
  const from = { path: patternsOf(room) };
  const comment = "a room imports only what rooms.js says";
  const allowed = [name, ...imports];
  /** @type {Rule} */
  const late = {
    name: `lazy imports of ${name}`,
    comment: "import its types, or its values with await import()",
    severity: "error",
    from,
    to: { path: filesOf(lazy), dependencyTypesNot: ["type-only", "type-import", "dynamic-import"] },
  };
  return [
    {
      name: `imports of ${name}`,
      comment,
      severity: "error",
      from,
      to: { path: ROOTS, pathNot: filesOf([...allowed, ...lazy]) },
    },
    ...(lazy.length === 0 ? [] : [late]),
  ];
});

/** @type {Rule[]} */
const layers = ROOMS.flatMap((room) => {
  const { name, layers = [] } = room;
  return layers.slice(0, -1).map((layer, index) => ({
    name: `layers of ${name}`,
    comment: "a folder of a room imports only those before it in rooms.js",
    severity: "error",
    from: { path: layerPattern(room, layer) },
    to: { path: layers.slice(index + 1).map((above) => layerPattern(room, above)) },
  }));
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...directions,
    ...layers,
    {
      name: "no cycles",
      comment: "type-only imports included",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    includeOnly: { path: ROOTS },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    moduleSystems: ["es6"],
  },
};
