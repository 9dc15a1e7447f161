package main

import (
	"bytes"
	"encoding/json"
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
)

// What an instance keeps of policies that it compiled for filters: so many sets, with so many bytes of text together.
const (
	maxKept      = 4
	maxKeptBytes = 2 << 20
)

// keptCompiler is a compiler and all that its policies were compiled of.
type keptCompiler struct {
	files    []sourceFile
	version  string
	builtins []byte // JSON
	compiler *ast.Compiler
}

// kept has the set that was used last at its end.
var kept []*keptCompiler

// compiled compiles the policies as OPA's server has them, or takes them as an earlier request of this instance compiled them. The
// evaluation of a query changes nothing in a compiler; OPA's server shares one, too. Sets are compared by all of their content.
func (s *sources) compiled() (*ast.Compiler, error) {
	wanted := &keptCompiler{files: s.Files, version: s.RegoVersion}
	var err error
	if wanted.builtins, err = json.Marshal([]any{s.Builtins, s.Allowed}); err != nil {
		return nil, err
	}
	if at := slices.IndexFunc(kept, wanted.isEqual); at >= 0 {
		found := kept[at]
		kept = append(slices.Delete(kept, at, at+1), found)
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
	kept = append(kept, wanted)
	for len(kept) > maxKept || bytesOf(kept) > maxKeptBytes {
		kept = slices.Delete(kept, 0, 1)
	}
	return compiler, nil
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
