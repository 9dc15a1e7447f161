/** Rego without its strings and comments, as far as lines tell. */
export function codeOf(text: string): string {
  return text.replaceAll(/"(?:\\.|[^"\\\n])*"|`[^`]*`|#[^\n]*/g, "");
}
