package main

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/storage"
	"github.com/open-policy-agent/opa/v1/util"
)

// packageInfo is a package as its files declare it. Rules are listed once, where they are first defined.
type packageInfo struct {
	Path        string           `json:"path"`
	Rules       []*ruleInfo      `json:"rules"`
	Annotations *ast.Annotations `json:"annotations,omitempty"`
	Test        bool             `json:"test"`

	ref ast.Ref
}

type ruleInfo struct {
	Name        string           `json:"name"`
	Annotations *ast.Annotations `json:"annotations,omitempty"`
	Location    location         `json:"location"`

	ref        ast.Ref
	entrypoint bool
	function   bool
}

// packages lists the packages in the order of their paths.
func packages(modules map[string]*ast.Module) ([]*packageInfo, error) {
	byPath := map[string]*packageInfo{}
	onlyTests := map[string]bool{}
	for _, file := range util.KeysSorted(modules) {
		m := modules[file]
		path, err := slashPath(m.Package.Path)
		if err != nil {
			return nil, err
		}
		p, ok := byPath[path]
		if !ok {
			p = &packageInfo{Path: path, Rules: []*ruleInfo{}, ref: m.Package.Path}
			byPath[path] = p
			onlyTests[path] = true
		}
		onlyTests[path] = onlyTests[path] && strings.HasSuffix(file, "_test.rego")
		for _, a := range m.Annotations {
			if a.Scope == "package" && p.Annotations == nil {
				p.Annotations = a
			}
		}
		for _, r := range m.Rules {
			p.add(r)
		}
	}
	out := make([]*packageInfo, 0, len(byPath))
	for _, path := range util.KeysSorted(byPath) {
		p := byPath[path]
		p.Test = onlyTests[path] || strings.HasSuffix(path, "_test")
		out = append(out, p)
	}
	return out, nil
}

func (p *packageInfo) add(r *ast.Rule) {
	ref := r.Head.Ref().GroundPrefix()
	name := ref.String()
	i := slices.IndexFunc(p.Rules, func(other *ruleInfo) bool { return other.Name == name })
	if i < 0 {
		i = len(p.Rules)
		p.Rules = append(p.Rules, &ruleInfo{
			Name:     name,
			Location: location{File: r.Location.File, Row: r.Location.Row, Column: r.Location.Col},
			ref:      r.Ref().GroundPrefix(),
			function: len(r.Head.Args) > 0,
		})
	}
	info := p.Rules[i]
	for _, a := range r.Annotations {
		info.entrypoint = info.entrypoint || a.Entrypoint
		// What is said of the document holds for all its rules, so it goes before what is said of one.
		if info.Annotations == nil || (a.Scope == "document" && info.Annotations.Scope != "document") {
			info.Annotations = a
		}
	}
}

// slashPath is the name of an entrypoint: without data, its segments joined by slashes.
func slashPath(ref ast.Ref) (string, error) {
	path, err := storage.NewPathForRef(ref)
	if err != nil {
		return "", err
	}
	return strings.Join(path, "/"), nil
}

// runInspect lists the packages without compiling them.
func runInspect(request []byte) ([]byte, error) {
	var r sources
	if err := unmarshal(request, &r); err != nil {
		return nil, err
	}
	modules, err := r.parse(r.capabilities())
	if err != nil {
		return nil, err
	}
	list, err := packages(modules)
	if err != nil {
		return nil, err
	}
	return json.Marshal(map[string]any{"packages": list})
}

// runParse gives the syntax tree of every file, as `opa parse --format json` does.
func runParse(request []byte) ([]byte, error) {
	var r sources
	if err := unmarshal(request, &r); err != nil {
		return nil, err
	}
	modules, err := r.parse(r.capabilities())
	if err != nil {
		return nil, err
	}
	return json.Marshal(map[string]any{"modules": modules})
}
