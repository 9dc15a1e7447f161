package main

import (
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// errNotOptimisable is the error of entrypoints on which OPA's optimiser fails, and its compiler without it does not.
var errNotOptimisable = &coded{code: "optimize_skipped", message: "OPA's optimizer cannot compile these entrypoints"}

// recoverOptimiser makes an error of a panic: OPA 1.22 panics when it optimises a constant entrypoint.
func recoverOptimiser(level int, err *error) {
	if level == 0 {
		return
	}
	if recover() != nil {
		*err = errNotOptimisable
	}
}

// isNeverDefined tells whether the optimiser dropped an entrypoint, because partial evaluation finds it never defined. OPA
// has no type for this error.
func isNeverDefined(err error) bool {
	return err != nil && strings.HasPrefix(err.Error(), "undefined entrypoint ")
}

// packagePaths lists the packages; one whose path no manifest can name is left out.
func packagePaths(list []*packageInfo) []string {
	paths := []string{}
	for _, p := range list {
		if path, err := entrypointName(p.ref); err == nil {
			paths = append(paths, path)
		}
	}
	return paths
}

// checkOptimisable refuses policies that the optimiser would get wrong. Those that do not compile are left to the build.
func checkOptimisable(modules map[string]*ast.Module, caps *ast.Capabilities, list []*packageInfo, level int) error {
	copies := map[string]*ast.Module{}
	for path, module := range modules {
		copies[path] = module.Copy()
	}
	compiler := ast.NewCompiler().WithCapabilities(caps).WithEnablePrintStatements(true)
	if compiler.Compile(copies); compiler.Failed() {
		return nil
	}
	for _, path := range util.KeysSorted(compiler.Modules) {
		for _, rule := range compiler.Modules[path].Rules {
			if err := checkDataIsKnown(rule, list); err != nil {
				return err
			}
			if level > 1 && bindsByPattern(compiler, rule) {
				message := rule.Path().String() + " binds variables with a pattern, whose comparisons level 2 can lose"
				return &coded{code: "optimize_skipped", message: message}
			}
		}
	}
	return nil
}

// checkDataIsKnown refuses a rule that reads data which the optimiser takes as known, although it comes with the evaluation:
// below a package, such as data.gate.limit beside the rules of package gate, or data.gate as a whole; and by a key that is
// no string, such as data.lib[1] beside a package data.lib.f, which is the member "1" of data.lib.
func checkDataIsKnown(rule *ast.Rule, list []*packageInfo) error {
	var found error
	ast.WalkRefs(rule, func(ref ast.Ref) bool {
		prefix := ref.ConstantPrefix()
		if found == nil && (isBelowPackage(prefix, list) || isDataByNumber(prefix)) && !isRule(prefix, list) {
			message := prefix.String() + " may be data that comes with the evaluation"
			found = &coded{code: "optimize_skipped", message: message}
		}
		return false
	})
	return found
}

// bindsByPattern tells whether a rule binds a variable within an array or object: w in [p, w] := x and walk(x, [p, w]). Of
// two comparisons with such a variable, OPA 1.22 can lose one at level 2.
func bindsByPattern(compiler *ast.Compiler, rule *ast.Rule) bool {
	for ; rule != nil; rule = rule.Else {
		safe := ast.ReservedVars.Copy()
		for _, arg := range rule.Head.Args {
			if _, isVar := arg.Value.(ast.Var); !isVar && !arg.IsGround() {
				return true
			}
			safe.Update(arg.Vars())
		}
		if bodyBindsByPattern(compiler, rule.Body, safe) {
			return true
		}
	}
	return false
}

func bodyBindsByPattern(compiler *ast.Compiler, body ast.Body, safe ast.VarSet) bool {
	bound := safe.Copy()
	for _, expr := range body {
		binds := ast.OutputVarsFromExpr(compiler, expr, bound)
		for _, operand := range expr.Operands() {
			switch operand.Value.(type) {
			case *ast.Array, ast.Object:
				if len(operand.Vars().Intersect(binds)) > 0 {
					return true
				}
			}
		}
		bound.Update(binds)
	}
	ast.WalkClosures(body, func(closure any) bool {
		if every, ok := closure.(*ast.Every); ok {
			bound.Update(every.KeyValueVars())
		}
		return false
	})
	found := false
	for _, expr := range body {
		ast.WalkBodies(expr, func(nested ast.Body) bool {
			found = found || bodyBindsByPattern(compiler, nested, bound)
			return true
		})
	}
	return found
}

func isDataByNumber(prefix ast.Ref) bool {
	return prefix.HasPrefix(ast.DefaultRootRef) && slices.ContainsFunc(prefix[1:], func(key *ast.Term) bool {
		_, isString := key.Value.(ast.String)
		return !isString
	})
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
