package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"

	astjson "github.com/open-policy-agent/opa/v1/ast/json"

	"github.com/open-policy-agent/opa/internal/presentation"
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/dependencies"
)

type printed struct {
	Stdout string `json:"stdout"`
}

// parseRequest is what `opa parse` takes: one file.
type parseRequest struct {
	sources
	Format    string `json:"format"` // "pretty" or "json"
	Locations bool   `json:"locations"`
	Comments  bool   `json:"comments"`
}

// runParse prints the syntax tree of a file as `opa parse` does.
func runParse(r *parseRequest) ([]byte, error) {
	if len(r.Files) != 1 {
		return nil, refusal("parse takes one file")
	}
	if r.Locations {
		astjson.SetOptions(astjson.Options{MarshalOptions: astjson.MarshalOptions{
			IncludeLocationText: true,
			IncludeLocation: astjson.NodeToggle{
				Term: true, Package: true, Comment: true, Import: true, Rule: true, Head: true, Expr: true, SomeDecl: true,
				Every: true, With: true, Annotations: true, AnnotationsRef: true,
			},
		}})
		defer astjson.SetOptions(astjson.Defaults())
	}
	m, err := r.parseFile(r.Files[0], r.capabilities())
	if err != nil {
		return nil, err
	}
	if !r.Comments {
		m.Comments = nil
	}
	var out bytes.Buffer
	if r.Format == "json" {
		text, err := json.MarshalIndent(m, "", "  ")
		if err != nil {
			return nil, err
		}
		out.Write(append(text, '\n'))
	} else {
		ast.Pretty(&out, m)
	}
	return json.Marshal(printed{out.String()})
}

// depsRequest is what `opa deps` takes: a query over policies.
type depsRequest struct {
	sources
	Query  string `json:"query"`
	Format string `json:"format"` // "pretty" or "json"
}

type depsAnswer struct {
	printed
	Outline outline `json:"outline"`
}

// runDeps prints the documents that a query depends on as `opa deps` does.
func runDeps(r *depsRequest) ([]byte, error) {
	modules, caps, err := r.parse()
	if err != nil {
		return nil, err
	}
	answer := depsAnswer{}
	if answer.Outline, err = outlineOf(modules); err != nil {
		return nil, err
	}
	query, err := ast.ParseBodyWithOpts(r.Query, r.parserOptions(caps))
	if err != nil {
		return nil, err
	}
	c := typeChecker(caps, nil)
	if c.Compile(modules); c.Failed() {
		return nil, c.Errors
	}
	output := presentation.DepAnalysisOutput{}
	if output.Base, err = dependencies.Base(c, query); err != nil {
		return nil, err
	}
	if output.Virtual, err = dependencies.Virtual(c, query); err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if r.Format == "json" {
		err = presentation.JSON(&out, output)
	} else {
		err = output.Pretty(&out)
	}
	answer.Stdout = out.String()
	if err != nil {
		return nil, err
	}
	return json.Marshal(answer)
}

// statementRequest is a line of the interactive shell, or several.
type statementRequest struct {
	sources
	Text string `json:"text"`
}

type statementAnswer struct {
	// "query", "rules", "imports", "package" or "incomplete": more lines may make it one of them.
	Kind string `json:"kind"`
	// Names are those of rules, the paths of imports or of the package: `data.repl`.
	Names []string `json:"names,omitempty"`
}

const shellPackage = "package repl\n\n"

// runStatement tells what a text is. An assignment `x := 1` is a rule, as in the shell of OPA.
func runStatement(r *statementRequest) ([]byte, error) {
	caps := r.capabilities()
	options := r.parserOptions(caps)
	first := firstWord(r.Text)
	if first != "package" && first != "import" && first != "default" {
		body, err := ast.ParseBodyWithOpts(r.Text, options)
		if err == nil {
			if name, ok := assigned(body); ok {
				return json.Marshal(statementAnswer{Kind: "rules", Names: []string{name}})
			}
			return json.Marshal(statementAnswer{Kind: "query"})
		}
		if m, moduleErr := ast.ParseModuleWithOpts("", shellPackage+r.Text, options); moduleErr == nil && len(m.Rules) > 0 {
			return json.Marshal(statementAnswer{Kind: "rules", Names: ruleNames(m)})
		}
		if endsEarly(err, r.Text) {
			return json.Marshal(statementAnswer{Kind: "incomplete"})
		}
		return nil, err
	}
	text, kind := r.Text, "package"
	if first != "package" {
		text = shellPackage + r.Text
	}
	m, err := ast.ParseModuleWithOpts("", text, options)
	if err != nil {
		if endsEarly(err, text) {
			return json.Marshal(statementAnswer{Kind: "incomplete"})
		}
		return nil, err
	}
	names := []string{m.Package.Path.String()}
	if first != "package" {
		kind, names = "imports", nil
		for _, i := range m.Imports {
			names = append(names, i.Path.String())
		}
	}
	if len(m.Rules) > 0 {
		kind, names = "rules", ruleNames(m)
	}
	return json.Marshal(statementAnswer{Kind: kind, Names: names})
}

func firstWord(text string) string {
	word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	return word
}

// assigned is the name that the only expression of a body gives a value to.
func assigned(body ast.Body) (string, bool) {
	if len(body) != 1 || len(body[0].With) > 0 || body[0].Negated {
		return "", false
	}
	if !body[0].IsAssignment() {
		return "", false
	}
	name, ok := body[0].Operand(0).Value.(ast.Var)
	return string(name), ok
}

func ruleNames(m *ast.Module) []string {
	var names []string
	for _, rule := range m.Rules {
		name := rule.Head.Ref().GroundPrefix().String()
		if len(names) == 0 || names[len(names)-1] != name {
			names = append(names, name)
		}
	}
	return names
}

// endsEarly tells whether the parser stopped at the end of the text.
func endsEarly(err error, text string) bool {
	var errs ast.Errors
	if !errors.As(err, &errs) {
		return false
	}
	rows := strings.Count(strings.TrimRight(text, " \t\n"), "\n") + 1
	for _, e := range errs {
		if strings.Contains(e.Message, "eof") || e.Location != nil && e.Location.Row > rows {
			return true
		}
	}
	return false
}
