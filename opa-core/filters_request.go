package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/internal/compile"
	"github.com/open-policy-agent/opa/v1/ast"
	filters "github.com/open-policy-agent/opa/v1/rego/compile"
	"github.com/open-policy-agent/opa/v1/server/types"
	"github.com/open-policy-agent/opa/v1/util"
)

// filtersBody is the body of a request for filters.
type filtersBody struct {
	Input    *any      `json:"input"`
	Query    string    `json:"query"`
	Unknowns *[]string `json:"unknowns"`
	Options  struct {
		DisableInlining []string       `json:"disableInlining,omitempty"`
		Mappings        map[string]any `json:"targetSQLTableMappings,omitempty"`
		TargetDialects  []string       `json:"targetDialects,omitempty"`
		MaskRule        string         `json:"maskRule,omitempty"`
	} `json:"options"`
	// Metadata are the other members.
	Metadata map[string]any `json:"-"`
}

func init() { types.RegisterJSONFields[filtersBody]() }

// UnmarshalJSON has OPA's type by its name, which its errors show.
func (b *filtersBody) UnmarshalJSON(data []byte) error {
	type alias filtersBody
	extra, err := types.UnmarshalExtras[filtersBody](data, (*alias)(b))
	b.Metadata = extra
	return err
}

// readFilters reads the body of a request.
func readFilters(body json.RawMessage) (*filtersBody, error) {
	var b filtersBody
	if len(body) == 0 {
		return &b, nil
	}
	if err := util.NewJSONDecoder(bytes.NewReader(body)).Decode(&b); err != nil {
		return nil, invalid("error(s) occurred while decoding request: %v", err)
	}
	return &b, nil
}

func invalid(format string, args ...any) error {
	return refuse(http.StatusBadRequest, types.NewErrorV1(types.CodeInvalidParameter, format, args...))
}

// parsedFilters is a request as the evaluator takes it.
type parsedFilters struct {
	query    ast.Body
	input    ast.Value
	unknowns []ast.Ref
	maskRule ast.Ref
}

func (f *filtering) read(b *filtersBody) (*parsedFilters, error) {
	path, err := pathToRef(f.Path)
	if err != nil {
		return nil, invalid("invalid path: %v", err)
	}
	r := &parsedFilters{query: ast.NewBody(ast.NewExpr(ast.NewTerm(path)))}
	if b.Input != nil {
		if r.input, err = ast.InterfaceToValue(*b.Input); err != nil {
			return nil, invalid("error(s) occurred while converting input: %v", err)
		}
	}
	if b.Unknowns != nil {
		r.unknowns = make([]ast.Ref, len(*b.Unknowns))
		for i, s := range *b.Unknowns {
			if r.unknowns[i], err = ast.ParseRef(s); err != nil {
				return nil, invalid("error(s) occurred while parsing unknowns: %v", err)
			}
			if err := checkUnknown(r.unknowns[i]); err != nil {
				return nil, err
			}
		}
	}
	if name := b.Options.MaskRule; name != "" {
		if !strings.HasPrefix(name, "data.") {
			name = path[:len(path)-1].String() + "." + name
		}
		if r.maskRule, err = ast.ParseRef(name); err != nil {
			hint := compile.FuzzyRuleNameMatchHint(f.compiler, b.Options.MaskRule)
			return nil, invalid("error(s) occurred while parsing mask_rule name: %s", hint)
		}
	}
	return r, nil
}

// checkUnknown refuses what OPA panics on, so that its server closes the connection.
func checkUnknown(ref ast.Ref) error {
	if len(ref) > 1 {
		if _, ok := ref[1].Value.(ast.String); !ok {
			return invalid("error(s) occurred while parsing unknowns: %v: the first step must be a name", ref)
		}
	}
	return nil
}

// pathToRef is stringPathToDataRef of OPA's server.
func pathToRef(path string) (ast.Ref, error) {
	ref := ast.Ref{ast.DefaultRootDocument}
	for x := range strings.SplitSeq(path, "/") {
		if x == "" {
			continue
		}
		if y, err := url.PathUnescape(x); err == nil {
			x = y
		}
		if strings.Contains(x, "\"") {
			return nil, fmt.Errorf("invalid ref term '%s'", x)
		}
		if i, ok := util.Atoi64(x); ok {
			ref = append(ref, ast.InternedTerm(i))
		} else {
			ref = append(ref, ast.InternedTerm(x))
		}
	}
	return ref, nil
}

// queriedRef is the rule that a query asks for.
func queriedRef(query ast.Body) (ast.Ref, bool) {
	if len(query) != 1 {
		return nil, false
	}
	term, ok := query[0].Terms.(*ast.Term)
	if !ok {
		return nil, false
	}
	ref, ok := term.Value.(ast.Ref)
	return ref, ok
}

func unknownsOf(compiler *ast.Compiler, query ast.Body) ([]ast.Ref, []*ast.Error) {
	ref, ok := queriedRef(query)
	if !ok {
		return nil, nil
	}
	return compile.ExtractUnknownsFromAnnotations(compiler, ref)
}

func maskRuleOf(compiler *ast.Compiler, query ast.Body) (ast.Ref, *ast.Error) {
	ref, ok := queriedRef(query)
	if !ok {
		return nil, nil
	}
	return compile.ExtractMaskRuleRefFromAnnotations(compiler, ref)
}

// target is a kind of filters and its dialect.
type target struct{ name, dialect string }

const multiTarget = "application/vnd.opa.multitarget+json"

// targetOf are the targets by the header Accept.
var targetOf = map[string]target{
	multiTarget:                               {"multi", ""},
	"application/json":                        {"", ""},
	"application/vnd.opa.ucast.all+json":      {"ucast", "all"},
	"application/vnd.opa.ucast.minimal+json":  {"ucast", "minimal"},
	"application/vnd.opa.ucast.prisma+json":   {"ucast", "prisma"},
	"application/vnd.opa.ucast.linq+json":     {"ucast", "linq"},
	"application/vnd.opa.sql.postgresql+json": {"sql", "postgresql"},
	"application/vnd.opa.sql.mysql+json":      {"sql", "mysql"},
	"application/vnd.opa.sql.sqlserver+json":  {"sql", "sqlserver"},
	"application/vnd.opa.sql.sqlite+json":     {"sql", "sqlite"},
}

// targetsOf are the targets that a request asks for.
func targetsOf(accept string, dialects []string) ([]target, error) {
	one, known := targetOf[accept]
	switch {
	case accept == "":
		return nil, invalid("Accept header: missing required header")
	case strings.Contains(accept, ","):
		return nil, invalid("Accept header: multiple headers not supported")
	case !known:
		return nil, invalid("Accept header: unsupported header: %s", accept)
	case accept != multiTarget:
		return []target{one}, nil
	}
	targets := make([]target, len(dialects))
	for i, text := range dialects {
		parts := strings.Split(text, "+")
		if len(parts) < 2 {
			// OPA panics, and its server closes the connection.
			return nil, invalid("options.targetDialects: %s is no target and dialect such as sql+postgresql", text)
		}
		targets[i] = target{parts[0], parts[1]}
	}
	return targets, nil
}

// madeFilter is what is told of one target.
type madeFilter struct {
	Query any            `json:"query"`
	Masks map[string]any `json:"masks,omitempty"`
}

// filterOf is nil where nothing is ever allowed.
func filterOf(made *filters.Filters, t target) *madeFilter {
	f := made.For(t.name, t.dialect)
	if f.Query == nil {
		return nil
	}
	return &madeFilter{f.Query, f.Masks}
}

// resultOf is what is told of all targets; nil where that is nothing.
func resultOf(made *filters.Filters, accept string, targets []target) any {
	if accept != multiTarget {
		if one := filterOf(made, targets[0]); one != nil {
			return one
		}
		return nil
	}
	var all struct {
		UCAST    *madeFilter `json:"ucast,omitempty"`
		Postgres *madeFilter `json:"postgresql,omitempty"`
		MySQL    *madeFilter `json:"mysql,omitempty"`
		MSSQL    *madeFilter `json:"sqlserver,omitempty"`
		SQLite   *madeFilter `json:"sqlite,omitempty"`
	}
	into := map[string]**madeFilter{
		"postgresql": &all.Postgres, "mysql": &all.MySQL, "sqlserver": &all.MSSQL, "sqlite": &all.SQLite,
	}
	for _, t := range targets {
		switch {
		case t.name == "ucast" && all.UCAST == nil:
			all.UCAST = filterOf(made, t)
		case t.name == "sql" && slices.Contains(util.Keys(into), t.dialect):
			*into[t.dialect] = filterOf(made, t)
		}
	}
	return all
}
