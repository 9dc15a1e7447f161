# METADATA
# title: The workflow runs only pinned code, with few permissions and no text of strangers
# description: |
#   Workflows of GitHub Actions, and composite actions, in YAML. Values that reach a script through `env`, `inputs` or outputs of
#   steps are not followed, and code of actions is not read.
# related_resources:
#   - ref: https://docs.github.com/en/actions/reference/security/secure-use
#     description: GitHub, secure use
# custom:
#   severity: high
package regohost.github_actions

# METADATA
# title: An input that is neither a workflow nor a composite action
# custom:
#   id: github_actions.unsupported
deny contains {"id": "github_actions.unsupported", "msg": "the input is neither a workflow nor a composite action, with steps or jobs"} if {
	not is_workflow
	not is_composite
}

# METADATA
# title: An action, reusable workflow or image that is not pinned by a full commit or a digest
# custom:
#   id: github_actions.unpinned
deny contains {"id": "github_actions.unpinned", "msg": msg, "path": path} if {
	some [path, name] in used
	not is_pinned(name)
	msg := sprintf("%v is not pinned by a commit of 40 digits, or for an image by a digest", [name])
}

# METADATA
# title: A job with write access to everything, or without declared permissions
# related_resources:
#   - ref: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#permissions
#     description: GitHub, permissions
# custom:
#   id: github_actions.permissions
deny contains {"id": "github_actions.permissions", "msg": msg, "path": ["jobs", name]} if {
	is_workflow
	some name, job in input.jobs
	permissions := object.get(job, "permissions", object.get(input, "permissions", "undeclared"))
	not is_limited(permissions)
	msg := sprintf("the permissions of the job %s are %v; declare those that it needs", [name, permissions])
}

# METADATA
# title: A checkout of a stranger's code in a workflow with secrets
# related_resources:
#   - ref: https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/
#     description: GitHub Security Lab, preventing pwn requests
# custom:
#   id: github_actions.untrusted-checkout
#   severity: critical
deny contains {"id": "github_actions.untrusted-checkout", "msg": msg, "path": path} if {
	some trigger in triggers
	lower(trigger) in {"issue_comment", "pull_request_target", "workflow_run"}
	some [path, step] in steps
	some text in checked_out(step)
	msg := sprintf("a workflow of %s has secrets, and checks out %s", [trigger, text])
}

# METADATA
# title: A script with an expression whose text a stranger may choose
# related_resources:
#   - ref: https://docs.github.com/en/actions/concepts/security/script-injections
#     description: GitHub, script injections
# custom:
#   id: github_actions.script-injection
#   severity: critical
deny contains {"id": "github_actions.script-injection", "msg": msg, "path": path} if {
	some [path, script] in scripts
	some expression in expressions(script)
	is_untrusted(expression)
	msg := sprintf("%s becomes part of the script; pass it by env, and read the variable", [expression])
}

# METADATA
# title: A script that is not text
# custom:
#   id: github_actions.script
deny contains {"id": "github_actions.script", "msg": "the script is not text, so no expression in it is found", "path": path} if {
	some [path, script] in scripts
	not is_string(script)
}

is_workflow if {
	count(triggers) > 0
	count(input.jobs) > 0
	every job in input.jobs {
		is_job(job)
	}
}

is_job(job) if {
	are_steps(job.steps)
	are_defaults(object.get(job, "defaults", null))
}

is_job(job) if {
	is_string(job.uses)
	object.get(job, "steps", null) == null
}

# Of another form, they would have no shell to read.
are_defaults(null)

are_defaults(defaults) if {
	is_object(defaults)
	run := object.get(defaults, "run", null)
	[run | is_object(run)] == [run | run != null]
}

is_composite if {
	input.runs.using == "composite"
	are_steps(input.runs.steps)
}

are_steps(steps) if {
	is_array(steps)
	count(steps) > 0
	every step in steps {
		some key, _ in step
		key in {"run", "uses"}
		are_inputs(object.get(step, "with", null))
	}
}

# No rule reads inputs without names.
are_inputs(null)

are_inputs(inputs) if is_object(inputs)

# In YAML 1.1 the key `on` is true.
triggers contains name if {
	some key in ["on", "true"]
	is_object(input[key])
	some name, _ in input[key]
}

triggers contains name if {
	some key in ["on", "true"]
	is_array(input[key])
	some name in input[key]
	is_string(name)
}

triggers contains input[key] if {
	some key in ["on", "true"]
	is_string(input[key])
}

steps contains [["jobs", name, "steps", i], step] if {
	some name, job in input.jobs
	some i, step in job.steps
}

steps contains [["runs", "steps", i], step] if some i, step in input.runs.steps

used contains [array.concat(path, ["uses"]), step.uses] if some [path, step] in steps

used contains [["jobs", name, "uses"], job.uses] if some name, job in input.jobs

used contains [path, sprintf("docker://%v", [image])] if {
	some [path, value] in containers
	image := image_of(value)
	not image in {"", null}
}

# Those of services may be one expression.
containers contains [["jobs", name, key], job[key]] if {
	some name, job in input.jobs
	some key in ["container", "services"]
	not is_services(key, job[key])
}

containers contains [["jobs", name, "services", key], service] if {
	some name, job in input.jobs
	some key, service in job.services
}

is_services("services", value) if is_object(value)

# GitHub takes an empty one for none.
image_of(value) := value.image if {
	is_object(value)
} else := value

# A path in the same repository has the commit of the workflow.
is_pinned(name) if startswith(name, "./")

# GitHub takes `actions//checkout` for `actions/checkout`.
is_pinned(name) if regex.match(`^[\w.-]+(/[\w.-]+)+@[0-9a-f]{40}$`, name)

is_pinned(name) if regex.match(`^docker://[^@\s]+@sha256:[0-9a-f]{64}$`, name)

is_limited(permissions) if is_object(permissions)

is_limited("read-all")

# The refs and repositories of a checkout, unless all their expressions name the base. GitHub reads names of inputs in any case.
checked_out(step) := ({text |
	is_action(step, "checkout")
	some key, text in step["with"]
	lower(key) in {"ref", "repository"}
	text != null
	not is_of_base(text)
} | {text |
	some line in lines(step.run)
	some text in regex.find_n(
		`\b(?:gh|hub)\s+(?:[^\s;|&]+\s+)*?pr\s+(?:-[^\s;|&]+\s+(?:[^-\s;|&][^\s;|&]*\s+)?)*?checkout\b|\bgh\s+co\s|pull/(?:\$\([^)]*\)|\S)*/(?:head|merge)`,
		line, -1,
	)
}) | {expression |
	some line in lines(step.run)
	regex.match(`\bgit\s[^|;&]*\b(?:fetch|checkout|clone|pull|switch|reset|merge|remote)\b`, line)
	some expression in expressions(step.run)
	is_head(expression)
	may_name_head(line)
}

# The lines of a script. Continued ones are one, and expressions in them have no blanks or separators of commands.
lines(script) := split(strings.replace_n(shortened, joined), "\n") if {
	joined := regex.replace(script, "[\\\\^`]\r?\n", "")
	found := regex.find_n(`\$\{\{(?:'[^']*'|[^'}])*\}\}`, joined, -1)
	shortened := {text: regex.replace(text, `[\s;|&]`, "") | some text in found}
}

is_head(expression) if regex.match(`github\.(?:head_ref|event\.(?:pull_request|workflow_run)\.head)`, expression)

may_name_head(line) if {
	some expression in expressions(line)
	is_head(expression)
}

# What the shell puts in may be from the expression, by another line.
may_name_head(line) if regex.match("\\$(?:[^{]|\\{[^{])|`|%\\w+%|<|\\bxargs\\b", line)

is_of_base(text) if {
	is_string(text)
	not contains(text, "refs/pull/")
	every expression in expressions(text) {
		regex.match(
			`^(github\.(sha|ref|ref_name|base_ref|repository)|github\.event\.pull_request\.base\.(sha|ref|repo\.full_name)|github\.event\.repository\.(default_branch|full_name))$`,
			expression,
		)
	}
}

scripts contains [path, step[key]] if {
	some [path, step] in steps
	some key in ["run", "shell"]
}

scripts contains [path, script] if {
	some [path, step] in steps
	is_action(step, "github-script")
	some key, script in step["with"]
	lower(key) == "script"
}

scripts contains [["jobs", name, "defaults"], job.defaults.run.shell] if some name, job in input.jobs

is_action(step, name) if regex.match(sprintf(`^actions/%s[/@]`, [name]), lower(step.uses))

# Expressions in lower case, without blanks, and with .name for ['name']. A text in one may hold }}.
expressions(text) := {plain |
	some found in regex.find_all_string_submatch_n(`\$\{\{((?:'[^']*'|[^'])*?)\}\}`, text, -1)
	plain := regex.replace(regex.replace(lower(found[1]), `\s`, ""), `\[['"]([a-z0-9_-]+)['"]\]`, ".$1")
} if {
	is_string(text)
}

is_untrusted(expression) if {
	some reference in regex.find_n(`github\.(?:event|head_ref)[a-z0-9_.*-]*`, without_texts(expression), -1)
	not is_safe(reference)
}

# The whole context, all of its members, or one that is computed.
is_untrusted(expression) if {
	regex.match(`(?:^|[^a-z0-9_.-])github(?:[^a-z0-9_.-]|\.\*|\.[a-z0-9_.]*\[|$)`, without_texts(expression))
}

without_texts(expression) := regex.replace(expression, `'[^']*'`, "''")

# Numbers, hashes and names that GitHub gives. Inputs are from people with write access.
is_safe(reference) if {
	regex.match(
		`^github\.event(?:_name|_path|\.inputs\.[a-z0-9_-]+|\.action|\.(?:[a-z0-9_]+\.)*(?:number|id|node_id|sha|draft|merged|state|conclusion|login|html_url)|\.before|\.after|\.repository\.[a-z0-9_.]+|\.pull_request\.base\.(?:ref|repo\.[a-z0-9_]+))$`,
		reference,
	)
}
