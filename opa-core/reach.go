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

// reading is how far a rule is one that others are reached from.
type reading int

const (
	isNoRoot reading = iota
	readsAll
	// readsPartsOfValue is the reading of a rule whose value the gate takes apart by the names of rules that judge: a package that is the
	// value has other rules too, which the gate does not look at.
	readsPartsOfValue
	// readsRules is the reading of a rule whose value is of unknown use: what it names is read, and what a whole package holds is not.
	readsRules
)

// reach finds the rules that are evaluated for those that rootOf chooses: these, and what they read, by way of other rules too.
func reach(resolved map[string]*ast.Module, rootOf func(*ast.Rule) reading) map[rulePlace]bool {
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
			how := rootOf(rule)
			if how == isNoRoot {
				left = append(left, placedRule{rulePlace{file, i}, rule, rule.Ref()})
				continue
			}
			reached[rulePlace{file, i}] = true
			for _, ref := range readsOf(rule) {
				isWhole := how == readsPartsOfValue && isValueOf(rule, ref) || how == readsRules
				if !isWhole || !coversPackage(resolved, ref) {
					next = append(next, ref)
				}
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
			next = append(next, readsOf(one.rule)...)
			return true
		})
	}
	return reached
}

// readsOf are the references to data of a rule that is resolved, the keys of its head included.
func readsOf(rule *ast.Rule) []ast.Ref {
	var out []ast.Ref
	visit := func(t *ast.Term) {
		if ref, isRef := t.Value.(ast.Ref); isRef && ref.HasPrefix(ast.DefaultRootRef) {
			out = append(out, ref)
		}
	}
	for one := rule; one != nil; one = one.Else {
		for _, key := range one.Head.Ref()[1:] {
			ast.WalkTerms(key, func(t *ast.Term) bool {
				visit(t)
				return false
			})
		}
	}
	walkReads(rule, visit)
	return out
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
