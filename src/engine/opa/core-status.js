// @ts-check Plain JavaScript, because a worker runs this file unchanged, also from the sources, on every Node version.

/** Status of a call of an opa-core export. `opa-core/wire.go` has the same numbers. */
export const Status = Object.freeze({
  ok: 0,
  errors: 1,
  undefined: 2,
  error: 3,
  cancelled: 4,
  halt: 5,
  refused: 6,
  panic: 7,
});
