const SUBJECTS = new WeakMap<Error, string>();

/** Notes the value of an option that an error is about, as it was passed, so that its source can be found. Returns the error. */
export function about<E extends Error>(value: string, error: E): E {
  SUBJECTS.set(error, value);
  return error;
}

/** Returns the value that an error is about; `undefined` where none was noted. */
export function getSubject(error: Error): string | undefined {
  return SUBJECTS.get(error);
}
