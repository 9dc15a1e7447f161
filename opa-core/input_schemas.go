package main

import (
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
	nodes "go.yaml.in/yaml/v3"
)

// inputSchema is a schema of the input, or of a part of it, that METADATA of a rule names.
type inputSchema struct {
	Rule string   `json:"rule"` // gate.deny
	Path []string `json:"path"` // within the input
	// Name is the schema's by OPA's names; without it there is a Definition.
	Name       string   `json:"name,omitempty"`
	Definition *any     `json:"definition,omitempty"`
	Location   location `json:"location"` // of the METADATA
}

func (s *inputSchema) isSame(other inputSchema) bool {
	return other.Name == s.Name && other.Definition == s.Definition && slices.Equal(other.Path, s.Path)
}

// findInputSchemas lists the schemas of the input that METADATA names for the rules of policies, and for those that they
// read, each once. As for the type checker, what is said of a rule for a path goes before what is said of its document,
// that before its package, and that before the packages above.
func (p *gatePlan) findInputSchemas(modules map[string]*ast.Module) error {
	if !slices.ContainsFunc(modulesOf(modules), namesInputSchema) {
		return nil
	}
	set, errs := ast.BuildAnnotationSet(modulesOf(modules))
	if len(errs) > 0 {
		return errs
	}
	resolved, err := p.resolved()
	if err != nil {
		return err
	}
	for _, j := range p.Judging {
		for _, rule := range rulesReadBy(j, modules, resolved) {
			named, err := schemasOf(rule, set)
			if err != nil {
				return err
			}
			for _, found := range named {
				if !slices.ContainsFunc(j.Schemas, found.isSame) {
					j.Schemas = append(j.Schemas, found)
				}
			}
		}
	}
	return nil
}

func namesInputSchema(m *ast.Module) bool {
	return slices.ContainsFunc(m.Annotations, func(a *ast.Annotations) bool {
		return slices.ContainsFunc(a.Schemas, func(s *ast.SchemaAnnotation) bool { return s.Path.HasPrefix(ast.InputRootRef) })
	})
}

// schemasOf are the schemas of the input that hold for a rule.
func schemasOf(rule *ast.Rule, set *ast.AnnotationSet) ([]inputSchema, error) {
	var out []inputSchema
	for _, link := range set.Chain(rule) {
		if link.Annotations == nil {
			continue
		}
		for _, s := range link.Annotations.Schemas {
			if !s.Path.HasPrefix(ast.InputRootRef) {
				continue
			}
			path, _ := documentPath(s.Path)
			if len(path) != len(s.Path)-1 {
				return nil, &coded{code: "schema_path_error", message: "METADATA names a schema for " + s.Path.String() + ", which is not a path of names"}
			}
			if slices.ContainsFunc(out, func(closer inputSchema) bool { return slices.Equal(closer.Path, path) }) {
				continue
			}
			found := inputSchema{
				Rule:       namespaceOf(rule.Ref().GroundPrefix()),
				Path:       append([]string{}, path...),
				Definition: s.Definition,
			}
			found.Location = locationOf(link.Annotations.Location)
			if s.Definition == nil {
				found.Name = s.Schema.String()
			} else if err := inexactIn(link.Annotations); err != nil {
				return nil, err
			}
			out = append(out, found)
		}
	}
	return out, nil
}

// inexactIn is the error for a number in METADATA that YAML makes another one: inputs beyond the limit of a schema would fit.
func inexactIn(a *ast.Annotations) error {
	written := strings.Split(string(a.Location.Text), "\n")
	lines := make([]string, len(written))
	for i := 1; i < len(written); i++ { // The first is METADATA.
		_, lines[i], _ = strings.Cut(written[i], "#")
	}
	var document nodes.Node
	if err := nodes.Unmarshal([]byte(strings.Join(lines, "\n")), &document); err != nil {
		return err
	}
	number, _ := inexact(&document)
	if number == nil {
		return nil
	}
	at := *a.Location
	at.Row += number.Line - 1
	at.Col = number.Column + strings.Index(written[number.Line-1], "#") + 1
	return ast.Errors{ast.NewError("metadata_invalid", &at, "the number … cannot be read exactly: put the schema into a JSON file, for --schema")}
}

// rulesReadBy are the rules of a policy, without its tests, and all that they read, in the order of the files' paths.
func rulesReadBy(j *judgingPackage, modules, resolved map[string]*ast.Module) []*ast.Rule {
	reached := reach(resolved, func(rule *ast.Rule) ([]ast.Ref, bool) {
		own := rule.Module.Package.Path
		if beginsLikeTest(rule) || !own.Equal(j.ref) && (len(own) > len(j.ref) || !rule.Ref().HasPrefix(j.ref)) {
			return nil, false
		}
		return dataRefs(rule), true
	})
	var out []*ast.Rule
	for _, file := range util.KeysSorted(modules) {
		for i, rule := range modules[file].Rules {
			if reached[rulePlace{file, i}] {
				out = append(out, rule)
			}
		}
	}
	return out
}
