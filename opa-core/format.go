package main

import (
	"encoding/json"
	"errors"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/format"
)

type formatRequest struct {
	sources
	// TargetVersion is the version the result is written for: "v0", "v1", or "v0v1" for text that both read.
	// Default: the version it is read as.
	TargetVersion string `json:"targetVersion"`
	// DropV0Imports leaves out imports that v1 does not need.
	DropV0Imports bool `json:"dropV0Imports"`
}

type formatted struct {
	Path    string `json:"path"`
	Text    string `json:"text"`
	Changed bool   `json:"changed"`
}

// runFormat formats every file. The errors of all files are reported together.
func runFormat(r *formatRequest) ([]byte, error) {
	caps := r.capabilities()
	parser := r.parserOptions(caps)
	options := format.Opts{
		RegoVersion:                   r.version(),
		ParserOptions:                 &parser,
		DropRedundantDirectiveImports: r.DropV0Imports,
		Capabilities:                  caps,
	}
	switch r.TargetVersion {
	case "v0":
		options.RegoVersion = ast.RegoV0
	case "v1":
		options.RegoVersion = ast.RegoV1
	case "v0v1":
		options.RegoVersion = ast.RegoV0CompatV1
	}
	out := []formatted{}
	var errs ast.Errors
	for _, f := range r.Files {
		text, err := format.SourceWithOpts(f.Path, []byte(f.Text), options)
		if err != nil {
			var list ast.Errors
			if !errors.As(err, &list) {
				return nil, err
			}
			errs = append(errs, list...)
			continue
		}
		out = append(out, formatted{Path: f.Path, Text: string(text), Changed: string(text) != f.Text})
	}
	if len(errs) > 0 {
		return nil, errs
	}
	return json.Marshal(out)
}
