import { defined } from "../../base/pick.js";
import { toJsonOutput, writeOut } from "../terminal/cli-io.js";
import { defineCommand } from "../define-command.js";
import { CommandError, EXIT } from "../exit-codes.js";
import { findAudiences, resolveCliSettings } from "../login/login-settings.js";
import { readTokenFile } from "../service/open-service.js";
import { optionsFor } from "../options/option-table.js";

const OPTIONS = optionsFor()({
  json: { kind: "flag", usage: "--json", description: "print it as JSON" },
});

export const configure = defineCommand({
  options: OPTIONS,
  about: `Shows what the token contains and where it comes from, never the token itself. The service is not asked.
A token with an unknown audience has the kind "unknown".`,
  examples: ["regohost whoami", "regohost whoami --json --profile staging"],
  exitCodes: `0 valid token, 3 no token or an expired one.`,
  async run(context, flags) {
    const { io, style } = context;
    const { settings, sources, warnings, unusedLogin } = await resolveCliSettings(context);
    const { tokenFile, compat } = context.flags;
    const token = tokenFile === undefined ? settings.token : await readTokenFile(io, tokenFile);
    if (token === undefined) {
      throw new CommandError("not logged in: run regohost login, or set SERVICE_TOKEN", {
        code: "credentials_missing",
      });
    }
    const { expiryWarning, readAccessToken } = await import("../../evidence/client/access-token.js");
    const { kind, subject, expiresAt } = await readAccessToken(token, await findAudiences(compat));
    const expiry = expiryWarning({ kind, expiresAt });
    const isExpired = expiresAt !== undefined && expiresAt <= Date.now();
    // An API token has its own organization (specification 5.5).
    const organization = kind === "api" ? undefined : settings.organization;
    const facts = defined({
      kind,
      subject,
      organization,
      expires: expiresAt === undefined ? undefined : new Date(expiresAt).toISOString(),
      expired: isExpired,
      source: tokenFile === undefined ? (sources.token?.name ?? "") : `--token-file ${tokenFile}`,
      base_url: settings.baseUrl,
    });
    const lines = Object.entries(facts).map(
      ([key, value]) => `${style.dim(`${key.replace("_", " ")}:`)} ${String(value)}\n`,
    );
    await writeOut(io.stdout, flags.json === true ? toJsonOutput(facts) : lines.join(""));
    const reported = [...warnings, tokenFile === undefined ? unusedLogin : undefined, expiry];
    for (const warning of reported) if (warning !== undefined) await context.warn(warning);
    return isExpired ? EXIT.undecided : EXIT.pass;
  },
});
