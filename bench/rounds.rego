package bench

independent contains digest if {
	some digest in input.items
	service.discover(digest, "").kind == "ARTIFACT"
}

next(digest) := service.discover(digest, "").metadata.next

depth1 := next(input.chain[0])

depth3 := next(next(next(input.chain[0])))

depth5 := next(next(next(next(next(input.chain[0])))))

tree contains leaf if {
	some child in service.discover(input.root, "").metadata
	some leaf in service.discover(child, "").metadata
	service.discover(leaf, "").kind == "ARTIFACT"
}

exempt if service.discover(input.guard, "").metadata.exempt == "yes"

# Without the guard's answer the scan goes on, over guesses.
scan contains digest if {
	not exempt
	some digest in input.items
	service.discover(digest, "").kind == "NONE"
}

# Ten calls that do not depend on each other, in each form that people write.
kind(index) := service.discover(input.items[index], "").kind

ten_in_comprehension := [kind(index) | some index in numbers.range(0, 9)]

ten_in_body := {a, b, c, d, e, f, g, h, i, j} if {
	a := kind(0)
	b := kind(1)
	c := kind(2)
	d := kind(3)
	e := kind(4)
	f := kind(5)
	g := kind(6)
	h := kind(7)
	i := kind(8)
	j := kind(9)
}

ten_in_array := [kind(0), kind(1), kind(2), kind(3), kind(4), kind(5), kind(6), kind(7), kind(8), kind(9)]

ten_in_object := {
	"a": kind(0),
	"b": kind(1),
	"c": kind(2),
	"d": kind(3),
	"e": kind(4),
	"f": kind(5),
	"g": kind(6),
	"h": kind(7),
	"i": kind(8),
	"j": kind(9),
}

rule_a := kind(0)

rule_b := kind(1)

rule_c := kind(2)

rule_d := kind(3)

rule_e := kind(4)

rule_f := kind(5)

rule_g := kind(6)

rule_h := kind(7)

rule_i := kind(8)

rule_j := kind(9)

ten_in_rules := {rule_a, rule_b, rule_c, rule_d, rule_e, rule_f, rule_g, rule_h, rule_i, rule_j}
