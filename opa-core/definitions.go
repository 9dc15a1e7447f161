package main

import (
	"bytes"
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// definition is one definition of a rule: a head with all its bodies and its else chain.
type definition struct {
	Package     string             `json:"package"`     // with slashes
	PackagePath []string           `json:"packagePath"` // the same, in parts
	Name        string             `json:"name"`        // the part of the head that is known before evaluation: deny.critical
	Path        []string           `json:"path"`        // of what it gives, in data, up to the first key that is not a string
	Kind        string             `json:"kind"`        // set, object, value, function
	Default     bool               `json:"default,omitempty"`
	Location    location           `json:"location"`
	Annotations []*ast.Annotations `json:"annotations,omitempty"` // of the rule and of the document
	References  []string           `json:"references,omitempty"`  // resolved: data.lib.f, input.kind
	Digest      string             `json:"digest,omitempty"`      // of a rule that judges: tells it from those with its METADATA, see group
	FixedIDs    bool               `json:"fixedIds,omitempty"`    // of a rule that judges: no id of its findings comes from the input

	rules []*ast.Rule // of the module it was made of
	index int         // of the first of them
}

// definitionsOf lists the definitions of a module in their order.
func definitionsOf(m *ast.Module) ([]*definition, error) {
	path, err := slashPath(m.Package.Path)
	if err != nil {
		return nil, err
	}
	packagePath, _ := documentPath(m.Package.Path)
	var out []*definition
	for i, rule := range m.Rules {
		if isFurtherBody(rule) && len(out) > 0 {
			last := out[len(out)-1]
			last.rules = append(last.rules, rule)
			continue
		}
		at, _ := documentPath(rule.Ref())
		out = append(out, &definition{
			Package:     path,
			PackagePath: packagePath,
			Name:        knownPart(rule.Head.Ref()).String(),
			Path:        at,
			Kind:        kindOf(rule),
			Default:     rule.Default,
			Location:    locationOf(rule.Loc()),
			Annotations: annotationsOf(m, i),
			rules:       []*ast.Rule{rule},
			index:       i,
		})
	}
	return out, nil
}

// annotationsOf are those of a rule: of the document it is part of, and those that stand before it and after the rule
// before. (The parser gives a rule with two blocks of its own one of them to the next rule of that name, too.)
func annotationsOf(m *ast.Module, index int) []*ast.Annotations {
	after := 0
	if index > 0 {
		after = m.Rules[index-1].Loc().Row
	}
	var out []*ast.Annotations
	for _, a := range m.Rules[index].Annotations {
		if a.Scope == "document" || a.Location.Row > after {
			out = append(out, a)
		}
	}
	return out
}

// isFurtherBody tells whether the parser made a rule of a further body of the head before: p { … } { … }. Its text
// starts with that body, and no head starts with a brace.
func isFurtherBody(rule *ast.Rule) bool {
	return bytes.HasPrefix(rule.Loc().Text, []byte("{"))
}

func kindOf(rule *ast.Rule) string {
	head := rule.Head
	switch {
	case len(head.Args) > 0:
		return "function"
	case head.RuleKind() == ast.MultiValue:
		return "set"
	case len(knownPart(head.Ref())) < len(head.Ref()):
		return "object"
	}
	return "value"
}

// knownPart is the part of a head before the first key that is known only when the rule is evaluated. The compiler makes
// a variable of every key that is not a scalar.
func knownPart(ref ast.Ref) ast.Ref {
	for i, key := range ref {
		if i > 0 && !ast.IsScalar(key.Value) {
			return ref[:i]
		}
	}
	return ref
}

// resolve replaces names by what they refer to: in copies of the modules, whose rules are in the same order.
func resolve(modules map[string]*ast.Module, caps *ast.Capabilities) (map[string]*ast.Module, error) {
	compiler, err := resolver(modules, caps)
	if err != nil {
		return nil, err
	}
	return compiler.Modules, nil
}

// resolver is a compiler that has resolved modules, and nothing more.
func resolver(modules map[string]*ast.Module, caps *ast.Capabilities) (*ast.Compiler, error) {
	compiler := ast.NewCompiler().WithCapabilities(caps).WithOnlyStagesUpTo(ast.StageResolveRefs)
	if compiler.Compile(modules); compiler.Failed() {
		return nil, compiler.Errors
	}
	return compiler, nil
}

// references are the constant parts of the references to data and input, each once, in their order.
func references(rules []*ast.Rule) []ast.Ref {
	var out []ast.Ref
	for _, rule := range rules {
		ast.WalkRefs(rule, func(ref ast.Ref) bool {
			if ref.HasPrefix(ast.DefaultRootRef) || ref.HasPrefix(ast.InputRootRef) {
				prefix := ref.ConstantPrefix()
				if !slices.ContainsFunc(out, func(known ast.Ref) bool { return known.Equal(prefix) }) {
					out = append(out, prefix)
				}
			}
			return false
		})
	}
	return out
}

// allDefinitions are those of all modules, in the order of the modules' paths, with their references when they are
// asked for.
func allDefinitions(modules map[string]*ast.Module, caps *ast.Capabilities, withReferences bool) ([]*definition, error) {
	var resolved map[string]*ast.Module
	if withReferences {
		var err error
		if resolved, err = resolve(modules, caps); err != nil {
			return nil, err
		}
	}
	all := []*definition{}
	for _, file := range util.KeysSorted(modules) {
		found, err := definitionsOf(modules[file])
		if err != nil {
			return nil, err
		}
		if withReferences {
			for _, d := range found {
				for _, ref := range references(resolved[file].Rules[d.index : d.index+len(d.rules)]) {
					d.References = append(d.References, ref.String())
				}
			}
		}
		all = append(all, found...)
	}
	return all, nil
}
