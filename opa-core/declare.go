package main

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"github.com/open-policy-agent/opa/internal/compiler/wasm"
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/open-policy-agent/opa/v1/tester"
	"github.com/open-policy-agent/opa/v1/topdown"
	"github.com/open-policy-agent/opa/v1/util"
)

// capabilities are those of this version of OPA with the host's built-ins. A host's declaration replaces OPA's.
func (s *sources) capabilities() *ast.Capabilities {
	caps := ast.CapabilitiesForThisVersion(ast.CapabilitiesRegoVersion(s.version()))
	own := map[string]*ast.Builtin{}
	if s.asked == nil {
		s.asked = maps.Clone(usesNetwork)
		for _, b := range s.Builtins {
			s.asked[b.Name] = b.Nondeterministic
		}
	}
	for _, b := range s.Builtins {
		b.Nondeterministic = true
		own[b.Name] = b
	}
	for i, b := range caps.Builtins {
		if replacement, ok := own[b.Name]; ok {
			caps.Builtins[i] = replacement
			delete(own, b.Name)
		}
	}
	for _, name := range util.KeysSorted(own) {
		caps.Builtins = append(caps.Builtins, own[name])
	}
	if s.Allowed != nil {
		allowed := map[string]bool{}
		for _, name := range *s.Allowed {
			allowed[name] = true
		}
		caps.Builtins = slices.DeleteFunc(caps.Builtins, func(b *ast.Builtin) bool { return !allowed[b.Name] })
	}
	caps.AllowNet = []string{}
	return caps
}

// declare makes the host's built-ins known to OPA's partial evaluator, which looks them up in global tables and
// evaluates calls with constant arguments of all built-ins but nondeterministic ones. undeclare takes them back.
func (s *sources) declare() (undeclare func()) {
	before := map[string]*ast.Builtin{}
	for _, b := range s.Builtins {
		before[b.Name] = ast.BuiltinMap[b.Name]
		ast.BuiltinMap[b.Name] = b
		if topdown.GetBuiltin(b.Name) == nil {
			topdown.RegisterBuiltinFunc(b.Name, neverEvaluated(b.Name))
		}
	}
	return func() {
		for name, b := range before {
			if b == nil {
				delete(ast.BuiltinMap, name)
			} else {
				ast.BuiltinMap[name] = b
			}
		}
	}
}

func neverEvaluated(name string) topdown.BuiltinFunc {
	return func(topdown.BuiltinContext, []*ast.Term, func(*ast.Term) error) error {
		return topdown.Halt{Err: errors.New(name + " was evaluated while compiling")}
	}
}

// functions are the host's built-ins for the evaluator and the tester, answered by the host.
func (s *sources) functions() []*tester.Builtin {
	out := make([]*tester.Builtin, 0, len(s.Builtins))
	for _, b := range s.Builtins {
		function := &rego.Function{Name: b.Name, Description: b.Description, Decl: b.Decl, Memoize: true, Nondeterministic: true}
		out = append(out, &tester.Builtin{Decl: b, Func: rego.FunctionDyn(function, func(_ rego.BuiltinContext, operands []*ast.Term) (*ast.Term, error) {
			return callHost(b, operands)
		})})
	}
	return out
}

// runCapabilities lists OPA's standard built-ins and which of them the Wasm target leaves to its host.
func runCapabilities([]byte) ([]byte, error) {
	caps := ast.CapabilitiesForThisVersion()
	host, native := []string{}, []string{}
	for _, b := range caps.Builtins {
		switch {
		case topdown.GetBuiltin(b.Name) == nil || notForHost[b.Name]:
		case wasm.AsksHost(b.Name):
			native = append(native, b.Name)
		case !wasm.IsWasmEnabled(b.Name):
			host = append(host, b.Name)
		}
	}
	return json.Marshal(map[string]any{"capabilities": caps, "host": host, "native": native})
}

// notForHost are the built-ins that a compiled policy never calls by this name, that only the tester calls, or
// that say something to the host instead of asking it.
var notForHost = map[string]bool{
	ast.Print.Name: true, ast.InternalPrint.Name: true, ast.InternalTestCase.Name: true,
	ast.RegoMetadataChain.Name: true, ast.RegoMetadataRule.Name: true,
}
