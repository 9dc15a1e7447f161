import { version } from "../../version.js";

/** The `User-Agent` of every request. */
export const USER_AGENT = `regohost/${version}`;
