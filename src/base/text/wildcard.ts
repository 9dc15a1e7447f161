/**
 * Compiles a pattern in which `*` stands for any text. Each part is taken where it first occurs: matching never goes
 * back, so that its time is linear.
 */
export function wildcard(pattern: string): (text: string) => boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return (text) => text === first;
  return (text) => {
    if (!text.startsWith(first)) return false;
    let end = first.length;
    for (const part of rest) {
      const found = text.indexOf(part, end);
      if (found < 0) return false;
      end = found + part.length;
    }
    return text.length - last.length >= end && text.endsWith(last);
  };
}
