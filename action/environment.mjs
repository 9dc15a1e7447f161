/** An environment without what Node would load code from, or write to: it was chosen for other programs. */
export function withoutNode(env) {
  const loading =
    /^NODE_(?:OPTIONS|PATH|COMPILE_CACHE|ICU_DATA|REDIRECT_WARNINGS|REPL_EXTERNAL_MODULE|V8_COVERAGE)$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !loading.test(name)));
}
