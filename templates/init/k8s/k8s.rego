# METADATA
# title: The workload runs without rights that it does not need
# description: Workloads with a pod template, and pods.
# related_resources:
#   - ref: https://kubernetes.io/docs/concepts/security/pod-security-standards/
#     description: Kubernetes, pod security standards
# custom:
#   severity: high
package gate.k8s

# METADATA
# title: An object in which no containers were found, and that is not known to have none
# custom:
#   id: k8s.unsupported
deny contains {"id": "k8s.unsupported", "msg": "the input is neither a pod nor a workload with containers"} if {
	count(containers) == 0
	not object.get(input, "kind", "") in without_pods
}

without_pods := {
	"ClusterRole", "ClusterRoleBinding", "ConfigMap", "HorizontalPodAutoscaler", "Ingress", "Namespace", "NetworkPolicy",
	"PersistentVolumeClaim", "PodDisruptionBudget", "Role", "RoleBinding", "Secret", "Service", "ServiceAccount",
}

# METADATA
# title: An image that is not pinned by its digest
# custom:
#   id: k8s.image
deny contains {"id": "k8s.image", "msg": sprintf("%v is not pinned by a digest", [image]), "path": path} if {
	some path, container in containers
	image := object.get(container, "image", "an image without a name")
	not contains(image, "@sha256:")
}

# METADATA
# title: A container that may run as root
# custom:
#   id: k8s.root
deny contains {"id": "k8s.root", "msg": "runAsNonRoot is not true", "path": path} if {
	some path, container in containers
	not runs_as_user(container)
}

# METADATA
# title: A privileged container
# custom:
#   id: k8s.privileged
deny contains {"id": "k8s.privileged", "msg": "the container is privileged", "path": path} if {
	some path, container in containers
	container.securityContext.privileged
}

pod_path := ["spec"] if {
	input.kind == "Pod"
} else := ["spec", "jobTemplate", "spec", "template", "spec"] if {
	input.kind == "CronJob"
} else := ["spec", "template", "spec"]

pod := object.get(input, pod_path, {})

containers[array.concat(pod_path, [key, i])] := container if {
	some key in ["containers", "initContainers"]
	some i, container in pod[key]
}

runs_as_user(container) if container.securityContext.runAsNonRoot == true

runs_as_user(container) if {
	pod.securityContext.runAsNonRoot == true
	object.get(container, ["securityContext", "runAsNonRoot"], true) == true
}
