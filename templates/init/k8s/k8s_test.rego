package gate.k8s_test

import data.gate.k8s

container := {
	"name": "app",
	"image": "ghcr.io/acme/app@sha256:5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
	"securityContext": {"runAsNonRoot": true},
}

deployment(change) := {
	"kind": "Deployment",
	"spec": {"template": {"spec": {"containers": [object.union(container, change)]}}},
}

broken(document) := {finding.id | some finding in k8s.deny with input as document}

test_passes if {
	broken(deployment({})) == set()
	broken({"kind": "Pod", "spec": {"securityContext": {"runAsNonRoot": true}, "containers": [object.remove(container, ["securityContext"])]}}) == set()
	broken({"kind": "CronJob", "spec": {"jobTemplate": {"spec": {"template": {"spec": {"containers": [container]}}}}}}) == set()
}

test_refuses_containers if {
	broken(deployment({"image": "ghcr.io/acme/app:1.0"})) == {"k8s.image"}
	broken(deployment({"securityContext": {"runAsNonRoot": false}})) == {"k8s.root"}
	broken(deployment({"securityContext": {"privileged": true}})) == {"k8s.privileged"}
}

test_refuses_other_inputs if {
	every document in [{}, {"kind": "List"}, {"kind": "Deployment", "spec": {}}] {
		broken(document) == {"k8s.unsupported"}
	}
}

test_accepts_objects_without_pods if {
	every kind in ["ConfigMap", "Service"] {
		broken({"kind": kind}) == set()
	}
}
