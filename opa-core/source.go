package main

import (
	"encoding/json"
	"fmt"
	"path"
	"strings"

	"github.com/open-policy-agent/opa/internal/merge"
	"github.com/open-policy-agent/opa/internal/yaml"
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// sources is what every operation that reads policies takes.
type sources struct {
	Files       []sourceFile   `json:"files"`
	Data        []dataFile     `json:"data"`
	Builtins    []*ast.Builtin `json:"builtins"`    // declarations of the host's own built-ins
	RegoVersion string         `json:"regoVersion"` // "v0" or "v1", the default
	Schemas     []schemaFile   `json:"schemas"`
}

type sourceFile struct {
	Path string `json:"path"`
	Text string `json:"text"`
}

// dataFile is a base document. The directories of its path are where it is mounted.
type dataFile struct {
	Path   string `json:"path"`
	Text   string `json:"text"`
	Format string `json:"format"` // "json" or "yaml"
}

// schemaFile is a JSON schema, named as OPA names it in annotations: schema, schema.input, schema["a"].b.
type schemaFile struct {
	Name string          `json:"name"`
	JSON json.RawMessage `json:"json"`
}

func (s *sources) version() ast.RegoVersion {
	if s.RegoVersion == "v0" {
		return ast.RegoV0
	}
	return ast.RegoV1
}

func (s *sources) parserOptions(caps *ast.Capabilities) ast.ParserOptions {
	return ast.ParserOptions{RegoVersion: s.version(), ProcessAnnotation: true, Capabilities: caps}
}

// parse reads all files. The errors of all of them are reported together.
func (s *sources) parse(caps *ast.Capabilities) (map[string]*ast.Module, error) {
	modules := make(map[string]*ast.Module, len(s.Files))
	var errs ast.Errors
	for _, f := range s.Files {
		m, err := ast.ParseModuleWithOpts(f.Path, f.Text, s.parserOptions(caps))
		if err != nil {
			list, ok := err.(ast.Errors)
			if !ok {
				return nil, err
			}
			errs = append(errs, list...)
			continue
		}
		if m == nil {
			errs = append(errs, ast.NewError(ast.ParseErr, ast.NewLocation(nil, f.Path, 1, 1), "empty module"))
			continue
		}
		if _, twice := modules[f.Path]; twice {
			return nil, refusal("two files have the path " + f.Path)
		}
		modules[f.Path] = m
	}
	if len(errs) > 0 {
		return nil, errs
	}
	return modules, nil
}

// mergeData merges the base documents as OPA's loader does: directories are keys, and values must not overlap.
func (s *sources) mergeData() (map[string]any, error) {
	merged := map[string]any{}
	for _, f := range s.Data {
		doc, err := f.parse()
		if err != nil {
			return nil, &coded{code: "data_parse_error", message: f.Path + ": " + err.Error()}
		}
		if dir := path.Dir(path.Clean(f.Path)); dir != "." && dir != "/" {
			keys := strings.Split(strings.Trim(dir, "/"), "/")
			for i := len(keys) - 1; i >= 0; i-- {
				doc = map[string]any{keys[i]: doc}
			}
		}
		object, ok := doc.(map[string]any)
		if !ok {
			return nil, &coded{code: "data_type_error", message: f.Path + ": document must be of type object"}
		}
		if at, conflict := merge.Conflict(merged, object); conflict {
			ref := ast.Ref{ast.DefaultRootDocument}
			for _, k := range at {
				ref = append(ref, ast.StringTerm(k))
			}
			return nil, &coded{code: "data_merge_error", message: fmt.Sprintf("%s: merge error: conflicting values at %v, data from multiple files must not overlap", f.Path, ref)}
		}
		merged, _ = merge.InterfaceMaps(merged, object)
	}
	return merged, nil
}

func (f *dataFile) parse() (doc any, err error) {
	text := []byte(f.Text)
	if f.Format == "yaml" {
		if text, err = yaml.YAMLToJSON(text); err != nil {
			return nil, err
		}
	}
	return doc, util.UnmarshalJSON(text, &doc)
}

// schemaSet is nil without schemas, which turns the checks off.
func (s *sources) schemaSet() (*ast.SchemaSet, error) {
	if len(s.Schemas) == 0 {
		return nil, nil
	}
	set := ast.NewSchemaSet()
	for _, f := range s.Schemas {
		ref, err := ast.ParseSchemaRef(f.Name)
		if err != nil {
			return nil, &coded{code: "schema_name_error", message: f.Name + " is not the name of a schema: " + err.Error()}
		}
		var schema any
		if err := util.UnmarshalJSON(f.JSON, &schema); err != nil {
			return nil, &coded{code: "schema_parse_error", message: f.Name + ": " + err.Error()}
		}
		set.Put(ref, schema)
	}
	return set, nil
}

// conflicts finds the rules that the base documents hide. OPA's own check walks the tree of compiled rules; the
// modules here are as they were parsed, and their heads may hold references, which no tree can hold.
func conflicts(modules map[string]*ast.Module, data map[string]any) error {
	var errs ast.Errors
	for _, file := range util.KeysSorted(modules) {
		for _, rule := range modules[file].Rules {
			if at := documentPath(rule.Ref()); at != nil && holds(data, at) {
				errs = append(errs, ast.NewError(ast.CompileErr, rule.Loc(), "conflicting rule for data path %v found", strings.Join(at, "/")))
			}
		}
	}
	if len(errs) > 0 {
		return errs
	}
	return nil
}

// documentPath is where a rule stands in data, up to the first key that is known only when it is evaluated. Keys that
// are no strings cannot be in a base document, so such a rule has no path.
func documentPath(ref ast.Ref) []string {
	var at []string
	for _, key := range ref[1:] {
		switch key := key.Value.(type) {
		case ast.String:
			at = append(at, string(key))
		case ast.Null, ast.Boolean, ast.Number:
			return nil
		default:
			return at
		}
	}
	return at
}

// holds tells whether the data have something at a path, or a value that is no object on the way to it.
func holds(data map[string]any, at []string) bool {
	var node any = data
	for _, key := range at {
		object, ok := node.(map[string]any)
		if !ok {
			return true
		}
		if node, ok = object[key]; !ok {
			return false
		}
	}
	return true
}
