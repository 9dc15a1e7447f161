package main

import (
	"errors"
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/internal/future"
	"github.com/open-policy-agent/opa/v1/ast"
)

var errResolved = errors.New("resolved")

// unsupplied lists the references of the query to data that no rule supplies, but for those that a partial evaluation leaves unknown. The
// query has compiled.
func (e *evaluation) unsupplied() ([]unsupplied, error) {
	caps := e.capabilities()
	if e.resolver == nil {
		var err error
		if e.resolver, err = resolver(e.modules, caps); err != nil {
			return nil, err
		}
	}
	context := ast.NewQueryContext()
	if len(e.Imports) > 0 {
		imports, err := ast.ParseImports("import " + strings.Join(e.Imports, "\nimport "))
		if err != nil {
			return nil, err
		}
		context = context.WithImports(imports)
	}
	if e.Package != "" {
		pkg, err := ast.ParsePackage("package " + e.Package)
		if err != nil {
			return nil, err
		}
		context = context.WithPackage(pkg)
	}
	options, err := future.ParserOptionsFromFutureImports(context.Imports)
	if err != nil {
		return nil, err
	}
	options.RegoVersion, options.Capabilities, options.SkipRules = e.version(), caps, true
	body, err := ast.ParseBodyWithOpts(e.Query, future.ParserOptionsWithRegoVersionImports(context.Imports, options))
	if err != nil {
		return nil, err
	}
	unknowns, err := e.unknowns()
	if err != nil {
		return nil, err
	}
	isUnknown := func(one placedRef) bool {
		known := knownPart(one.ref)
		return slices.ContainsFunc(unknowns, func(unknown ast.Ref) bool { return known.HasPrefix(unknown) || unknown.HasPrefix(known) })
	}
	found := []unsupplied{}
	list := func(_ ast.QueryCompiler, resolved ast.Body) (ast.Body, error) {
		found = append(found, suppliedBy(e.resolver.Modules).lacks(slices.DeleteFunc(namedRefs(resolved), isUnknown))...)
		return nil, errResolved
	}
	stage := ast.QueryCompilerStageDefinition{Name: "ListReferences", MetricName: "list_references", Stage: list}
	_, err = e.resolver.QueryCompiler().WithContext(context).WithStageAfterID(ast.StageResolveRefs, stage).Compile(body)
	if !errors.Is(err, errResolved) {
		return nil, err
	}
	return found, nil
}

// unknowns are the references that a partial evaluation leaves unknown.
func (e *evaluation) unknowns() ([]ast.Ref, error) {
	if !e.Partial {
		return nil, nil
	}
	out := make([]ast.Ref, len(e.Unknowns))
	for i, text := range e.Unknowns {
		var err error
		if out[i], err = ast.ParseRef(text); err != nil {
			return nil, err
		}
	}
	return out, nil
}
