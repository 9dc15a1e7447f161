package main

import (
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// packagePaths lists the packages; one whose path no manifest can name is left out.
func packagePaths(list []*packageInfo) []string {
	paths := []string{}
	for _, p := range list {
		if path, err := slashPath(p.ref); err == nil {
			paths = append(paths, path)
		}
	}
	return paths
}

// checkDataIsKnown refuses policies that the optimiser would get wrong. It takes what is below a package as known, base
// documents too, although they come with the evaluation: data.gate.limit beside the rules of package gate, or data.gate
// as a whole. Policies that do not compile are left to the build.
func checkDataIsKnown(modules map[string]*ast.Module, caps *ast.Capabilities, list []*packageInfo) error {
	copies := map[string]*ast.Module{}
	for path, module := range modules {
		copies[path] = module.Copy()
	}
	compiler := ast.NewCompiler().WithCapabilities(caps).WithEnablePrintStatements(true)
	if compiler.Compile(copies); compiler.Failed() {
		return nil
	}
	var found error
	for _, path := range util.KeysSorted(compiler.Modules) {
		for _, rule := range compiler.Modules[path].Rules {
			ast.WalkRefs(rule, func(ref ast.Ref) bool {
				prefix := ref.ConstantPrefix()
				if found == nil && isBelowPackage(prefix, list) && !isRule(prefix, list) {
					message := prefix.String() + " may be data that comes with the evaluation"
					found = &coded{code: "optimize_unsafe", message: message}
				}
				return false
			})
		}
	}
	return found
}

func isBelowPackage(prefix ast.Ref, list []*packageInfo) bool {
	for _, p := range list {
		if prefix.HasPrefix(p.ref) {
			return true
		}
	}
	return false
}

func isRule(prefix ast.Ref, list []*packageInfo) bool {
	for _, p := range list {
		for _, rule := range p.Rules {
			if prefix.HasPrefix(rule.ref.ConstantPrefix()) {
				return true
			}
		}
	}
	return false
}
