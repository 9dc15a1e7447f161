# METADATA
# title: Every commit is signed
# description: |
#   A list of commits, or one commit: of GitHub's API, or an object with `commit` and `signature`, a line of
#   git log --format='{"commit":"%H","signature":"%G?"}'. Which keys are trusted is up to GitHub, or to the keys that git knows.
# related_resources:
#   - ref: https://slsa.dev/spec/v1.2/source-requirements
#     description: SLSA, source track
# custom:
#   severity: high
package regohost.commits

# METADATA
# title: An input that is no commit and no list of commits
# custom:
#   id: commits.unsupported
deny contains {"id": "commits.unsupported", "msg": "the input is neither a commit nor a list of commits, of GitHub's API or of git log"} if {
	not is_supported
}

# METADATA
# title: A commit without a signature
# custom:
#   id: commits.unsigned
deny contains {"id": "commits.unsigned", "msg": sprintf("the commit %s is not signed", [id(commit)])} if {
	is_supported
	some commit in commits
	is_unsigned(commit)
}

# METADATA
# title: A commit whose signature is wrong, expired, or of a key that is not trusted
# related_resources:
#   - ref: https://docs.github.com/en/rest/commits/commits
#     description: GitHub, reasons of a verification
#   - ref: https://git-scm.com/docs/pretty-formats
#     description: git, %G?
# custom:
#   id: commits.signature
deny contains {"id": "commits.signature", "msg": sprintf("the signature of the commit %s is not valid: %v", [id(commit), reason(commit)])} if {
	is_supported
	some commit in commits
	not is_unsigned(commit)
	not is_valid(commit)
}

commits := [input] if {
	is_object(input)
} else := input

is_supported if {
	count(commits) > 0
	every commit in commits {
		regex.match(`^([0-9a-f]{40}|[0-9a-f]{64})$`, id(commit))
		is_string(reason(commit))
	}
}

# Of GitHub's API or of git log, and not of both.
id(commit) := commit.sha if not is_string(commit.commit)

id(commit) := commit.commit if {
	is_string(commit.commit)
	not "sha" in object.keys(commit)
}

reason(commit) := commit.commit.verification.reason

reason(commit) := commit.signature if is_string(commit.commit)

is_unsigned(commit) if reason(commit) in {"unsigned", "N"}

is_valid(commit) if {
	commit.commit.verification.verified == true
	commit.commit.verification.reason == "valid"
}

is_valid(commit) if {
	is_string(commit.commit)
	commit.signature == "G"
}
