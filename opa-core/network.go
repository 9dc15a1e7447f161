package main

import (
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/topdown"
)

// usesNetwork are the built-ins of OPA that need a network.
var usesNetwork = map[string]bool{ast.HTTPSend.Name: true, ast.NetLookupIPAddr.Name: true}

// The module has no network. A built-in that needs one is answered as the host's own are; without an answer it ends
// the evaluation, because its failure must not pass for one that the policy could take as undefined. Mocks in tests
// replace it before it is called.
func init() {
	for _, b := range []*ast.Builtin{ast.HTTPSend, ast.NetLookupIPAddr} {
		topdown.RegisterBuiltinFunc(b.Name, func(bctx topdown.BuiltinContext, operands []*ast.Term, iter func(*ast.Term) error) error {
			answer, err := callHost(b, operands)
			return finish(b, bctx, answer, err, iter)
		})
	}
}
