# METADATA
# schemas:
#   - input: schema.deployment
package deploy

# METADATA
# title: Images come from our registry
deny contains msg if {
	not startswith(input.image, "registry.example.com/")
	msg := sprintf("%s is not from registry.example.com", [input.image])
}

# METADATA
# title: Nothing is deployed to production in a freeze
deny contains "production is frozen" if {
	input.environment == "production"
	frozen
}

frozen if http.send({"method": "get", "url": "https://example.com/freeze"}).body
