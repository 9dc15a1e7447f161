package licences

allowed := {"Apache-2.0", "MIT"}

# METADATA
# title: Licences are allowed
# custom:
#   short_name: allowed
deny contains $"{component.name} has no allowed licence" if {
	some component in input.components
	not component.licence in allowed
}

warn contains "there is no component" if count(input.components) == 0
