import { ENDLESS_BODY } from "../../../scripts/endless-body.mjs";

/**
 * Rego of a function that compares numbers for a very long time, without using memory. For other values than strings it
 * is undefined.
 */
export const SPINS = `
spins(text) if {
	is_string(text)
${ENDLESS_BODY}
}
`;
