package http.authz

# METADATA
# description: Who may do what. Undefined is a refusal.
# entrypoint: true
allow if {
	input.method in {"GET", "HEAD"}
	input.path == ["public"]
}

allow if {
	input.method in {"GET", "HEAD"}
	["orders", owner] = input.path
	owner == input.user.name
}

allow if "admin" in input.user.roles
