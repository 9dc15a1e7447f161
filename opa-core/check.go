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

type checkAnswer struct {
	Diagnostics []diagnostic `json:"diagnostics"`
	Warnings    []diagnostic `json:"warnings"`
	Outline     *outline     `json:"outline,omitempty"` // absent when the files cannot be parsed
}

// runCheck gives the errors, and as warnings what only strict mode refuses.
func runCheck(r *checkRequest) ([]byte, error) {
	answer := checkAnswer{Warnings: []diagnostic{}}
	modules, caps, err := r.parse()
	var list ast.Errors
	if errors.As(err, &list) {
		answer.Diagnostics = diagnostics(list)
		return json.Marshal(answer)
	}
	if err != nil {
		return nil, err
	}
	about, err := outlineOf(modules)
	if err != nil {
		return nil, err
	}
	answer.Outline = &about
	if answer.Diagnostics, err = r.check(modules, caps, r.Strict); err != nil {
		return nil, err
	}
	if len(answer.Diagnostics) == 0 && !r.Strict {
		if answer.Warnings, err = r.check(modules, caps, true); err != nil {
			return nil, err
		}
	}
	return json.Marshal(answer)
}

func (r *checkRequest) check(modules map[string]*ast.Module, caps *ast.Capabilities, strict bool) ([]diagnostic, error) {
	schemas, err := r.schemaSet(modules)
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
	return []diagnostic{}, nil
}
