import core from "../opa-core/opa-core.json" with { type: "json" };
import packageJson from "../package.json" with { type: "json" };

/** This package's version. */
export const version: string = packageJson.version;

/** The version of OPA that policies are compiled with. */
export const opaVersion: string = core.opa;

/** The `User-Agent` of requests to the service. */
export const USER_AGENT = `regohost/${version}`;
