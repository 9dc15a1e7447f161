import type { TomlTable } from "../../config/read-config-file.js";
import type { LoginPlace } from "./login-settings.js";

/** Settings saved with the token, from flags. */
export interface SavedSettings {
  baseUrl?: string | undefined;
  platformUrl?: string | undefined;
  organization?: string | undefined;
  ca?: string | undefined;
}

function tableAt(document: TomlTable, name: string): TomlTable {
  const there = Object.hasOwn(document, name) ? document[name] : undefined;
  if (typeof there === "object" && there !== null && !Array.isArray(there)) return there as TomlTable;
  const made: TomlTable = {};
  document[name] = made;
  return made;
}

function profileOf(document: TomlTable, profile: string | undefined): TomlTable {
  return profile === undefined ? document : tableAt(tableAt(document, "profiles"), profile);
}

/** Saves a token and the settings in the config file. */
export async function saveLogin(place: LoginPlace, token: string, settings: SavedSettings): Promise<void> {
  const { updateConfigFile } = await import("../../config/write-config-file.js");
  await updateConfigFile(place.path, (document) => {
    document["version"] ??= 1;
    const own = profileOf(document, place.profile);
    tableAt(own, "auth")["token"] = token;
    if (settings.organization !== undefined) own["organization"] = settings.organization;
    const service = Object.entries({
      base_url: settings.baseUrl,
      platform_url: settings.platformUrl,
      ca: settings.ca,
    });
    for (const [key, value] of service) if (value !== undefined) tableAt(own, "service")[key] = value;
    return true;
  });
}

/**
 * Removes the token.
 *
 * @returns whether there was one.
 * @throws ConfigurationError `config_invalid` for a profile that does not exist, such as a mistyped one.
 */
export async function removeLogin({ path, profile }: LoginPlace): Promise<boolean> {
  const [{ updateConfigFile }, { noProfile }] = await Promise.all([
    import("../../config/write-config-file.js"),
    import("../../config/read-config-file.js"),
  ]);
  let wasThere = false;
  await updateConfigFile(path, (document) => {
    const profiles = Object.keys(document["profiles"] ?? {});
    if (profile !== undefined && !profiles.includes(profile)) throw noProfile(path, profile, profiles);
    const own = profileOf(document, profile);
    wasThere = (own["auth"] as TomlTable | undefined)?.["token"] !== undefined;
    if (wasThere) delete own["auth"];
    return wasThere;
  });
  return wasThere;
}
