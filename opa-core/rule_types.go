package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/types"
	"github.com/open-policy-agent/opa/v1/util"
)

type ruleTypesRequest struct {
	sources
	Entrypoints []string `json:"entrypoints"` // as of compileRequest
}

type ruleTypesAnswer struct {
	Entrypoints []entrypointTypes `json:"entrypoints"`
	Warnings    []diagnostic      `json:"warnings"`
	Outline     outline           `json:"outline"`
}

// entrypointTypes are what is known of the input and the value of an entrypoint before it is evaluated.
type entrypointTypes struct {
	Name        string           `json:"name"` // gate/deny
	Annotations *ast.Annotations `json:"annotations,omitempty"`
	Schemas     []inputSchema    `json:"schemas"` // of its input
	// Result is OPA's form of a type, in which static properties can be required.
	Result any `json:"result"`
}

// runRuleTypes gives the types of entrypoints. The policies must pass the check; then the types are inferred again with
// schemas that tell what OPA's types leave out.
func runRuleTypes(r *ruleTypesRequest) ([]byte, error) {
	modules, caps, err := r.parse()
	if err != nil {
		return nil, err
	}
	list, err := packages(modules)
	if err != nil {
		return nil, err
	}
	answer := ruleTypesAnswer{Entrypoints: []entrypointTypes{}}
	if answer.Outline, err = outlineOf(modules); err != nil {
		return nil, err
	}
	names, warnings, err := chooseEntrypoints(r.Entrypoints, list)
	if err != nil {
		return nil, err
	}
	answer.Warnings = warnings
	schemas, err := r.schemaSet(modules)
	if err != nil {
		return nil, err
	}
	if c := typeChecker(caps, schemas); !compiles(c, modules) {
		return nil, c.Errors
	}
	annotations, errs := ast.BuildAnnotationSet(modulesOf(modules))
	if len(errs) > 0 {
		return nil, errs
	}
	for _, name := range names {
		found, err := describeEntrypoint(name, list, annotations)
		if err != nil {
			return nil, err
		}
		answer.Entrypoints = append(answer.Entrypoints, *found)
	}
	env, err := r.inferTypes(modules, caps)
	if err != nil {
		return nil, err
	}
	for i, name := range names {
		if answer.Entrypoints[i].Result, err = resultType(name, list, env); err != nil {
			return nil, err
		}
	}
	return json.Marshal(answer)
}

// describeEntrypoint gives the METADATA of an entrypoint, and the schemas of its rules.
func describeEntrypoint(name string, list []*packageInfo, annotations *ast.AnnotationSet) (*entrypointTypes, error) {
	ref, err := entrypointRef(name)
	if err != nil {
		return nil, err
	}
	out := &entrypointTypes{Name: name, Schemas: []inputSchema{}}
	for _, p := range list {
		if p.ref.Equal(ref) {
			out.Annotations = p.Annotations
		}
		for _, rule := range p.Rules {
			if rule.ref.Equal(ref) {
				out.Annotations = rule.Annotations
			}
		}
		for _, h := range p.heads {
			at := knownPart(h.ref())
			if h.isFunction() && at.Equal(ref) {
				return nil, ast.Errors{ast.NewError(ast.TypeErr, h.rule.Loc(), "function %v used as reference, not called", ref)}
			}
			if h.isFunction() || beginsLikeTest(h.rule) || !at.HasPrefix(ref) && !ref.HasPrefix(at) {
				continue
			}
			named, err := schemasOf(h.rule, annotations)
			if err != nil {
				return nil, err
			}
			for _, found := range named {
				if !slices.ContainsFunc(out.Schemas, found.isSame) {
					out.Schemas = append(out.Schemas, found)
				}
			}
		}
	}
	return out, nil
}

// inferTypes checks modules whose schemas are those of typedSchema, and their built-ins those of typedBuiltins. A rule that only they do not fit has the type any.
func (r *ruleTypesRequest) inferTypes(modules map[string]*ast.Module, caps *ast.Capabilities) (*ast.TypeEnv, error) {
	for i := range r.Schemas {
		var schema any
		if err := util.UnmarshalJSON(r.Schemas[i].JSON, &schema); err != nil {
			return nil, err
		}
		text, err := json.Marshal(typedSchema(schema))
		if err != nil {
			return nil, err
		}
		r.Schemas[i].JSON = text
	}
	for _, module := range modules {
		for _, a := range module.Annotations {
			for _, s := range a.Schemas {
				if s.Definition != nil {
					typed := typedSchema(*s.Definition)
					s.Definition = &typed
				}
			}
		}
	}
	schemas, err := r.schemaSet(modules)
	if err != nil {
		return nil, err
	}
	c := typeChecker(typedBuiltins(caps), schemas).SetErrorLimit(0).WithStageAfterID(ast.StageCheckRecursion, openReplaced)
	if !compiles(c, modules) && slices.ContainsFunc(c.Errors, func(e *ast.Error) bool { return e.Code != ast.TypeErr }) {
		return nil, c.Errors
	}
	return c.TypeEnv, nil
}

// openReplaced makes any of data and of the input where an expression replaces a part of them, or a function: OPA's types
// follow a replaced document of data alone.
var openReplaced = ast.CompilerStageDefinition{Name: "OpenReplaced", MetricName: "open_replaced", Stage: func(c *ast.Compiler) *ast.Error {
	for _, module := range c.Modules {
		ast.WalkExprs(module, func(expr *ast.Expr) bool {
			if len(expr.With) == 0 {
				return false
			}
			roots := []ast.Ref{ast.DefaultRootRef, ast.InputRootRef}
			for _, w := range expr.With {
				if target, ok := w.Target.Value.(ast.Ref); ok && !target.HasPrefix(roots[0]) && !target.HasPrefix(roots[1]) {
					roots = append(roots, target)
				}
			}
			for i, root := range roots {
				// The type checker takes a document below an unknown key as any.
				key := ast.VarTerm("$replaced" + strconv.Itoa(i))
				expr.With = append(expr.With, &ast.With{Target: ast.NewTerm(root.Append(key)), Value: ast.NullTerm(), Location: expr.Location})
			}
			return false
		})
	}
	return nil
}}

// resultType is the type of the value of a rule, or of the object that a package gives.
func resultType(name string, list []*packageInfo, env *ast.TypeEnv) (any, error) {
	ref, err := entrypointRef(name)
	if err != nil {
		return nil, err
	}
	extent := &packageExtent{members: map[string]*packageExtent{}}
	writer := &typeWriter{}
	for _, p := range list {
		for _, h := range p.heads {
			at := knownPart(h.ref())
			switch {
			case ref.HasPrefix(at):
				return writer.shown(env.GetByRef(ref), 0), nil
			case at.HasPrefix(ref) && !h.isFunction():
				rule := extent.at(at[len(ref):])
				if rule.value == nil {
					rule.value = writer.shown(env.GetByRef(at), 0)
				}
				isWholeSet := h.rule.Head.RuleKind() == ast.MultiValue && len(at) == len(h.ref())
				rule.isDefined = rule.isDefined || isWholeSet || h.rule.Default
			}
		}
	}
	return extent.shown(), nil
}

// packageExtent is the object of a package: of its rules and of the packages below.
type packageExtent struct {
	value     any // the type of a rule; nil for a package
	isDefined bool
	members   map[string]*packageExtent
}

func (e *packageExtent) at(path ast.Ref) *packageExtent {
	for _, key := range path {
		name := keyText(key.Value)
		if e.members[name] == nil {
			e.members[name] = &packageExtent{members: map[string]*packageExtent{}}
		}
		e = e.members[name]
	}
	return e
}

func (e *packageExtent) shown() any {
	if e.value != nil {
		return e.value
	}
	properties := []any{}
	for _, name := range util.KeysSorted(e.members) {
		member := e.members[name]
		properties = append(properties, property(name, member.shown(), member.isDefined))
	}
	return map[string]any{"type": "object", "static": properties}
}

func property(key string, value any, isRequired bool) any {
	out := map[string]any{"key": key, "value": value}
	if isRequired {
		out["required"] = true
	}
	return out
}

// keyText is a key of an object as the JSON of a result has it.
func keyText(key ast.Value) string {
	if text, ok := key.(ast.String); ok {
		return string(text)
	}
	return key.String()
}

// typeWriter writes types in OPA's form, without what typedSchema put into them. What is too deep, soon in a recursive
// type, or too much for one entrypoint, is any.
type typeWriter struct{ parts int }

const (
	maxTypeParts   = 20_000
	maxTypeDepth   = 32
	recursiveDepth = 3
)

func (w *typeWriter) shown(t types.Type, depth int) any {
	if w.parts++; w.parts > maxTypeParts || depth > maxTypeDepth {
		return anyType
	}
	below := func(part types.Type) any { return w.shown(part, depth+1) }
	switch t := t.(type) {
	case *types.Recursive:
		return w.shown(t.Unwrap(), max(depth+1, maxTypeDepth-recursiveDepth))
	case types.Null, types.Boolean, types.Number, types.String:
		return t
	case *types.Set:
		return map[string]any{"type": "set", "of": below(t.Of())}
	case *types.Array:
		return shownArray(t, below)
	case *types.Object:
		return shownObject(t, below)
	case types.Any:
		return shownUnion(t, below)
	}
	return anyType
}

var anyType = map[string]any{"type": "any"}

func shownArray(t *types.Array, below func(types.Type) any) any {
	out := map[string]any{"type": "array"}
	if t.Len() > 0 {
		static := make([]any, t.Len())
		for i := range static {
			static[i] = below(t.Select(i))
		}
		out["static"] = static
	}
	if t.Dynamic() != nil {
		out["dynamic"] = below(t.Dynamic())
	}
	return out
}

func shownUnion(t types.Any, below func(types.Type) any) any {
	of := []any{}
	for _, part := range t {
		if !isMark(part) {
			of = append(of, below(part))
		}
	}
	switch len(of) {
	case 0:
		return anyType
	case 1:
		return of[0]
	}
	return map[string]any{"type": "any", "of": of}
}

func shownObject(t *types.Object, below func(types.Type) any) any {
	var required []string
	isMarked, isOpen := false, t.DynamicProperties() != nil
	for _, p := range t.StaticProperties() {
		if m, ok := readMark(p.Key); ok {
			isMarked, isOpen = true, isOpen || m.Open
			required = append(required, m.Required...)
		}
	}
	properties := []any{}
	seen := map[string]bool{}
	for _, p := range t.StaticProperties() {
		if _, ok := readMark(p.Key); ok {
			continue
		}
		name := fmt.Sprint(p.Key)
		if value, err := ast.InterfaceToValue(p.Key); err == nil {
			name = keyText(value)
		}
		if !seen[name] {
			seen[name] = true
			properties = append(properties, property(name, below(p.Value), !isMarked || slices.Contains(required, name)))
		}
	}
	out := map[string]any{"type": "object"}
	if len(properties) > 0 {
		out["static"] = properties
	}
	switch dynamic := t.DynamicProperties(); {
	case dynamic != nil:
		out["dynamic"] = map[string]any{"key": below(dynamic.Key), "value": below(dynamic.Value)}
	case isOpen:
		out["dynamic"] = map[string]any{"key": anyType, "value": anyType}
	}
	return out
}
