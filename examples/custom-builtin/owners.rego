# METADATA
# title: Every image has an owner
package owners

# METADATA
# title: Images without an owner, or whose owner is not on call
# scope: document
# entrypoint: true
deny contains concat(" ", [image, "has no owner"]) if {
	some image in input.images
	not has_owner(image)
}

deny contains concat(" ", [image, "of", owner.name, "who is not on call"]) if {
	some image in input.images
	owner := acme.owner(image)
	not owner.on_call
}

has_owner(image) if acme.owner(image)
