# METADATA
# title: Who may release
# description: A release is allowed to its maintainers, and on a branch that is protected.
package hello

# METADATA
# title: Whether the release is allowed
# scope: document
# entrypoint: true
default allow := false

allow if {
	input.user in data.maintainers
	input.branch.protected
}
