package main

import (
	"errors"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/open-policy-agent/opa/v1/topdown"
)

// The module has no network. A built-in that needs one is answered by the host, as the host's own are; without an
// answer it ends the evaluation, because its failure must not pass for one that the policy could take as undefined.
// Mocks in tests replace it before it is called.
func init() {
	for _, b := range []*ast.Builtin{ast.HTTPSend, ast.NetLookupIPAddr} {
		topdown.RegisterBuiltinFunc(b.Name, func(_ topdown.BuiltinContext, operands []*ast.Term, iter func(*ast.Term) error) error {
			// The evaluator may append the term that takes the result.
			answer, err := callHost(b.Name, operands[:min(len(operands), b.Decl.Arity())])
			var halt *rego.HaltError
			switch {
			case errors.As(err, &halt):
				return topdown.Halt{Err: halt}
			case err != nil:
				return err
			case answer == nil:
				return nil
			}
			if array, ok := answer.Value.(*ast.Array); ok && b.Name == ast.NetLookupIPAddr.Name {
				// JSON has no sets.
				answer = ast.SetTerm()
				array.Foreach(func(address *ast.Term) { answer.Value.(ast.Set).Add(address) })
			}
			return iter(answer)
		})
	}
}
