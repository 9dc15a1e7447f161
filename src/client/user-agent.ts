import manifest from "../../package.json" with { type: "json" };

/** What the requests say of their sender. */
export const USER_AGENT = `regohost/${manifest.version}`;
