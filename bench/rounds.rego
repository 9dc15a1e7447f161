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
