/** A reason why there is no verdict. */
export class ActionError extends Error {
  /** @param {number} exitCode 2 for what another run gives again, 3 for what could not be done now. */
  constructor(message, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Text of the checkout that no terminal and no CI system reads as anything else; line feeds stay. */
export function printable(text) {
  return String(text)
    .replaceAll(
      /[^\n\u0020-\u007e]|#(?=#)|:(?=:)/gu,
      (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
    )
    .slice(0, 60_000);
}
