import { ENDLESS_BODY } from "../../../scripts/endless-body.mjs";

/** Rego of a function that compares numbers for ages, without taking memory. Of other values than strings it is undefined. */
export const SPINS = `
spins(text) if {
	is_string(text)
${ENDLESS_BODY}
}
`;
