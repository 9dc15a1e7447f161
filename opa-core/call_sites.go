package main

import (
	"encoding/json"
	"fmt"

	"github.com/open-policy-agent/opa/v1/ast"
	place "github.com/open-policy-agent/opa/v1/ast/location"
)

// callSitesSection is the custom section that the compiler writes: the places of the calls that the host may be asked
// for, which it tells apart by their numbers, from 1. undefinedErrorsSection has the numbers of those in rules whose
// METADATA leaves errors of built-ins undefined (custom.builtin_errors: undefined).
const (
	callSitesSection       = "opa_call_sites"
	undefinedErrorsSection = "regohost_undefined_errors"
)

type callSite struct {
	File string `json:"file"`
	Row  int    `json:"row"`
	Col  int    `json:"col"`
}

// span is the text of a rule.
type span struct{ from, to callSite }

func (s span) holds(at callSite) bool {
	return at.File == s.from.File && !at.before(s.from) && at.before(s.to)
}

func (c callSite) before(other callSite) bool {
	return c.Row < other.Row || c.Row == other.Row && c.Col < other.Col
}

// undefinedErrors finds the rules that opt out of errors of built-ins. What is said of a rule goes before what is said of
// its document, that before its package, and that before the packages above.
func undefinedErrors(modules map[string]*ast.Module) ([]span, error) {
	set, errs := ast.BuildAnnotationSet(modulesOf(modules))
	if len(errs) > 0 {
		return nil, errs
	}
	var spans []span
	for _, m := range modules {
		definitions, err := definitionsOf(m)
		if err != nil {
			return nil, err
		}
		for _, d := range definitions {
			if !optsOut(d, m, set) {
				continue
			}
			for _, rule := range d.rules {
				at := rule.Loc()
				row, col := place.EndOf(at.Row, at.Col, at.Text)
				spans = append(spans, span{from: callSite{at.File, at.Row, at.Col}, to: callSite{at.File, row, col + 1}})
			}
		}
	}
	return spans, nil
}

func modulesOf(modules map[string]*ast.Module) []*ast.Module {
	out := make([]*ast.Module, 0, len(modules))
	for _, m := range modules {
		out = append(out, m)
	}
	return out
}

func optsOut(d *definition, m *ast.Module, set *ast.AnnotationSet) bool {
	chain := append([]*ast.Annotations{}, withScope(d.Annotations, "rule")...)
	chain = append(chain, withScope(d.Annotations, "document")...)
	chain = append(chain, set.GetPackageScope(m.Package))
	above := set.GetSubpackagesScope(m.Package.Path)
	for i := range above {
		chain = append(chain, above[len(above)-1-i])
	}
	for _, a := range chain {
		if a == nil {
			continue
		}
		if said, found := a.Custom["builtin_errors"]; found {
			return said == "undefined"
		}
	}
	return false
}

func withScope(annotations []*ast.Annotations, scope string) []*ast.Annotations {
	var out []*ast.Annotations
	for _, a := range annotations {
		if a.Scope == scope {
			out = append(out, a)
		}
	}
	return out
}

// addUndefinedErrors adds the section with the numbers of the calls within the spans, if there are any.
func addUndefinedErrors(wasm []byte, spans []span) ([]byte, error) {
	text := customSection(wasm, callSitesSection)
	if len(spans) == 0 || text == nil {
		return wasm, nil
	}
	var sites []callSite
	if err := json.Unmarshal(text, &sites); err != nil {
		return nil, fmt.Errorf("the section %s: %w", callSitesSection, err)
	}
	var numbers []int
	for i, site := range sites {
		for _, s := range spans {
			if s.holds(site) {
				numbers = append(numbers, i+1)
				break
			}
		}
	}
	if len(numbers) == 0 {
		return wasm, nil
	}
	listed, err := json.Marshal(numbers)
	if err != nil {
		return nil, err
	}
	return appendCustomSection(wasm, undefinedErrorsSection, listed), nil
}
