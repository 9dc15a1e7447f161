module github.com/open-policy-agent/conftest/regoparsers

go 1.26.8

require (
	github.com/BurntSushi/toml v1.6.0
	github.com/bufbuild/protocompile v0.6.0
	github.com/go-ini/ini v1.67.0
	github.com/google/go-jsonnet v0.22.0
	github.com/hashicorp/hcl v1.0.0
	github.com/hashicorp/hcl/v2 v2.23.0
	github.com/moby/buildkit v0.33.1
	github.com/open-policy-agent/conftest v0.71.1
	github.com/shteou/go-ignore v0.3.1
	github.com/spdx/tools-golang v0.5.7
	github.com/tmccombs/hcl2json v0.6.7
	github.com/zclconf/go-cty v1.16.2
	golang.org/x/net v0.58.0
	google.golang.org/protobuf v1.36.12
	olympos.io/encoding/edn v0.0.0-20201019073823-d3554ca0b0a3
)

require (
	github.com/CycloneDX/cyclonedx-go v0.12.0 // indirect
	github.com/KeisukeYamashita/go-vcl v0.4.0 // indirect
	github.com/agext/levenshtein v1.2.3 // indirect
	github.com/albertocavalcante/groovy-parser-go v0.0.0-20260218103838-adf14fa75938 // indirect
	github.com/anchore/go-struct-converter v0.1.0 // indirect
	github.com/apparentlymart/go-textseg/v15 v15.0.0 // indirect
	github.com/basgys/goxml2json v1.1.0 // indirect
	github.com/containerd/typeurl/v2 v2.3.0 // indirect
	github.com/docker/go-units v0.5.0 // indirect
	github.com/go-akka/configuration v0.0.0-20200606091224-a002c0330665 // indirect
	github.com/hmarr/codeowners v1.2.1 // indirect
	github.com/magiconair/properties v1.18.12 // indirect
	github.com/mitchellh/go-wordwrap v1.0.1 // indirect
	github.com/moby/docker-image-spec v1.3.1 // indirect
	github.com/opencontainers/go-digest v1.0.0 // indirect
	github.com/opencontainers/image-spec v1.1.1 // indirect
	github.com/pkg/errors v0.9.1 // indirect
	github.com/planetscale/vtprotobuf v0.6.1-0.20240319094008-0393e58bdf10 // indirect
	github.com/subosito/gotenv v1.6.0 // indirect
	github.com/tonistiigi/go-csvvalue v0.0.0-20240814133006-030d3b2625d0 // indirect
	github.com/tufanbarisyildirim/gonginx v0.0.0-20260220081509-8e17ce617db3 // indirect
	go.yaml.in/yaml/v2 v2.4.4 // indirect
	golang.org/x/crypto v0.56.0 // indirect
	golang.org/x/mod v0.41.0 // indirect
	golang.org/x/sync v0.23.0 // indirect
	golang.org/x/sys v0.48.0 // indirect
	golang.org/x/text v0.42.0 // indirect
	golang.org/x/tools v0.49.0 // indirect
	sigs.k8s.io/yaml v1.6.0 // indirect
)
