/** Rego of a function that compares numbers for ages, without taking memory. Of other values than strings it is undefined. */
export const SPINS = `
spins(text) if {
	is_string(text)
	steps := numbers.range(1, 3000)
	some a in steps
	some b in steps
	some c in steps
	a < c
	c < b
	b < a
}
`;
