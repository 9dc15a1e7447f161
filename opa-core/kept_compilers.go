package main

import (
	"bytes"
	"encoding/json"
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
)

// What an instance keeps of policies that it compiled for filters and for passes of an evaluation: so many sets, with so many bytes of text
// together.
const (
	maxKept      = 4
	maxKeptBytes = 4 << 20
)

// keptCompiler is a compiler and all that its policies were compiled of.
type keptCompiler struct {
	files    []sourceFile
	version  string
	builtins []byte // JSON, of these and all else
	compiler *ast.Compiler
	outline  outline
}

// kept has the set that was used last at its end.
var kept []*keptCompiler

// compiled compiles the policies as OPA's server has them, or takes them as an earlier request of this instance compiled them. The
// evaluation of a query changes nothing in a compiler; OPA's server shares one, too. Sets are compared by all of their content.
func (s *sources) compiled() (*ast.Compiler, error) {
	wanted, err := s.wantedCompiler("filters")
	if err != nil {
		return nil, err
	}
	if found := wanted.find(); found != nil {
		return found.compiler, nil
	}
	modules, caps, err := s.parse()
	if err != nil {
		return nil, err
	}
	compiler := ast.NewCompiler().WithDefaultRegoVersion(s.version()).WithCapabilities(caps).WithEnablePrintStatements(true)
	if !compiles(compiler, modules) {
		return nil, compiler.Errors
	}
	wanted.compiler = compiler
	wanted.keep()
	return compiler, nil
}

// wantedCompiler is one without the compiler. What else the policies are compiled of is written as JSON.
func (s *sources) wantedCompiler(more ...any) (*keptCompiler, error) {
	builtins, err := json.Marshal([]any{s.Builtins, s.Allowed, more})
	return &keptCompiler{files: s.Files, version: s.RegoVersion, builtins: builtins}, err
}

// find is nil without an equal one.
func (k *keptCompiler) find() *keptCompiler {
	at := slices.IndexFunc(kept, k.isEqual)
	if at < 0 {
		return nil
	}
	found := kept[at]
	kept = append(slices.Delete(kept, at, at+1), found)
	return found
}

func (k *keptCompiler) keep() {
	kept = append(kept, k)
	for len(kept) > maxKept || bytesOf(kept) > maxKeptBytes {
		kept = slices.Delete(kept, 0, 1)
	}
}

func (k *keptCompiler) isEqual(other *keptCompiler) bool {
	return k.version == other.version && bytes.Equal(k.builtins, other.builtins) && slices.Equal(k.files, other.files)
}

func bytesOf(all []*keptCompiler) int {
	n := 0
	for _, k := range all {
		for _, f := range k.files {
			n += len(f.Text)
		}
	}
	return n
}
