/** Variables by which Node loads code, or writes files: they were chosen for other programs. */
export const CODE_VARIABLES = [
  "NODE_OPTIONS",
  "NODE_PATH",
  "NODE_COMPILE_CACHE",
  "NODE_ICU_DATA",
  "NODE_REDIRECT_WARNINGS",
  "NODE_REPL_EXTERNAL_MODULE",
  "NODE_V8_COVERAGE",
];

/** An environment without them, by whatever case Windows has them. */
export function withoutNode(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !CODE_VARIABLES.includes(name.toUpperCase())),
  );
}
