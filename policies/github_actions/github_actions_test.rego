package regohost.github_actions_test

import data.regohost.github_actions

commit := "11bd71901bbe5b1630ceea73d27597364c9af683"

image := concat("", ["docker://ghcr.io/acme/lint@sha256:", crypto.sha256("lint")])

checkout := {"uses": concat("@", ["actions/checkout", commit])}

workflow := {
	"name": "release",
	"on": {"push": {"tags": ["v*"]}, "pull_request": null},
	"permissions": {"contents": "read"},
	"jobs": {
		"build": {"runs-on": "ubuntu-24.04", "steps": [
			object.union(checkout, {"with": {"persist-credentials": false}}),
			{"run": "make VERSION=\"${{ github.ref_name }}\" PR=${{ github.event.pull_request.number }}"},
			{"uses": "./.github/actions/pack"},
			{"uses": image},
			{"run": "echo \"$TITLE\"", "env": {"TITLE": "${{ github.event.pull_request.title }}"}},
		]},
		"sign": {
			"permissions": {"id-token": "write"},
			"uses": concat("@", ["acme/ci/.github/workflows/sign.yml", commit]),
		},
	},
}

composite := {"name": "pack", "runs": {"using": "composite", "steps": [{"shell": "bash", "run": "npm pack ${{ inputs.folder }}"}]}}

broken(document) := {finding.id | some finding in github_actions.deny with input as document}

with_step(step) := json.patch(workflow, [{"op": "replace", "path": "/jobs/build/steps/1", "value": step}])

test_passes if {
	broken(workflow) == set()
	broken(composite) == set()
	broken(object.union(object.remove(workflow, ["on"]), {"true": ["push"], "permissions": "read-all"})) == set()
	broken(json.patch(workflow, [{"op": "replace", "path": "/on", "value": "push"}])) == set()
	every defaults in [null, {}, {"run": null}, {"run": {}}, {"run": {"shell": "bash", "working-directory": "a"}}] {
		broken(json.patch(workflow, [{"op": "add", "path": "/jobs/build/defaults", "value": defaults}])) == set()
	}
}

test_unpinned[name] if {
	some name in [
		"actions/checkout@v4", "actions/checkout@main", "actions/checkout@11bd719", "actions/checkout", "docker://alpine:3.21",
		"docker://alpine@sha256:0a", concat("@", ["actions/checkout", upper(commit)]), "", 4, null,
		concat("", ["../actions@", commit, " "]), concat("", ["actions//checkout@", commit]), concat("", ["actions/checkout/@", commit]),
	]
	broken(with_step({"uses": name})) == {"github_actions.unpinned"}
}

test_unpinned_elsewhere if {
	broken(json.patch(workflow, [{"op": "replace", "path": "/jobs/sign/uses", "value": "acme/ci/.github/workflows/sign.yml@v1"}])) == {"github_actions.unpinned"}
	broken(json.patch(composite, [{"op": "add", "path": "/runs/steps/0/uses", "value": "acme/x@v1"}])) == {"github_actions.unpinned"}
}

test_unpinned_images[name] if {
	pinned := sprintf("ghcr.io/acme/node:24@sha256:%s%s", [substring(commit, 0, 32), substring(commit, 0, 32)])
	some name, job in {
		"container": {"container": "node:24"},
		"image": {"container": {"image": "node:24"}},
		"expression": {"container": {"image": "${{ matrix.image }}"}},
		"number": {"container": {"image": 7}},
		"no image": {"container": {"options": "--cpus 1"}},
		"service": {"container": pinned, "services": {"db": {"image": "redis"}}},
		"services": {"services": "${{ fromJSON(vars.SERVICES) }}"},
	}
	broken(json.patch(workflow, [{"op": "replace", "path": "/jobs/build", "value": object.union(workflow.jobs.build, job)}])) == {"github_actions.unpinned"}
	good := {"container": pinned, "services": {"db": {"image": pinned}, "none": {"image": ""}}}
	broken(json.patch(workflow, [{"op": "replace", "path": "/jobs/build", "value": object.union(workflow.jobs.build, good)}])) == set()
}

test_permissions if {
	every change in [
		{"op": "remove", "path": "/permissions"},
		{"op": "replace", "path": "/permissions", "value": "write-all"},
		{"op": "replace", "path": "/permissions", "value": null},
		{"op": "add", "path": "/jobs/build/permissions", "value": "write-all"},
	] {
		broken(json.patch(workflow, [change])) == {"github_actions.permissions"}
	}
	broken(json.patch(workflow, [{"op": "replace", "path": "/permissions", "value": {}}])) == set()
}

test_untrusted_checkout[text] if {
	some text in [
		"${{ github.event.pull_request.head.sha }}", "${{ github.head_ref }}", "refs/pull/${{ github.event.number }}/merge",
		"${{ github.event.workflow_run.head_sha }}", "${{ env.REF }}", "refs/pull/7/head",
	]
	some trigger in ["issue_comment", "pull_request_target", "workflow_run"]
	change := {"op": "replace", "path": "/on", "value": {trigger: {"types": ["opened"]}}}
	step := object.union(checkout, {"with": {"ref": text}})
	broken(json.patch(with_step(step), [change])) == {"github_actions.untrusted-checkout"}
	broken(with_step(step)) == set()
}

test_untrusted_checkout_by_another_spelling[name] if {
	some name in ["Actions/Checkout", "actions/checkout/.", "actions/checkout/dist/.."]
	step := {"uses": concat("@", [name, commit]), "with": {"ref": "${{ github.head_ref }}"}}
	broken(json.patch(with_step(step), [{"op": "replace", "path": "/on", "value": "issue_comment"}])) == {"github_actions.untrusted-checkout"}
}

test_inputs_in_any_case if {
	step := object.union(checkout, {"with": {"Ref": "${{ github.head_ref }}"}})
	broken(json.patch(with_step(step), [{"op": "replace", "path": "/on", "value": "workflow_run"}])) == {"github_actions.untrusted-checkout"}
	script := {"uses": concat("@", ["actions/github-script", commit]), "with": {"SCRIPT": "${{ github.head_ref }}"}}
	broken(with_step(script)) == {"github_actions.script-injection"}
}

test_refuses_scripts_that_are_not_text if {
	every script in [null, true, 7, ["make ${{ github.head_ref }}"], {"x": "y"}] {
		broken(with_step({"run": script})) == {"github_actions.script"}
		broken(with_step({"run": "make", "shell": script})) == {"github_actions.script"}
	}
}

test_refuses_inputs_without_names if {
	every inputs in [true, 7, "${{ github.head_ref }}", ["${{ github.head_ref }}"]] {
		some name in ["actions/checkout", "actions/github-script"]
		broken(with_step({"uses": concat("@", [name, commit]), "with": inputs})) == {"github_actions.unsupported"}
	}
	broken(with_step(object.union(checkout, {"with": null}))) == set()
}

test_script_injection_by_the_shell if {
	shell := "bash -c '${{ github.head_ref }}' {0}"
	broken(with_step({"run": "make", "shell": shell})) == {"github_actions.script-injection"}
	defaults := [{"op": "add", "path": "/jobs/build/defaults", "value": {"run": {"shell": shell}}}]
	broken(json.patch(workflow, defaults)) == {"github_actions.script-injection"}
}

test_untrusted_checkout_in_a_script[script] if {
	some script in [
		"gh pr checkout 7", "gh  pr -R acme/app checkout 7", "gh co 7", "hub pr checkout 7", "gh --repo x pr \\\n  checkout 7",
		"gh pr -R ${{ inputs.repository || github.repository }} checkout 7",
		"git fetch origin pull/$NUMBER/head", "git fetch origin pull/$(jq .number event.json)/merge",
		"git fetch origin refs/pull/${{ github.event.number }}/head && git checkout FETCH_HEAD",
		"git fetch origin pull/${{ format('{0} }}', github.event.number) }}/head",
		"git clone ${{ github.event.pull_request.head.repo.html_url }}", "git fetch origin \\\r\n  ${{ github['head_ref'] }}",
		"git remote add fork ${{ github.event.pull_request.head.repo.html_url }}\ngit fetch fork",
		"SHA=${{ github.event.pull_request.head.sha }}\ngit checkout $SHA",
		"SHA=${{ github.event.pull_request.head.sha }}\ngit checkout \"${SHA}\"",
		"echo ${{ github.event.workflow_run.head_sha }} > sha\ncat sha | xargs git reset --hard",
		"set SHA=${{ github.event.workflow_run.head_sha }}\ngit checkout %SHA%",
	]
	broken(on_target({"run": script})) & {"github_actions.untrusted-checkout"} != set()
}

test_trusted_scripts if {
	every script in [
		"gh pr view 5 --json labels\necho done\ngit checkout main", "gh pr list; git checkout -b release",
		"gh pr comment 5 --body thanks\ngit checkout main", "gh pr diff 7 | tee checkout",
		"git log -1\necho ${{ github.event.pull_request.head.sha }} > sha\ngit reset --hard",
		"git checkout ${{ github.sha }}\necho ${{ github.event.pull_request.head.sha }}",
	] {
		broken(on_target({"run": script})) == set()
	}
}

on_target(step) := json.patch(with_step(step), [{"op": "replace", "path": "/on", "value": ["pull_request_target"]}])

test_trusted_checkout if {
	every values in [
		{}, {"ref": null}, {"ref": "main"}, {"ref": "${{ github.event.pull_request.base.sha }}", "repository": "${{github.repository}}"},
	] {
		step := object.union(checkout, {"with": values})
		broken(json.patch(with_step(step), [{"op": "replace", "path": "/on", "value": "pull_request_target"}])) == set()
	}
}

test_script_injection[expression] if {
	some expression in [
		"github.event.issue.title", " github.event.pull_request.body ", "GitHub.Event.Comment.Body", "github.head_ref",
		"github['head_ref']", "github.event['issue']['title']", "github.event.commits.*.message", "github.event.commits[0].message",
		"toJSON(github)", "toJSON(github.event)", "github.event[format('{0}', 'issue')].title", "github[env.KEY]",
		"format('{0} {1}', github.event.number, github.event.head_commit.message)", "github.event.workflow_run.head_branch",
		"github.event.pull_request.head.ref", "join(github.*, ' ')", "inputs.x && github", "github['event.issue']", "format('}}{0}', github.event.issue.title)",
	]
	text := concat("", ["echo ${{", expression, "}} ${{ github.sha }}"])
	broken(with_step({"run": text})) == {"github_actions.script-injection"}
	script := {"uses": concat("@", ["actions/github-script", commit]), "with": {"script": text}}
	broken(with_step(script)) == {"github_actions.script-injection"}
}

test_safe_expressions if {
	every expression in [
		"github.sha", "github.event.pull_request.head.sha", "github.event_name", "github.event.inputs.version", "inputs.version",
		"github.event.repository.default_branch", "github.event.pull_request.user.login", "secrets.TOKEN", "github.event.after",
		"github.event.workflow_run.conclusion", "secrets.PAT_GITHUB", "steps.x.outputs.github", "contains(github.ref, 'github')",
		"hashFiles('.github/workflows/ci.yml')", "github.server_url == 'https://github.com'", "contains(inputs.x, 'github.event.issue')",
	] {
		broken(with_step({"run": concat("", ["echo ${{ ", expression, " }}"])})) == set()
	}
}

test_refuses_other_inputs[name] if {
	some name, document in {
		"null": null,
		"an error": {"message": "Not Found"},
		"no jobs": {"on": "push", "jobs": {}},
		"triggers that are not texts": json.patch(workflow, [{"op": "replace", "path": "/on", "value": [null]}]),
		"no triggers": object.remove(workflow, ["on"]),
		"a job without steps": json.patch(workflow, [{"op": "remove", "path": "/jobs/build/steps"}]),
		"steps as text": json.patch(workflow, [{"op": "replace", "path": "/jobs/build/steps", "value": "make"}]),
		"a step as text": json.patch(workflow, [{"op": "add", "path": "/jobs/build/steps/-", "value": "actions/checkout@v4"}]),
		"steps beside a workflow to call": json.patch(workflow, [{"op": "add", "path": "/jobs/sign/steps", "value": "make"}]),
		"defaults as text": json.patch(workflow, [{"op": "add", "path": "/jobs/build/defaults", "value": "bash"}]),
		"defaults as a list": json.patch(workflow, [{"op": "add", "path": "/jobs/build/defaults", "value": [{"run": {"shell": "bash"}}]}]),
		"the run of defaults as text": json.patch(workflow, [{"op": "add", "path": "/jobs/build/defaults", "value": {"run": "bash"}}]),
		"the run of defaults as a list": json.patch(workflow, [{"op": "add", "path": "/jobs/build/defaults", "value": {"run": [{"shell": "bash"}]}}]),
		"an empty step": json.patch(workflow, [{"op": "add", "path": "/jobs/build/steps/-", "value": null}]),
		"a step with another key": {"runs": {"using": "composite", "steps": [{"Uses": "actions/checkout@v4"}]}},
		"steps of an action as text": {"runs": {"using": "composite", "steps": "make"}},
		"another action": {"runs": {"using": "node20", "main": "index.js"}},
	}
	"github_actions.unsupported" in broken(document)
}
