package main

import (
	"encoding/json"
	"errors"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// sources is what every operation that reads policies takes.
type sources struct {
	Files       []sourceFile   `json:"files"`
	Data        string         `json:"data"`        // the base document, a JSON object; absent: an empty one
	Builtins    []*ast.Builtin `json:"builtins"`    // declarations of the host's own built-ins
	RegoVersion string         `json:"regoVersion"` // "v0" or "v1", the default
	Schemas     []schemaFile   `json:"schemas"`
	Allowed     *[]string      `json:"allowed"` // the built-ins that policies may call; absent: all

	asked map[string]bool // the built-ins whose calls wait for answers of the host
}

type sourceFile struct {
	Path        string `json:"path"`
	Text        string `json:"text"`
	RegoVersion string `json:"regoVersion"` // absent: that of the request
}

// schemaFile is a JSON schema, named as OPA names it in annotations: schema, schema.input, schema["a"].b.
type schemaFile struct {
	Name string          `json:"name"`
	JSON json.RawMessage `json:"json"`
	// Optional schemas are there only when METADATA names one of their root: schema.regohost.
	Optional bool `json:"optional"`
}

func (s *sources) version() ast.RegoVersion { return toVersion(s.RegoVersion) }

func toVersion(name string) ast.RegoVersion {
	if name == "v0" {
		return ast.RegoV0
	}
	return ast.RegoV1
}

func (s *sources) parserOptions(caps *ast.Capabilities) ast.ParserOptions {
	return ast.ParserOptions{RegoVersion: s.version(), ProcessAnnotation: true, Capabilities: caps}
}

// parse reads all files, with the capabilities of the request.
func (s *sources) parse() (map[string]*ast.Module, *ast.Capabilities, error) {
	caps := s.capabilities()
	modules := make(map[string]*ast.Module, len(s.Files))
	err := s.parseEach(s.Files, caps, func(f sourceFile, m *ast.Module) error {
		if _, twice := modules[f.Path]; twice {
			return refusal("two files have the path " + f.Path)
		}
		modules[f.Path] = m
		return nil
	})
	if err != nil {
		return nil, nil, err
	}
	return modules, caps, nil
}

// parseEach hands over the module of each file. The errors of all files are reported together.
func (s *sources) parseEach(files []sourceFile, caps *ast.Capabilities, use func(sourceFile, *ast.Module) error) error {
	var errs ast.Errors
	for _, f := range files {
		m, err := s.parseFile(f, caps)
		var list ast.Errors
		if errors.As(err, &list) {
			errs = append(errs, list...)
			continue
		}
		if err == nil {
			err = use(f, m)
		}
		if err != nil {
			return err
		}
	}
	if len(errs) > 0 {
		return errs
	}
	return nil
}

func (s *sources) parseFile(f sourceFile, caps *ast.Capabilities) (*ast.Module, error) {
	options := s.parserOptions(caps)
	if f.RegoVersion != "" && toVersion(f.RegoVersion) != s.version() {
		other := sources{Builtins: s.Builtins, RegoVersion: f.RegoVersion}
		options = other.parserOptions(other.capabilities())
	}
	m, err := ast.ParseModuleWithOpts(f.Path, f.Text, options)
	if err == nil && m == nil {
		err = ast.Errors{ast.NewError(ast.ParseErr, ast.NewLocation(nil, f.Path, 1, 1), "empty module")}
	}
	return m, err
}

// document is the base document.
func (s *sources) document() (map[string]any, error) {
	document := map[string]any{}
	if s.Data == "" {
		return document, nil
	}
	if err := util.UnmarshalJSON([]byte(s.Data), &document); err != nil || document == nil {
		return nil, refusal("the base document is not a JSON object")
	}
	return document, nil
}

// schemaSet is nil without schemas, which turns the checks off.
func (s *sources) schemaSet(modules map[string]*ast.Module) (*ast.SchemaSet, error) {
	var set *ast.SchemaSet
	for _, f := range s.Schemas {
		ref, err := ast.ParseSchemaRef(f.Name)
		if err != nil {
			return nil, &coded{code: "schema_name_error", message: f.Name + " is not the name of a schema: " + err.Error()}
		}
		if f.Optional && !namesSchema(modules, ref[:min(len(ref), 2)]) {
			continue
		}
		var schema any
		if err := util.UnmarshalJSON(f.JSON, &schema); err != nil {
			return nil, &coded{code: "schema_parse_error", message: f.Name + ": " + err.Error()}
		}
		if set == nil {
			set = ast.NewSchemaSet()
		}
		set.Put(ref, schema)
	}
	return set, nil
}

// namesSchema tells whether METADATA names a schema below root.
func namesSchema(modules map[string]*ast.Module, root ast.Ref) bool {
	for _, m := range modules {
		for _, a := range m.Annotations {
			for _, s := range a.Schemas {
				if s.Schema.HasPrefix(root) {
					return true
				}
			}
		}
	}
	return false
}
