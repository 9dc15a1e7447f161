/**
 * Formats a reference as OPA writes it: `data.app.authz["a b"][0]`.
 *
 * @param root `data`, `schema`, …
 * @param keys names, and numbers by their text.
 */
export function formatReference(root: string, keys: readonly (string | { readonly text: string })[]): string {
  const parts = keys.map((key) => {
    if (typeof key !== "string") return `[${key.text}]`;
    return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  });
  return `${root}${parts.join("")}`;
}
