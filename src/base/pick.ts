/** Some members of an object, of options such as. One that it lacks is `undefined`. */
export function pick<From extends object, const Name extends keyof From>(
  from: From,
  ...names: readonly Name[]
): Pick<From, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
}

/** The type of an object without its members that are undefined. */
export type Given<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** An object without its members that are undefined, for one in which their absence counts. */
export function defined<Members extends object>(members: Members): Given<Members> {
  const present = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries<unknown>(present) as Given<Members>;
}
