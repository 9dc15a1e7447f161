/**
 * The expressions of a Rego rule that compare numbers for a very long time, without using memory, and are never true.
 */
export const ENDLESS_BODY = `	steps := numbers.range(1, 3000)
	some a in steps
	some b in steps
	some c in steps
	a < c
	c < b
	b < a`;
