/** Some members of an object, of options such as. One that it lacks is `undefined`. */
export function pick<From extends object, const Name extends keyof From>(
  from: From,
  ...names: readonly Name[]
): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}
