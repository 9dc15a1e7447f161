import { version } from "../version.js";

/** What the requests say of their sender. */
export const USER_AGENT = `regohost/${version}`;
