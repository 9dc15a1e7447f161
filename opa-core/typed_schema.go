package main

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/types"
)

// OPA takes every property of a schema's object as present, and no other; of several types the first that it knows; and
// a list of items as the whole array. That finds errors, but is more than is known of a value. typedSchema is a schema
// of which OPA infers types that every value of the schema fits. An object gets a property more, the mark, whose name
// states which others are required and whether there may be further ones.

// mark is the name of the property, after markPrefix.
type mark struct {
	Required []string `json:"required"`
	Open     bool     `json:"open"` // further properties are allowed
}

const markPrefix = "\x00types:"

// markValue is the schema of a mark that adds nothing to the values of an object.
var markValue = map[string]any{"type": "object", "properties": map[string]any{markPrefix: map[string]any{"type": "boolean"}}}

var markType = types.NewObject([]*types.StaticProperty{types.NewStaticProperty(markPrefix, types.B)}, nil)

func isMark(t types.Type) bool {
	return types.Compare(t, markType) == 0
}

func readMark(key any) (mark, bool) {
	var m mark
	text, isText := key.(string)
	name, isMarked := strings.CutPrefix(text, markPrefix)
	return m, isText && isMarked && json.Unmarshal([]byte(name), &m) == nil
}

func typedSchema(schema any) any {
	given, isObject := schema.(map[string]any)
	if !isObject {
		return schema
	}
	out := maps.Clone(given)
	for _, keyword := range []string{"properties", "patternProperties", "definitions", "$defs", "dependentSchemas"} {
		if parts, ok := out[keyword].(map[string]any); ok {
			typed := make(map[string]any, len(parts))
			for name, part := range parts {
				typed[name] = typedSchema(part)
			}
			out[keyword] = typed
		}
	}
	for _, keyword := range []string{"anyOf", "allOf", "oneOf"} {
		if parts, ok := out[keyword].([]any); ok {
			typed := make([]any, len(parts))
			for i, part := range parts {
				typed[i] = typedSchema(part)
			}
			out[keyword] = typed
		}
	}
	for _, keyword := range []string{"items", "additionalProperties", "additionalItems", "contains", "not", "if", "then", "else"} {
		if part, ok := out[keyword]; ok {
			out[keyword] = typedSchema(part)
		}
	}
	_, isTuple := out["items"].([]any)
	if _, hasPrefix := out["prefixItems"]; isTuple || hasPrefix {
		out["items"] = map[string]any{}
	}
	markObject(out)
	separateTypes(out)
	return out
}

func markObject(schema map[string]any) {
	properties, _ := schema["properties"].(map[string]any)
	if len(properties) == 0 {
		return
	}
	m := mark{Required: []string{}, Open: schema["additionalProperties"] != false || schema["patternProperties"] != nil}
	if names, ok := schema["required"].([]any); ok {
		for _, name := range names {
			if text, isText := name.(string); isText {
				m.Required = append(m.Required, text)
			}
		}
	}
	slices.Sort(m.Required)
	value := any(map[string]any{})
	if !m.Open {
		value = markValue
	}
	properties[m.name()] = value
}

func (m mark) name() string {
	text, err := json.Marshal(m)
	if err != nil {
		panic(err) // strings and booleans
	}
	return markPrefix + string(text)
}

// separateTypes makes alternatives of several types.
func separateTypes(schema map[string]any) {
	several, ok := schema["type"].([]any)
	if !ok || len(several) < 2 {
		return
	}
	delete(schema, "type")
	if schema["anyOf"] != nil {
		return
	}
	alternatives := make([]any, len(several))
	for i, name := range several {
		alternatives[i] = map[string]any{"type": name}
	}
	schema["anyOf"] = alternatives
}

// typedBuiltins declares built-ins whose results have no required properties, because a declaration does not state that.
func typedBuiltins(caps *ast.Capabilities) *ast.Capabilities {
	out := *caps
	out.Builtins = make([]*ast.Builtin, len(caps.Builtins))
	for i, b := range caps.Builtins {
		typed := *b
		if result := b.Decl.Result(); result != nil && b.Decl.FuncArgs().Variadic == nil {
			typed.Decl = types.NewFunction(b.Decl.FuncArgs().Args, typedResult(result))
		}
		out.Builtins[i] = &typed
	}
	return &out
}

func typedResult(t types.Type) types.Type {
	switch t := t.(type) {
	case *types.Array:
		static := make([]types.Type, t.Len())
		for i := range static {
			static[i] = typedResult(t.Select(i))
		}
		return types.NewArray(static, typedResult(t.Dynamic()))
	case *types.Set:
		return types.NewSet(typedResult(t.Of()))
	case types.Any:
		of := make([]types.Type, len(t))
		for i := range of {
			of[i] = typedResult(t[i])
		}
		return types.NewAny(of...)
	case *types.Object:
		return typedObject(t)
	}
	return t
}

func typedObject(t *types.Object) types.Type {
	static := []*types.StaticProperty{}
	for _, p := range t.StaticProperties() {
		static = append(static, types.NewStaticProperty(p.Key, typedResult(p.Value)))
	}
	dynamic := t.DynamicProperties()
	if dynamic != nil {
		dynamic = types.NewDynamicProperty(dynamic.Key, typedResult(dynamic.Value))
	}
	if len(static) > 0 {
		static = append(static, types.NewStaticProperty(mark{Required: []string{}, Open: dynamic != nil}.name(), markType))
	}
	return types.NewObject(static, dynamic)
}
