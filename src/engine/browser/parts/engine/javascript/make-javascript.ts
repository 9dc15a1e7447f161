/** In place of the module of the same path: pages may reject code that is made of text, and report each attempt. */
export function makeJavaScript(): undefined {
  return undefined;
}
