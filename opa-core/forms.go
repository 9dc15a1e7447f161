package main

import (
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/types"
)

// ruleForm is what is known of the value of a rule that judges before it is evaluated.
type ruleForm struct {
	// Types are those that it can have; none if it can have any.
	Types []string `json:"types"`
	// Conditional is true of a rule that has no value where none of its bodies holds.
	Conditional bool     `json:"conditional,omitempty"`
	Location    location `json:"location"`
}

// findForms finds the forms of the rules that are read.
func (j *judgingPackage) findForms(modules map[string]*ast.Module, env *ast.TypeEnv) {
	j.Forms = map[string]ruleForm{}
	for _, name := range j.Judged {
		ref := append(j.ref.Copy(), ast.StringTerm(name))
		form := ruleForm{Types: typeNames(env.GetByRef(ref)), Conditional: true}
		for _, m := range modulesOf(modules) {
			for _, rule := range m.Rules {
				if !rule.Ref().HasPrefix(ref) {
					continue
				}
				if at := locationOf(rule.Loc()); form.Location.File == "" || at.isBefore(form.Location) {
					form.Location = at
				}
				form.Conditional = form.Conditional && len(rule.Ref()) == len(ref) && isConditional(rule)
			}
		}
		// A rule that is added to policies has no place in them.
		if form.Location.File != "" {
			j.Forms[name] = form
		}
	}
}

func (l location) isBefore(other location) bool {
	if l.File != other.File {
		return l.File < other.File
	}
	return l.Row < other.Row
}

// isConditional tells whether a rule has one value, and none where none of its bodies holds.
func isConditional(rule *ast.Rule) bool {
	if rule.Default || rule.Head.RuleKind() == ast.MultiValue {
		return false
	}
	last := rule
	for last.Else != nil {
		last = last.Else
	}
	return !last.Body.Equal(ast.NewBody(ast.NewExpr(ast.BooleanTerm(true))))
}

// typeNames are the names of the types that a value of a type can have, each once; nil if it can have any.
func typeNames(t types.Type) []string {
	switch t := t.(type) {
	case *types.NamedType:
		return typeNames(t.Type)
	case types.Any:
		names := []string{}
		for _, one := range t {
			inner := typeNames(one)
			if inner == nil {
				return nil
			}
			names = append(names, inner...)
		}
		slices.Sort(names)
		if names = slices.Compact(names); len(names) > 0 {
			return names
		}
	case types.Null:
		return []string{"null"}
	case types.Boolean:
		return []string{"boolean"}
	case types.Number:
		return []string{"number"}
	case types.String:
		return []string{"string"}
	case *types.Array:
		return []string{"array"}
	case *types.Set:
		return []string{"set"}
	case *types.Object:
		return []string{"object"}
	}
	return nil
}
