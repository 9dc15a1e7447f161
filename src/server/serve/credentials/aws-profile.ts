/** The members of a profile in AWS's credentials file that are credentials. */
export const PROFILE_MEMBERS = ["aws_access_key_id", "aws_secret_access_key", "aws_session_token"] as const;

/**
 * A profile of AWS's credentials file: `[name]`, and under it lines of `name = value`; `#` and `;` begin comments, at the start of a line or
 * after a space. Of members and profiles that are written twice the last counts, as in AWS's own libraries.
 *
 * @returns `undefined` when there is no such profile.
 */
export function readProfile(text: string, profile: string): ReadonlyMap<string, string> | undefined {
  let found: Map<string, string> | undefined;
  let isIn = false;
  for (const line of text.replace(/^\uFEFF/, "").split(/\r?\n/)) {
    const trimmed = line.replace(/(?:^|\s)[#;].*$/, "").trim();
    const header = /^\[(.*)\]$/.exec(trimmed);
    if (header !== null) {
      isIn = header[1]?.trim() === profile;
      if (isIn) found ??= new Map();
      continue;
    }
    const at = trimmed.search(/[=:]/);
    if (isIn && at > 0) found?.set(trimmed.slice(0, at).trim(), trimmed.slice(at + 1).trim());
  }
  return found;
}
