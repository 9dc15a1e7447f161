package main

import (
	"encoding/json"
	"errors"
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

type checkRequest struct {
	sources
	Strict    bool `json:"strict"`
	MaxErrors int  `json:"maxErrors"` // 0: OPA's default of 10
	// Gate asks also for what the gate evaluates of them, and does not read.
	Gate *gateRequest `json:"gate"`
}

type checkAnswer struct {
	Diagnostics []diagnostic `json:"diagnostics"`
	Warnings    []diagnostic `json:"warnings"`
	Outline     *outline     `json:"outline,omitempty"` // absent when the files cannot be parsed
	Gate        *gateAnswer  `json:"gate,omitempty"`    // absent when there are errors
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
	checked, found, err := r.check(modules, caps, r.Strict)
	if err != nil {
		return nil, err
	}
	answer.Diagnostics = found
	if len(found) == 0 && !r.Strict {
		if _, answer.Warnings, err = r.check(modules, caps, true); err != nil {
			return nil, err
		}
	}
	if len(found) == 0 && r.Gate != nil {
		if answer.Gate, err = r.judged(modules, caps, checked.TypeEnv); err != nil {
			return nil, err
		}
	}
	return json.Marshal(answer)
}

func (r *checkRequest) check(modules map[string]*ast.Module, caps *ast.Capabilities, strict bool) (*ast.Compiler, []diagnostic, error) {
	schemas, err := r.schemaSet(modules)
	if err != nil {
		return nil, nil, err
	}
	c := typeChecker(caps, schemas).WithStrict(strict)
	if r.MaxErrors > 0 {
		c = c.SetErrorLimit(r.MaxErrors)
	}
	if c.Compile(modules); c.Failed() {
		return c, diagnostics(c.Errors), nil
	}
	return c, []diagnostic{}, nil
}

// judged is what the gate evaluates of the policies, with the forms of the rules that it reads, and what it does not read.
func (r *checkRequest) judged(modules map[string]*ast.Module, caps *ast.Capabilities, env *ast.TypeEnv) (*gateAnswer, error) {
	plan, err := (&compileRequest{sources: r.sources, Gate: r.Gate}).planGate(modules, caps)
	if err != nil {
		return nil, err
	}
	for _, j := range plan.Judging {
		j.findForms(modules, env)
	}
	return &plan.gateAnswer, nil
}

func typeChecker(caps *ast.Capabilities, schemas *ast.SchemaSet) *ast.Compiler {
	return ast.NewCompiler().
		WithCapabilities(caps).
		WithSchemas(schemas).
		WithEnablePrintStatements(true).
		WithUseTypeCheckAnnotations(true)
}

// checkTypes checks the modules against the schemas, if there are any.
func (s *sources) checkTypes(modules map[string]*ast.Module, caps *ast.Capabilities) error {
	schemas, err := s.schemaSet(modules)
	if err != nil || schemas == nil && !slices.ContainsFunc(modulesOf(modules), namesInputSchema) {
		return err
	}
	if c := typeChecker(caps, schemas); !compiles(c, modules) {
		return c.Errors
	}
	return nil
}

// missingSchemas are the schemas that METADATA names and that are not given.
func (s *sources) missingSchemas(modules map[string]*ast.Module) ([]string, error) {
	set, err := s.schemaSet(modules)
	if err != nil {
		return nil, err
	}
	missing := []string{}
	for _, file := range util.KeysSorted(modules) {
		for _, a := range modules[file].Annotations {
			for _, named := range a.Schemas {
				name := named.Schema.String()
				if named.Definition == nil && (set == nil || set.Get(named.Schema) == nil) && !slices.Contains(missing, name) {
					missing = append(missing, name)
				}
			}
		}
	}
	return missing, nil
}

func compiles(c *ast.Compiler, modules map[string]*ast.Module) bool {
	c.Compile(modules)
	return !c.Failed()
}
