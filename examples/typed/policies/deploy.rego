# METADATA
# title: Deployments
# schemas:
#   - input: schema.deployment
package deploy

# METADATA
# title: Reasons against a deployment
# description: Empty when it may go ahead.
# scope: document
# entrypoint: true
deny contains {"container": container.name, "message": message} if {
	some container in input.containers
	not startswith(container.image, "registry.example.com/")
	message := sprintf("%s is not from our registry", [container.image])
}

deny contains {"message": "production needs two replicas"} if {
	input.environment == "production"
	object.get(input, "replicas", 1) < 2
}

# METADATA
# title: The team to notify
# description: Undefined without an owner.
# entrypoint: true
team := input.owner.team
