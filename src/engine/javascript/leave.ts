/** Thrown to leave an evaluation to the module: it would not be exact, or take too long or too much here. Nothing was answered. */
export class LeftToModule extends Error {}

/** Thrown with what an input threw as it was read: the module must not read it again. */
export class InputThrew extends Error {}

/** Leaves the evaluation to the module. */
export function leave(why: string): never {
  throw new LeftToModule(why);
}
