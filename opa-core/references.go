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
		var refs []placedRef
		for _, imported := range modules[file].Imports {
			if ref, ok := imported.Path.Value.(ast.Ref); ok {
				refs = append(refs, placedRef{ref, imported.Path.Location})
			}
		}
		for _, rule := range resolved[file].Rules {
			refs = append(refs, namedRefs(rule)...)
		}
		refs = slices.DeleteFunc(refs, func(one placedRef) bool { return slices.ContainsFunc(prefixes, one.ref.HasPrefix) })
		found = append(found, known.lacks(refs)...)
	}
	return found, nil
}

// lacks lists the references to data that nothing supplies by their rows, each once a row.
func (s supplied) lacks(refs []placedRef) []unsupplied {
	var found []unsupplied
	for _, one := range refs {
		lacked, isSupplied := s.look(one.ref)
		if !one.ref.HasPrefix(ast.DefaultRootRef) || isSupplied {
			continue
		}
		lacked.Location = locationOf(one.location)
		if !slices.ContainsFunc(found, func(other unsupplied) bool {
			return other.Reference == lacked.Reference && other.Location.Row == lacked.Location.Row
		}) {
			found = append(found, lacked)
		}
	}
	slices.SortStableFunc(found, func(a, b unsupplied) int { return a.Location.Row - b.Location.Row })
	return found
}

// placedRef is a reference and where it stands.
type placedRef struct {
	ref      ast.Ref
	location *ast.Location
}

// namedRefs are the references within a rule or a query that is resolved, written out where they begin with a variable that has one as its
// value: data.gate.deny, of x.deny with x := data.gate. What a with supplies is not among them.
func namedRefs(node any) []placedRef {
	var out []placedRef
	values := valuesOfVars(node)
	walkReads(node, isShown, func(t *ast.Term, replaced []ast.Ref) {
		ref, ok := t.Value.(ast.Ref)
		if !ok {
			return
		}
		ref = writtenOut(ref, values)
		if !slices.ContainsFunc(replaced, func(other ast.Ref) bool { return ref.HasPrefix(other) || other.HasPrefix(ref) }) {
			out = append(out, placedRef{ref, t.Location})
		}
	})
	return out
}

// valuesOfVars are the references and texts that variables have as their values, of those that one expression alone gives a value, and that
// occur in its scope only: elsewhere another variable may have the name.
func valuesOfVars(node any) map[ast.Var]ast.Value {
	values := map[ast.Var]ast.Value{}
	all := countVars(node)
	give := func(v ast.Var, value ast.Value) {
		if _, twice := values[v]; twice {
			value = ast.NullValue
		}
		values[v] = value
	}
	giveAll := func(terms ...*ast.Term) {
		for _, term := range terms {
			if term != nil {
				for v := range term.Vars() {
					give(v, ast.NullValue)
				}
			}
		}
	}
	var walk func(scope ...any)
	walk = func(scope ...any) {
		own := countVars(scope...)
		for _, part := range scope {
			ast.NewGenericVisitor(func(x any) bool {
				switch x := x.(type) {
				case *ast.Rule:
					walk(x.Head, x.Body)
					if x.Else != nil {
						walk(x.Else)
					}
					return true
				case *ast.ArrayComprehension:
					walk(x.Term, x.Body)
					return true
				case *ast.SetComprehension:
					walk(x.Term, x.Body)
					return true
				case *ast.ObjectComprehension:
					walk(x.Key, x.Value, x.Body)
					return true
				case *ast.Not:
					walk(x.Body)
					return true
				case *ast.Every:
					giveAll(x.Key, x.Value)
					walk(x.Domain, x.Body)
					return true
				case *ast.Head:
					giveAll(x.Args...)
				case *ast.SomeDecl:
					giveAll(x.Symbols...)
				case *ast.Expr:
					for v := range givenBy(x) {
						if x.Operand(0).Equal(ast.NewTerm(v)) && len(x.With) == 0 && own[v] == all[v] {
							give(v, x.Operand(1).Value)
						} else {
							give(v, ast.NullValue)
						}
					}
				}
				return false
			}).Walk(part)
		}
	}
	walk(node)
	return values
}

// countVars tells how often each variable occurs.
func countVars(nodes ...any) map[ast.Var]int {
	counts := map[ast.Var]int{}
	visitor := ast.NewGenericVisitor(func(x any) bool {
		switch x := x.(type) {
		case *ast.Head: // The visitor leaves out the keys of its reference.
			for _, key := range x.Ref()[1:] {
				for v := range key.Vars() {
					counts[v]++
				}
			}
		case ast.Var:
			counts[x]++
		}
		return false
	})
	for _, node := range nodes {
		visitor.Walk(node)
	}
	return counts
}

// writtenOut is a reference with the values of its variables.
func writtenOut(ref ast.Ref, values map[ast.Var]ast.Value) ast.Ref {
	for range len(values) {
		head, _ := ref[0].Value.(ast.Var)
		switch value := values[head].(type) {
		case ast.Ref:
			ref = value.Concat(ref[1:])
			continue
		case ast.Var:
			ref = append(ast.Ref{ast.NewTerm(value)}, ref[1:]...)
			continue
		}
		break
	}
	for i, key := range ref[1:] {
		if v, isVar := key.Value.(ast.Var); isVar {
			if text, isText := values[v].(ast.String); isText {
				ref = ref.Copy()
				ref[i+1] = ast.NewTerm(text)
			}
		}
	}
	return ref
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

// walkReads visits the terms of what a rule reads, with what a with replaces there: what it replaces is not read, nor are expressions to skip.
func walkReads(node any, skip func(*ast.Expr) bool, visit func(t *ast.Term, replaced []ast.Ref)) {
	var walk func(node any, replaced []ast.Ref)
	walk = func(node any, replaced []ast.Ref) {
		ast.NewGenericVisitor(func(x any) bool {
			switch x := x.(type) {
			case *ast.Expr:
				if skip(x) || len(x.With) == 0 {
					return skip(x)
				}
				within := slices.Clone(replaced)
				for _, with := range x.With {
					walk(with.Value, replaced)
					if target, isRef := with.Target.Value.(ast.Ref); isRef {
						within = append(within, target)
					}
				}
				plain := *x
				plain.With = nil
				walk(&plain, within)
				return true
			case *ast.Head: // The visitor leaves out the keys of its reference.
				for _, key := range x.Ref()[1:] {
					walk(key, replaced)
				}
			case *ast.Term:
				visit(x, replaced)
			}
			return false
		}).Walk(node)
	}
	walk(node, nil)
}

// isShown tells whether an expression only shows what it reads.
func isShown(x *ast.Expr) bool {
	return x.IsCall() && (x.Operator().Equal(ast.Print.Ref()) || x.Operator().Equal(ast.Trace.Ref()))
}

// shownIn tells which expressions of a rule only show what they read, those among them that give it to a variable that is only shown.
func shownIn(rule *ast.Rule) func(*ast.Expr) bool {
	used := ast.VarSet{}
	var given []*ast.Expr
	use := ast.NewGenericVisitor(func(x any) bool {
		switch x := x.(type) {
		case *ast.Expr:
			if givesOnly(x) {
				given = append(given, x)
				return true
			}
			return isShown(x)
		case *ast.Head:
			used.Update(ast.NewTerm(x.Ref()).Vars())
		case ast.Var:
			used.Add(x)
		}
		return false
	})
	use.Walk(rule)
	for {
		k := slices.IndexFunc(given, func(x *ast.Expr) bool { return len(givenBy(x).Intersect(used)) > 0 })
		if k < 0 {
			return func(x *ast.Expr) bool { return isShown(x) || slices.Contains(given, x) }
		}
		value := given[k].Operand(1)
		given = slices.Delete(given, k, k+1)
		use.Walk(value)
	}
}

// givesOnly tells whether an expression gives a variable a value, and hardly fails.
func givesOnly(x *ast.Expr) bool {
	if len(givenBy(x)) != 1 || len(x.With) > 0 {
		return false
	}
	switch value := x.Operand(1).Value.(type) {
	case ast.Ref:
		return value.IsGround()
	case ast.Call:
		called, _ := value[0].Value.(ast.Ref)
		return !called.HasPrefix(ast.DefaultRootRef)
	}
	return true
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
