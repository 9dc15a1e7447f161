package main

import (
	"encoding/json"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/bundle"
)

type regoVersionsRequest struct {
	// Manifest has at least the versions of a bundle's manifest.
	Manifest struct {
		RegoVersion      *int           `json:"rego_version"`
		FileRegoVersions map[string]int `json:"file_rego_versions"`
	} `json:"manifest"`
	Paths []string `json:"paths"` // in the bundle: /a/b.rego
}

// runRegoVersions tells the version of each file of a bundle; "" where the manifest says nothing of it.
func runRegoVersions(r *regoVersionsRequest) ([]byte, error) {
	manifest := bundle.Manifest{RegoVersion: r.Manifest.RegoVersion, FileRegoVersions: r.Manifest.FileRegoVersions}
	versions := make([]string, len(r.Paths))
	for i, path := range r.Paths {
		version, err := manifest.RegoVersionForFile(path)
		if err != nil {
			return nil, &coded{code: "bundle_invalid", message: err.Error()}
		}
		switch version {
		case ast.RegoUndefined:
		case ast.RegoV0:
			versions[i] = "v0"
		case ast.RegoV1:
			versions[i] = "v1"
		default:
			return nil, &coded{code: "bundle_invalid", message: "Rego of version " + version.String() + " is not supported: " + path}
		}
	}
	return json.Marshal(versions)
}
