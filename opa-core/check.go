package main

import (
	"encoding/json"
	"errors"

	"github.com/open-policy-agent/opa/v1/ast"
)

type checkRequest struct {
	sources
	Strict    bool `json:"strict"`
	MaxErrors int  `json:"maxErrors"` // 0: OPA's default of 10
}

// runCheck gives the errors, and as warnings what only strict mode refuses.
func runCheck(request []byte) ([]byte, error) {
	var r checkRequest
	if err := unmarshal(request, &r); err != nil {
		return nil, err
	}
	found, err := r.check(r.Strict)
	if err != nil {
		return nil, err
	}
	warnings := []diagnostic{}
	if len(found) == 0 && !r.Strict {
		if warnings, err = r.check(true); err != nil {
			return nil, err
		}
	}
	return json.Marshal(map[string]any{"diagnostics": found, "warnings": warnings})
}

func (r *checkRequest) check(strict bool) ([]diagnostic, error) {
	caps := r.capabilities()
	modules, err := r.parse(caps)
	var list ast.Errors
	if errors.As(err, &list) {
		return diagnostics(list), nil
	}
	if err != nil {
		return nil, err
	}
	schemas, err := r.schemaSet()
	if err != nil {
		return nil, err
	}
	c := ast.NewCompiler().
		WithCapabilities(caps).
		WithSchemas(schemas).
		WithEnablePrintStatements(true).
		WithStrict(strict).
		WithUseTypeCheckAnnotations(true)
	if r.MaxErrors > 0 {
		c = c.SetErrorLimit(r.MaxErrors)
	}
	if c.Compile(modules); c.Failed() {
		return diagnostics(c.Errors), nil
	}
	data, err := r.mergeData()
	if err != nil {
		return nil, err
	}
	if err := conflicts(modules, data); err != nil {
		return diagnostics(err), nil
	}
	return []diagnostic{}, nil
}
