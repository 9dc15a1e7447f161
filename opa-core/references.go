package main

import (
	"encoding/json"
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// unsupplied is a reference to data, or an import of it, that no rule supplies. Base documents may.
type unsupplied struct {
	Reference string `json:"reference"`
	// Path has the keys of the reference up to the first that is not a string.
	Path []string `json:"path"`
	// InPackage is true where one of the packages would hold the rule.
	InPackage bool     `json:"inPackage"`
	Location  location `json:"location"`
}

// findUnsupplied lists the references of all modules by place, each once a line, without those that begin with one of
// allowed.
func findUnsupplied(modules map[string]*ast.Module, resolvedModules func() (map[string]*ast.Module, error), allowed []string) ([]unsupplied, error) {
	prefixes, err := dataReferences(allowed)
	if err != nil {
		return nil, err
	}
	resolved, err := resolvedModules()
	if err != nil {
		return nil, err
	}
	known := suppliedBy(modules)
	found := []unsupplied{}
	for _, file := range util.KeysSorted(modules) {
		add := func(term *ast.Term) {
			ref, ok := term.Value.(ast.Ref)
			if !ok || !ref.HasPrefix(ast.DefaultRootRef) || slices.ContainsFunc(prefixes, ref.HasPrefix) {
				return
			}
			one, isSupplied := known.look(ref)
			if isSupplied {
				return
			}
			one.Location = locationOf(term.Location)
			if !slices.ContainsFunc(found, func(other unsupplied) bool {
				return other.Reference == one.Reference && other.Location.File == one.Location.File &&
					other.Location.Row == one.Location.Row
			}) {
				found = append(found, one)
			}
		}
		for _, imported := range modules[file].Imports {
			add(imported.Path)
		}
		for _, rule := range resolved[file].Rules {
			walkReads(rule, add)
		}
	}
	slices.SortStableFunc(found, func(a, b unsupplied) int {
		if a.Location.File != b.Location.File {
			return 0
		}
		return a.Location.Row - b.Location.Row
	})
	return found, nil
}

type referencesRequest struct {
	References []string `json:"references"`
}

// runReferences gives the paths of references to data; null for one with a key that is not a string.
func runReferences(r *referencesRequest) ([]byte, error) {
	refs, err := dataReferences(r.References)
	if err != nil {
		return nil, err
	}
	paths := make([][]string, len(refs))
	for i, ref := range refs {
		if path, _ := documentPath(ref); len(path) == len(ref)-1 {
			paths[i] = path
		}
	}
	return json.Marshal(paths)
}

// dataReferences parses references to data such as data.inventory.
func dataReferences(texts []string) ([]ast.Ref, error) {
	out := make([]ast.Ref, 0, len(texts))
	for _, text := range texts {
		ref, err := ast.ParseRef(text)
		if err != nil || len(ref) < 2 || !ref.HasPrefix(ast.DefaultRootRef) || !ref.IsGround() {
			return nil, &coded{code: "reference_invalid", message: text}
		}
		out = append(out, ref)
	}
	return out, nil
}

// walkReads visits the references that a rule reads: what a with replaces is not read, nor is what only print and trace show.
func walkReads(node any, visit func(*ast.Term)) {
	var visitor *ast.GenericVisitor
	visitor = ast.NewGenericVisitor(func(x any) bool {
		switch x := x.(type) {
		case *ast.With:
			visitor.Walk(x.Value)
			return true
		case *ast.Expr:
			if x.IsCall() && (x.Operator().Equal(ast.Print.Ref()) || x.Operator().Equal(ast.Trace.Ref())) {
				return true
			}
		case *ast.Term:
			visit(x)
		}
		return false
	})
	visitor.Walk(node)
}

// supplied are the places in data that rules give: the paths of the packages, and of their rules.
type supplied struct{ packages, rules [][]string }

func suppliedBy(modules map[string]*ast.Module) supplied {
	var out supplied
	for _, module := range modules {
		path, _ := documentPath(module.Package.Path)
		out.packages = append(out.packages, path)
		for _, rule := range module.Rules {
			at, _ := documentPath(rule.Ref())
			out.rules = append(out.rules, at)
		}
	}
	return out
}

// look tells whether rules supply a reference, or a part of what it refers to.
func (s supplied) look(ref ast.Ref) (unsupplied, bool) {
	path, _ := documentPath(ref)
	begins := func(of []string) bool { return hasPrefix(of, path) }
	if len(path) == 0 || slices.ContainsFunc(s.packages, begins) ||
		slices.ContainsFunc(s.rules, func(rule []string) bool { return begins(rule) || hasPrefix(path, rule) }) {
		return unsupplied{}, true
	}
	in := slices.ContainsFunc(s.packages, func(of []string) bool { return hasPrefix(path, of) })
	return unsupplied{Reference: ref[:len(path)+1].String(), Path: path, InPackage: in}, false
}

func hasPrefix(path, prefix []string) bool {
	return len(path) >= len(prefix) && slices.Equal(path[:len(prefix)], prefix)
}
