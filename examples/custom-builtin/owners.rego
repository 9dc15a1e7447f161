# METADATA
# title: Every image has an owner
package owners

# METADATA
# title: Images without an owner, or whose owner is not on call
# scope: document
# entrypoint: true
deny contains sprintf("%s has no owner", [image]) if {
	some image in input.images
	not has_owner(image)
}

deny contains sprintf("%s: %s is not on call", [image, owner.name]) if {
	some image in input.images
	owner := acme.owner(image)
	not owner.on_call
}

has_owner(image) if acme.owner(image)
