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
	// heads are those of all its rules, each where it is defined.
	heads []*head
}

type ruleInfo struct {
	Name        string           `json:"name"`
	Annotations *ast.Annotations `json:"annotations,omitempty"`
	Location    location         `json:"location"`

	ref        ast.Ref
	entrypoint bool
	function   bool
	test       bool
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
		if !p.ref.Equal(m.Package.Path) {
			// The name is an entrypoint, and of two packages with one name only one would be evaluated.
			return nil, sameName(p.ref, m.Package.Path, path)
		}
		onlyTests[path] = onlyTests[path] && strings.HasSuffix(file, "_test.rego")
		for _, a := range m.Annotations {
			if a.Scope == "package" && p.Annotations == nil {
				p.Annotations = a
			}
		}
		for i, r := range m.Rules {
			p.add(r)
			p.heads = append(p.heads, &head{rule: r, file: file, index: i, own: len(m.Package.Path), annotations: annotationsOf(m, i)})
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

func sameName(one, other ast.Ref, path string) error {
	return &coded{code: "rego_invalid", message: "the packages " + one.String() + " and " + other.String() + " have the same name " + path + "; rename one of them"}
}

func (p *packageInfo) add(r *ast.Rule) { p.addAt(r, len(r.Module.Package.Path)) }

// addAt lists a rule by the part of its path in data from an index on, which is a name.
func (p *packageInfo) addAt(r *ast.Rule, from int) {
	full := r.Ref().GroundPrefix()
	own := full[from:].Copy()
	own[0] = ast.VarTerm(string(own[0].Value.(ast.String)))
	name := own.String()
	i := slices.IndexFunc(p.Rules, func(other *ruleInfo) bool { return other.Name == name })
	if i < 0 {
		i = len(p.Rules)
		p.Rules = append(p.Rules, &ruleInfo{
			Name:     name,
			Location: locationOf(r.Location),
			ref:      full,
			function: len(r.Head.Args) > 0,
			test:     beginsLikeTest(r),
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

// slashPath shows a path: without data, its segments joined by slashes. A segment may have slashes itself, so it does not tell a path from others.
func slashPath(ref ast.Ref) (string, error) {
	path, err := storage.NewPathForRef(ref)
	if err != nil {
		return "", err
	}
	return strings.Join(path, "/"), nil
}

// entrypointName is the name by which OPA's compiler finds a document, as an entrypoint or as a root of a manifest. There is none where the compiler
// would read it as another document's: a segment has a slash, or is a string of digits.
func entrypointName(ref ast.Ref) (string, error) {
	name, err := slashPath(ref)
	if err != nil {
		return "", err
	}
	if path, ok := storage.ParsePath("/" + name); !ok || !path.Ref(ast.DefaultRootDocument).Equal(ref) {
		return "", &coded{code: "entrypoint_unknown", message: ref.String() + " cannot be an entrypoint, because " + name + " names another path; evaluate it by a query, or rename it"}
	}
	return name, nil
}

// inspectRequest asks for packages and, where it says so, for every definition.
type inspectRequest struct {
	sources
	Definitions bool `json:"definitions"`
	References  bool `json:"references"` // of the definitions
}

type inspectAnswer struct {
	Packages    []*packageInfo  `json:"packages"`
	Imports     []importsOfFile `json:"imports"`
	Definitions []*definition   `json:"definitions,omitempty"` // where they were asked for
}

// importsOfFile are the imports of a file: data.lib.f, and the name they are known by where that is another.
type importsOfFile struct {
	File    string       `json:"file"`
	Imports []importInfo `json:"imports"`
}

type importInfo struct {
	Path  string `json:"path"`
	Alias string `json:"alias,omitempty"`
}

// runInspect lists packages and definitions without compiling them.
func runInspect(r *inspectRequest) ([]byte, error) {
	modules, caps, err := r.parse()
	if err != nil {
		return nil, err
	}
	answer := inspectAnswer{Imports: []importsOfFile{}}
	if answer.Packages, err = packages(modules); err != nil {
		return nil, err
	}
	for _, file := range util.KeysSorted(modules) {
		imports := importsOfFile{File: file, Imports: []importInfo{}}
		for _, i := range modules[file].Imports {
			imports.Imports = append(imports.Imports, importInfo{Path: i.Path.String(), Alias: string(i.Alias)})
		}
		answer.Imports = append(answer.Imports, imports)
	}
	if r.Definitions || r.References {
		if answer.Definitions, err = allDefinitions(modules, caps, r.References); err != nil {
			return nil, err
		}
	}
	return json.Marshal(answer)
}
