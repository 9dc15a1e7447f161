/** The expressions of a Rego rule that compare numbers for ages, without taking memory, and never hold. */
export const ENDLESS_BODY = `	steps := numbers.range(1, 3000)
	some a in steps
	some b in steps
	some c in steps
	a < c
	c < b
	b < a`;
