package main

import (
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
)

// keyTexts finds the texts that a key can be, as far as the Rego says: its own, those that the body of its rule gives it, and those of the
// rules that it refers to.
type keyTexts struct {
	modules map[string]*ast.Module // with their references resolved; nil: rules that are referred to are not looked at
	seen    map[*ast.Rule]bool
	out     []string
}

// textsOf are the texts that a key in a rule can be.
func (g *gateRequest) textsOf(rule *ast.Rule, key *ast.Term) []string {
	found := &keyTexts{modules: g.modulesOf(), seen: map[*ast.Rule]bool{rule: true}}
	found.add(rule, key)
	return found.out
}

// resolvedRule is the rule of a head with its references resolved, where they are.
func (g *gateRequest) resolvedRule(h *head) *ast.Rule {
	if m := g.modulesOf()[h.file]; m != nil {
		return m.Rules[h.index]
	}
	return h.rule
}

func (g *gateRequest) modulesOf() map[string]*ast.Module {
	if g.resolved == nil {
		return nil
	}
	// What cannot be resolved does not compile either.
	modules, _ := g.resolved()
	return modules
}

func (k *keyTexts) add(rule *ast.Rule, key *ast.Term) {
	switch part := key.Value.(type) {
	case ast.String:
		k.out = append(k.out, string(part))
	case ast.Var:
		k.addBound(rule, part)
	case ast.Ref:
		k.addRules(part)
		// A key of what is written in the same rule: names[i].
		if name, isVar := part[0].Value.(ast.Var); isVar && !isRoot(name) {
			k.addBound(rule, name)
		}
	default:
		k.addWritten(rule, key)
	}
}

// addBound adds what is beside a variable in the expressions of a rule, and beside those that are given to it: of k := "deny", of
// some k in ["deny", "warn"], of k := name(input).
func (k *keyTexts) addBound(rule *ast.Rule, variable ast.Var) {
	names := []ast.Var{variable}
	for i := 0; i < len(names); i++ {
		ast.WalkExprs(rule, func(expr *ast.Expr) bool {
			if !mentions(expr, names[i]) {
				return false
			}
			k.addWritten(rule, expr)
			for _, term := range sidesOf(expr) {
				if other, isVar := term.Value.(ast.Var); isVar && !slices.Contains(names, other) {
					names = append(names, other)
				}
			}
			return false
		})
	}
}

// addWritten adds the texts of a part of a rule, without the names in references, and those of the rules that it refers to.
func (k *keyTexts) addWritten(rule *ast.Rule, node any) {
	var visitor *ast.GenericVisitor
	visitor = ast.NewGenericVisitor(func(x any) bool {
		t, isTerm := x.(*ast.Term)
		if !isTerm {
			return false
		}
		switch value := t.Value.(type) {
		case ast.String:
			k.out = append(k.out, string(value))
		case ast.Ref:
			k.addRules(value)
			for _, part := range value[1:] {
				if isNoString(part) {
					visitor.Walk(part)
				}
			}
			return true
		}
		return false
	})
	visitor.Walk(node)
}

// addRules adds the texts of the values of the rules that a reference is to, each once.
func (k *keyTexts) addRules(ref ast.Ref) {
	if !ref.HasPrefix(ast.DefaultRootRef) {
		return
	}
	for _, m := range k.modules {
		if !mayMeet(m.Package.Path, ref) {
			continue
		}
		for _, rule := range m.Rules {
			if k.seen[rule] || !mayMeet(rule.Ref(), ref) {
				continue
			}
			k.seen[rule] = true
			for one := rule; one != nil; one = one.Else {
				for _, term := range []*ast.Term{one.Head.Key, one.Head.Value} {
					if term != nil {
						k.add(one, term)
					}
				}
			}
		}
	}
}

func isRoot(name ast.Var) bool {
	return name.Equal(ast.DefaultRootDocument.Value) || name.Equal(ast.InputRootDocument.Value)
}

// mentions tells whether a part of a rule has a variable, also in closures.
func mentions(part any, name ast.Var) bool {
	found := false
	ast.WalkVars(part, func(v ast.Var) bool {
		found = found || v.Equal(name)
		return found
	})
	return found
}

// sidesOf are the two sides of an expression that gives one of them to the other.
func sidesOf(expr *ast.Expr) []*ast.Term {
	if expr.IsAssignment() || expr.IsEquality() {
		return expr.Operands()
	}
	return nil
}
