/** The members of a profile in AWS's credentials file that contain credentials. */
export const PROFILE_MEMBERS = ["aws_access_key_id", "aws_secret_access_key", "aws_session_token"] as const;

/**
 * Parses a profile of AWS's credentials file: `[name]`, followed by lines of `name = value`; `#` and `;` begin
 * comments, at the start of a line or after a space. The last of duplicate members and profiles counts, as in AWS's own
 * libraries.
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
