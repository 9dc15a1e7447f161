package regohost.commits_test

import data.regohost.commits

sha := "7fd1a60b01f91b314f59955a4e4d4e80d8edf11d"

github(verified, reason) := {
	"sha": sha,
	"commit": {"message": "Fix", "verification": {"verified": verified, "reason": reason, "signature": null, "payload": null}},
	"author": {"login": "octocat"},
}

git(signature) := {"commit": sha, "signature": signature}

broken(document) := {finding.id | some finding in commits.deny with input as document}

test_passes if {
	broken([github(true, "valid"), github(true, "valid")]) == set()
	broken(github(true, "valid")) == set()
	broken(git("G")) == set()
}

test_refuses_unsigned if {
	broken([github(true, "valid"), github(false, "unsigned")]) == {"commits.unsigned"}
	broken(git("N")) == {"commits.unsigned"}
}

test_refuses_signatures if {
	every commit in [github(false, "unknown_key"), github(true, "expired_key"), github("true", "valid")] {
		broken([commit]) == {"commits.signature"}
	}
	every signature in ["B", "U", "X", "Y", "R", "E", "", "g"] {
		broken(git(signature)) == {"commits.signature"}
	}
}

test_refuses_other_inputs if {
	every document in [
		null, [], {}, "text", {"message": "Not Found"}, [null], [git("G"), {"sha": sha}], {"commit": "main", "signature": "G"},
		{"sha": sha, "commit": {"verification": {"verified": true}}}, {"sha": sha, "commit": {}, "signature": "G"},
		{"sha": sha, "commit": sha, "signature": "G"},
	] {
		broken(document) == {"commits.unsupported"}
	}
}
