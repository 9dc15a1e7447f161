package main

import (
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
)

// rulePlace is a rule by its file and its index there, which a module and its resolved copy have in common.
type rulePlace struct {
	file  string
	index int
}

// reach finds the rules that are evaluated for the roots: these, and what they read, by way of other rules too. readsOfRoot tells whether a
// rule is a root, and what it reads.
func reach(resolved map[string]*ast.Module, readsOfRoot func(*ast.Rule) ([]ast.Ref, bool)) map[rulePlace]bool {
	type placedRule struct {
		at   rulePlace
		rule *ast.Rule
		ref  ast.Ref
	}
	reached := map[rulePlace]bool{}
	var left []placedRule
	var next []ast.Ref
	for file, m := range resolved {
		for i, rule := range m.Rules {
			if refs, isRoot := readsOfRoot(rule); isRoot {
				reached[rulePlace{file, i}] = true
				next = append(next, refs...)
			} else {
				left = append(left, placedRule{rulePlace{file, i}, rule, rule.Ref()})
			}
		}
	}
	known := map[string]bool{}
	for len(next) > 0 {
		ref := next[0]
		next = next[1:]
		key := ref.String()
		if known[key] {
			continue
		}
		known[key] = true
		left = slices.DeleteFunc(left, func(one placedRule) bool {
			if !mayMeet(ref, one.ref) {
				return false
			}
			reached[one.at] = true
			next = append(next, dataRefs(one.rule)...)
			return true
		})
	}
	return reached
}

// dataRefs are the references to data within a rule, or a part of one, that is resolved.
func dataRefs(node any) []ast.Ref {
	return slices.DeleteFunc(documentRefs(node), func(ref ast.Ref) bool { return !ref.HasPrefix(ast.DefaultRootRef) })
}

// documentRefs are the references to data and to the input within a part of a rule.
func documentRefs(node any) []ast.Ref {
	var out []ast.Ref
	skip := isShown
	if rule, isRule := node.(*ast.Rule); isRule {
		skip = shownIn(rule)
	}
	walkReads(node, skip, func(t *ast.Term, _ []ast.Ref) {
		switch value := t.Value.(type) {
		case ast.Ref:
			if value.HasPrefix(ast.DefaultRootRef) || value.HasPrefix(ast.InputRootRef) {
				out = append(out, value)
			}
		case ast.Var:
			if value.Equal(ast.InputRootDocument.Value) {
				out = append(out, ast.InputRootRef)
			}
		}
	})
	return out
}

// readsOfMembers is what some members of a rule's value need: those with names that count and, of its member result, those that count there;
// and whether the value is written as an object, and has such a member. An expression of the body counts that can fail, and one that gives a
// variable to what counts.
func readsOfMembers(rule *ast.Rule, counts, ofResult func(string) bool) (out []ast.Ref, isObject, hasMember bool) {
	for one := rule; one != nil; one = one.Else {
		object, isWritten := valueOf(one).Value.(ast.Object)
		if !isWritten {
			return nil, false, false
		}
		members := membersOf(object, counts, ofResult)
		if len(members) == 0 {
			continue
		}
		hasMember = true
		for _, node := range needsOf(one, members) {
			out = append(out, dataRefs(node)...)
		}
	}
	return out, true, hasMember
}

// needsOf are parts of a rule's value with the expressions of its body that they need: those that can fail, and those that give them a
// variable.
func needsOf(one *ast.Rule, parts []*ast.Term) []any {
	var out []any
	used := ast.VarSet{}
	use := func(node any) {
		out = append(out, node)
		ast.WalkVars(node, func(v ast.Var) bool {
			used.Add(v)
			return false
		})
	}
	for _, part := range parts {
		use(part)
	}
	left := slices.DeleteFunc(slices.Clone(one.Body), isShown)
	for {
		k := slices.IndexFunc(left, func(expr *ast.Expr) bool {
			given := givenBy(expr)
			return given == nil || len(given.Intersect(used)) > 0
		})
		if k < 0 {
			return out
		}
		use(left[k])
		left = slices.Delete(left, k, k+1)
	}
}

// membersOf are the values of the members of an object that count; a key that is known only during evaluation can be any.
func membersOf(object ast.Object, counts, ofResult func(string) bool) []*ast.Term {
	var out []*ast.Term
	object.Foreach(func(key, value *ast.Term) {
		name, isText := key.Value.(ast.String)
		inner, isObject := value.Value.(ast.Object)
		switch {
		case !isText && !ast.IsScalar(key.Value):
			out = append(out, key, value)
		case !counts(string(name)):
		case name == "result" && isObject && ofResult != nil:
			out = append(out, membersOf(inner, ofResult, nil)...)
		default:
			out = append(out, value)
		}
	})
	return out
}

// givenBy are the variables that an expression gives their values, if that is all it does: of x := y. Declaring x gives it none.
func givenBy(expr *ast.Expr) ast.VarSet {
	if declared, isDeclared := expr.Terms.(*ast.SomeDecl); isDeclared && !slices.ContainsFunc(declared.Symbols, isNoVar) {
		return ast.VarSet{}
	}
	if expr.Negated || !expr.IsAssignment() && !expr.IsEquality() {
		return nil
	}
	target := expr.Operand(0)
	if _, isVar := target.Value.(ast.Var); !isVar && !expr.IsAssignment() {
		return nil
	}
	return target.Vars()
}

func isNoVar(t *ast.Term) bool {
	_, isVar := t.Value.(ast.Var)
	return !isVar
}

// valueOf is the value of a rule as it is written, also where its body gives it to a variable.
func valueOf(rule *ast.Rule) *ast.Term {
	if rule.Head.Value == nil {
		return ast.NullTerm()
	}
	return writtenAs(rule, rule.Head.Value)
}

// writtenAs is a part of a rule's value as it is written, also where the rule's body gives it to a variable.
func writtenAs(rule *ast.Rule, value *ast.Term) *ast.Term {
	for _, expr := range rule.Body {
		if given := givenBy(expr); len(given) > 0 && expr.Operand(0).Equal(value) {
			return expr.Operand(1)
		}
	}
	return value
}

// mayMeet tells whether one of two paths can begin the other: a part that is known only during evaluation can be any.
func mayMeet(one, other ast.Ref) bool {
	for i := 1; i < min(len(one), len(other)); i++ {
		if ast.IsScalar(one[i].Value) && ast.IsScalar(other[i].Value) && !one[i].Equal(other[i]) {
			return false
		}
	}
	return true
}

func isValueOf(rule *ast.Rule, ref ast.Ref) bool {
	for ; rule != nil; rule = rule.Else {
		if rule.Head.Value != nil && rule.Head.Value.Value.Compare(ref) == 0 {
			return true
		}
	}
	return false
}

// coversPackage tells whether a reference is to all that a package holds, or to a part of data that holds packages.
func coversPackage(resolved map[string]*ast.Module, ref ast.Ref) bool {
	for _, m := range resolved {
		if m.Package.Path.HasPrefix(ref) || slices.ContainsFunc(m.Rules, func(rule *ast.Rule) bool {
			return len(rule.Ref()) > len(ref) && rule.Ref().HasPrefix(ref)
		}) {
			return true
		}
	}
	return false
}
