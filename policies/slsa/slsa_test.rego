package regohost.slsa_test

import data.regohost.slsa

settings := {
	"level": 3,
	"builders": {
		"https://github.com/slsa-framework/slsa-github-generator/.github/workflows/generator_generic_slsa3.yml@refs/tags/v2.1.0": 3,
		"https://github.com/actions/runner/github-hosted": 2,
	},
	"sources": ["https://github.com/acme/app"],
}

commit := "a3f1c0d4b5e69788796a5b4c3d2e1f0012345678"

v02 := {
	"_type": "https://in-toto.io/Statement/v0.1",
	"predicateType": "https://slsa.dev/provenance/v0.2",
	"subject": [{"name": "app.tar.gz", "digest": {"sha256": crypto.sha256("app")}}],
	"predicate": {
		"builder": {"id": "https://github.com/slsa-framework/slsa-github-generator/.github/workflows/generator_generic_slsa3.yml@refs/tags/v2.1.0"},
		"buildType": "https://github.com/slsa-framework/slsa-github-generator/generic@v1",
		"invocation": {"configSource": {"uri": "git+https://github.com/acme/app@refs/tags/v1.0.0", "digest": {"sha1": commit}}},
		"metadata": {"completeness": {"parameters": true, "environment": false, "materials": false}},
		"materials": [{"uri": "git+https://github.com/acme/app@refs/tags/v1.0.0", "digest": {"sha1": commit}}],
	},
}

v1 := {
	"_type": "https://in-toto.io/Statement/v1",
	"predicateType": "https://slsa.dev/provenance/v1",
	"subject": [{"name": "pkg:npm/%40acme/app@1.0.0", "digest": {"sha512": crypto.hmac.sha512("key", "app")}}],
	"predicate": {
		"buildDefinition": {
			"buildType": "https://slsa-framework.github.io/github-actions-buildtypes/workflow/v1",
			"externalParameters": {"workflow": {"ref": "refs/heads/main", "repository": "https://github.com/acme/app"}},
			"resolvedDependencies": [
				{"uri": "git+https://github.com/acme/app@refs/heads/main", "digest": {"gitCommit": commit}},
				{"uri": "pkg:npm/ms@2.1.3", "digest": {"sha256": crypto.sha256("ms")}},
			],
		},
		"runDetails": {"builder": {"id": "https://github.com/actions/runner/github-hosted"}},
	},
}

# As BuildKit writes it for an image of a repository.
buildkit := json.patch(v1, [
	{"op": "replace", "path": "/predicate/buildDefinition/externalParameters", "value": {"configSource": {"uri": "https://github.com/acme/app.git#refs/heads/main", "path": "Dockerfile"}}},
	{"op": "replace", "path": "/predicate/buildDefinition/resolvedDependencies/0", "value": {"uri": "https://github.com/acme/app.git#refs/heads/main", "digest": {"sha1": commit}}},
])

level2 := object.union(settings, {"level": 2})

broken(statement, data_slsa) := {finding.id | some finding in slsa.deny with input as statement with data.slsa as data_slsa}

test_passes if {
	broken(v02, settings) == set()
	broken(v1, level2) == set()
	broken(buildkit, object.union(level2, {"sources": ["https://github.com/acme/app.git"]})) == set()
	broken(buildkit, object.union(level2, {"sources": ["https://github.com/acme/app.git#refs/heads/main"]})) == set()
	broken(v1, object.union(level2, {"sources": ["git+https://github.com/acme/app@refs/heads/main", "https://github.com/acme/app"]})) == set()
}

test_refuses_v02[path] if {
	some path, [change, ids] in {
		"/_type": ["https://in-toto.io/Statement/v2", {"slsa.unsupported"}],
		"/predicateType": ["https://slsa.dev/provenance/v0.1", {"slsa.unsupported"}],
		"/predicate": [null, {"slsa.unsupported"}],
		"/subject": [[], {"slsa.subject"}],
		"/subject/0/digest": [{"sha1": commit}, {"slsa.subject"}],
		"/predicate/builder": [{}, {"slsa.builder"}],
		"/predicate/builder/id": ["https://github.com/actions/runner/github-hosted", {"slsa.level"}],
		"/predicate/buildType": [null, {"slsa.build-type"}],
		"/predicate/metadata/completeness/parameters": [false, {"slsa.completeness"}],
		"/predicate/metadata": [{}, {"slsa.completeness"}],
		"/predicate/materials": [[], {"slsa.source"}],
		"/predicate/materials/0/uri": ["git+https://github.com/acme/app-fork@refs/tags/v1.0.0", {"slsa.source"}],
		"/predicate/materials/0/digest": [{"sha1": "main"}, {"slsa.source", "slsa.material"}],
		"/predicate/invocation/configSource/uri": ["git+https://github.com/stranger/build", {"slsa.config-source"}],
		"/predicate/materials/0": [7, {"slsa.source", "slsa.material"}],
	}
	broken(json.patch(v02, [{"op": "replace", "path": path, "value": change}]), settings) == ids
}

test_refuses_v1[path] if {
	some path, [change, ids] in {
		"/predicate/runDetails/builder/id": ["https://example.com/builder", {"slsa.builder"}],
		"/predicate/buildDefinition/buildType": [null, {"slsa.build-type"}],
		"/predicate/buildDefinition/resolvedDependencies/0/uri": ["git+https://github.com/acme/app2@refs/heads/main", {"slsa.source"}],
		"/predicate/buildDefinition/externalParameters/workflow/repository": ["https://github.com/stranger/app", {"slsa.config-source"}],
		"/predicate/buildDefinition/resolvedDependencies/1/digest": [{}, {"slsa.material"}],
		"/predicate/buildDefinition/resolvedDependencies/1": [{"digest": {"sha512": "00"}}, {"slsa.material"}],
		"/predicate/buildDefinition/resolvedDependencies/1/digest/sha256": [crypto.hmac.sha512("key", "ms"), {"slsa.material"}],
	}
	broken(json.patch(v1, [{"op": "replace", "path": path, "value": change}]), level2) == ids
}

test_refuses_buildkit_of_another_repository if {
	change := [{"op": "replace", "path": "/predicate/buildDefinition/externalParameters/configSource/uri", "value": "https://github.com/stranger/app.git#refs/heads/main"}]
	broken(json.patch(buildkit, change), object.union(level2, {"sources": ["https://github.com/acme/app.git"]})) == {"slsa.config-source"}
}

runner := "https://github.com/actions/virtual-environments/releases/tag/ubuntu24/20260301.1"

with_material(material) := json.patch(v02, [{"op": "add", "path": "/predicate/materials/-", "value": material}])

# As SLSA's builder of Go writes it.
test_accepts_the_runner_without_a_digest if {
	broken(with_material({"uri": runner}), settings) == set()
	broken(with_material({"uri": sprintf("%s/x", [runner])}), settings) == {"slsa.material"}
	broken(with_material({"uri": runner, "digest": {"sha1": "main"}}), settings) == {"slsa.material"}
	broken(with_material({"uri": "https://github.com/acme/virtual-environments/releases/tag/a/1"}), settings) == {"slsa.material"}
}

test_accepts_sha512_of_a_material if {
	change := [{"op": "replace", "path": "/predicate/buildDefinition/resolvedDependencies/1/digest", "value": {"sha512": crypto.hmac.sha512("key", "ms")}}]
	broken(json.patch(v1, change), level2) == set()
}

test_refuses_other_inputs if {
	every document in [null, [], {}, {"message": "Not Found"}, {"payloadType": "application/vnd.in-toto+json"}] {
		broken(document, settings) == {"slsa.unsupported"}
	}
}

test_refuses_settings[name] if {
	some name, change in {
		"level 4": {"level": 4},
		"a list of builders": {"builders": ["https://github.com/actions/runner/github-hosted"]},
		"a level as text": {"builders": {"https://github.com/actions/runner/github-hosted": "2"}},
		"another key": {"source": ["https://github.com/acme/app"]},
		"a source": {"sources": "https://github.com/acme/app"},
	}
	"slsa.settings" in broken(v1, object.union(object.remove(settings, [key | some key, _ in change]), change))
}
