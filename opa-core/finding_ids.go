package main

import (
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/types"
)

// idMembers are the members by which a finding names itself, as src/gate/finding.ts reads them.
var idMembers = []string{"id", "rule_id", "rule", "code"}

// findingMembers are the members of a result that hold findings.
var findingMembers = []string{"deny", "violation", "violations", "findings", "warn"}

// maxIDDepth and maxIDSteps bound how far the origins of a rule's ids are followed.
const (
	maxIDDepth = 16
	maxIDSteps = 100_000
)

// idOrigins finds out whether the ids of findings are what the policy says: constants, or METADATA. Of anything that it does not follow
// the input may choose the id, and with it an exception.
type idOrigins struct {
	rules    []*ast.Rule // of all modules, resolved
	builtins map[string]*ast.Builtin
	steps    int
}

// isSpent tells whether the bounds are reached. What was not followed to its end counts as the input's.
func (o *idOrigins) isSpent(scope *idScope) bool {
	o.steps++
	return o.steps > maxIDSteps || scope.depth > maxIDDepth
}

func newIDOrigins(resolved map[string]*ast.Module, caps *ast.Capabilities) *idOrigins {
	out := &idOrigins{builtins: map[string]*ast.Builtin{}}
	for _, m := range resolved {
		out.rules = append(out.rules, m.Rules...)
	}
	for _, b := range caps.Builtins {
		out.builtins[b.Name] = b
	}
	return out
}

// idScope is where the variables of a term get their values: bodies from within, and the arguments of a function that was called.
type idScope struct {
	bodies []ast.Body
	args   map[ast.Var]*ast.Term
	caller *idScope
	depth  int
}

func (s *idScope) within(body ast.Body) *idScope {
	return &idScope{bodies: append([]ast.Body{body}, s.bodies...), args: s.args, caller: s.caller, depth: s.depth + 1}
}

// areFixed tells whether no definition of a policy's rule, or of a part of it, has findings with an id that the input may choose.
func (o *idOrigins) areFixed(j *judgingPackage, name string) bool {
	o.steps = 0
	ref := append(j.ref.Copy(), ast.StringTerm(name))
	return !slices.ContainsFunc(o.rules, func(rule *ast.Rule) bool {
		if len(rule.Head.Args) > 0 || !mayMeet(ref, rule.Ref()) {
			return false
		}
		// A rule at the policy's path, or above, has the policy in its value: a[x] beside package a.b.
		return len(rule.Ref()) <= len(j.ref) || !o.ofRule(rule, rule.Ref()[len(j.ref):])
	})
}

// ofRule tells it of a rule, by its path below the policy.
func (o *idOrigins) ofRule(rule *ast.Rule, path ast.Ref) bool {
	name, _ := path[0].Value.(ast.String)
	if len(path) > 2 {
		return false
	}
	if len(path) == 2 {
		member, _ := path[1].Value.(ast.String)
		return name == "result" && member != "" && (!slices.Contains(findingMembers, string(member)) || o.ofListRule(rule, 0))
	}
	if name != "result" {
		return o.ofListRule(rule, 0)
	}
	// A set (result contains "x") is no result, and has no value in its head.
	return everyElse(rule, 0, func(one *ast.Rule, scope *idScope) bool {
		return one.Head.Value != nil && o.ofResult(one.Head.Value, scope)
	})
}

// everyElse asks of a rule and its else chain.
func everyElse(rule *ast.Rule, depth int, ask func(*ast.Rule, *idScope) bool) bool {
	for ; rule != nil; rule = rule.Else {
		if !ask(rule, &idScope{bodies: []ast.Body{rule.Body}, depth: depth + 1}) {
			return false
		}
	}
	return true
}

func (o *idOrigins) ofListRule(rule *ast.Rule, depth int) bool {
	return everyElse(rule, depth, func(one *ast.Rule, scope *idScope) bool {
		if one.Head.RuleKind() == ast.MultiValue {
			return o.ofFinding(one.Head.Key, scope)
		}
		return o.ofList(one.Head.Value, scope)
	})
}

func (o *idOrigins) ofResult(term *ast.Term, scope *idScope) bool {
	switch value := term.Value.(type) {
	case ast.Var:
		return o.followed(value, scope, o.ofResult, nil)
	case ast.Object:
		return !value.Until(func(key, member *ast.Term) bool {
			name, isName := key.Value.(ast.String)
			return !isName || slices.Contains(findingMembers, string(name)) && !o.ofList(member, scope)
		})
	}
	return false
}

// ofList tells it of the members of a collection.
func (o *idOrigins) ofList(term *ast.Term, scope *idScope) bool {
	if o.isSpent(scope) {
		return false
	}
	finding := func(t *ast.Term) bool { return o.ofFinding(t, scope) }
	switch value := term.Value.(type) {
	case ast.Var:
		return o.followed(value, scope, o.ofList, nil)
	case *ast.SetComprehension:
		return o.ofFinding(value.Term, scope.within(value.Body))
	case *ast.ArrayComprehension:
		return o.ofFinding(value.Term, scope.within(value.Body))
	case *ast.Array:
		return !value.Until(func(t *ast.Term) bool { return !finding(t) })
	case ast.Set:
		return !value.Until(func(t *ast.Term) bool { return !finding(t) })
	case ast.Ref:
		return o.ofRules(value, func(rule *ast.Rule) bool { return o.ofListRule(rule, scope.depth) })
	case ast.Call:
		if slices.Contains([]string{ast.Or.Name, ast.And.Name, ast.Minus.Name, ast.ArrayConcat.Name}, value[0].String()) {
			return !slices.ContainsFunc(value[1:], func(t *ast.Term) bool { return !o.ofList(t, scope) })
		}
		return o.ofCall(value, scope, o.ofList)
	}
	return false
}

// ofFinding tells it of a single finding. What is not an object has no id of its own.
func (o *idOrigins) ofFinding(term *ast.Term, scope *idScope) bool {
	if o.isSpent(scope) {
		return false
	}
	switch value := term.Value.(type) {
	case ast.Null, ast.Boolean, ast.Number, ast.String, *ast.TemplateString:
		return true
	case ast.Object:
		return !value.Until(func(key, member *ast.Term) bool {
			name, isName := key.Value.(ast.String)
			return !isName || slices.Contains(idMembers, string(name)) && !o.isFixed(member, scope)
		})
	case ast.Var:
		return o.followed(value, scope, o.ofFinding, o.ofList)
	case ast.Ref:
		last := len(value) - 1
		return o.ofRules(value, func(rule *ast.Rule) bool {
			return rule.Head.RuleKind() != ast.MultiValue && everyElse(rule, scope.depth, func(one *ast.Rule, own *idScope) bool {
				return o.ofFinding(one.Head.Value, own)
			})
		}) || !ast.IsScalar(value[last].Value) && o.ofRules(value[:last], func(rule *ast.Rule) bool { return o.ofListRule(rule, scope.depth) })
	case ast.Call:
		name := value[0].String()
		if name == ast.ObjectUnion.Name {
			return o.ofFinding(value[1], scope) && o.ofFinding(value[2], scope)
		}
		if builtin := o.builtins[name]; builtin != nil {
			return isString(builtin.Decl.Result())
		}
		return o.ofCall(value, scope, o.ofFinding)
	}
	return false
}

func isString(t types.Type) bool {
	if named, isNamed := t.(*types.NamedType); isNamed {
		t = named.Type
	}
	_, isIt := t.(types.String)
	return isIt
}

// isFixed tells whether a term is what the policy says, whatever the input is: which of several of its constants may depend on it.
func (o *idOrigins) isFixed(term *ast.Term, scope *idScope) bool {
	if o.isSpent(scope) {
		return false
	}
	switch value := term.Value.(type) {
	case ast.Null, ast.Boolean, ast.Number, ast.String:
		return true
	case ast.Var:
		return o.followed(value, scope, o.isFixed, nil)
	case *ast.Array:
		return !value.Until(func(t *ast.Term) bool { return !o.isFixed(t, scope) })
	case ast.Ref:
		if call, isCall := value[0].Value.(ast.Call); isCall {
			return isMetadata(call)
		}
		return o.ofRules(value, func(rule *ast.Rule) bool {
			return rule.Head.RuleKind() != ast.MultiValue && everyElse(rule, scope.depth, func(one *ast.Rule, own *idScope) bool {
				return o.isFixed(one.Head.Value, own)
			})
		})
	case ast.Call:
		if builtin := o.builtins[value[0].String()]; builtin != nil {
			return isMetadata(value) || !builtin.Nondeterministic && !slices.ContainsFunc(value[1:], func(t *ast.Term) bool { return !o.isFixed(t, scope) })
		}
		return o.ofCall(value, scope, o.isFixed)
	}
	return false
}

func isMetadata(call ast.Call) bool {
	return slices.Contains([]string{ast.RegoMetadataRule.Name, ast.RegoMetadataChain.Name}, call[0].String())
}

// followed asks of the term that a variable has the value of, or with ofMembers of the collection that it is a member of. A term that a
// body unifies it with is its value, whatever else binds it.
func (o *idOrigins) followed(v ast.Var, scope *idScope, ask, ofMembers func(*ast.Term, *idScope) bool) bool {
	if o.isSpent(scope) {
		return false
	}
	for i, body := range scope.bodies {
		own := &idScope{bodies: scope.bodies[i:], args: scope.args, caller: scope.caller, depth: scope.depth + 1}
		for _, expr := range body {
			if expr.Negated {
				continue
			}
			if term := unifiedWith(expr, v); term != nil {
				return ask(term, own)
			}
			if collection := memberOf(expr, v); collection != nil {
				return ofMembers != nil && ofMembers(collection, own)
			}
		}
	}
	if term := scope.args[v]; term != nil {
		return ask(term, &idScope{bodies: scope.caller.bodies, args: scope.caller.args, caller: scope.caller.caller, depth: scope.depth + 1})
	}
	return false
}

func unifiedWith(expr *ast.Expr, v ast.Var) *ast.Term {
	if !expr.IsAssignment() && !expr.IsEquality() {
		return nil
	}
	for i := range 2 {
		if expr.Operand(i).Value.Compare(v) == 0 {
			return expr.Operand(1 - i)
		}
	}
	return nil
}

// memberOf is the collection of which some v in … makes a variable a member.
func memberOf(expr *ast.Expr, v ast.Var) *ast.Term {
	decl, isDecl := expr.Terms.(*ast.SomeDecl)
	if !isDecl {
		return nil
	}
	for _, symbol := range decl.Symbols {
		call, isCall := symbol.Value.(ast.Call)
		if isCall && len(call) > 2 && call[len(call)-2].Value.Compare(v) == 0 {
			return call[len(call)-1]
		}
	}
	return nil
}

// ofRules asks of the rules at a constant path of data; what no rule supplies is a base document, which is not the input.
func (o *idOrigins) ofRules(ref ast.Ref, ask func(*ast.Rule) bool) bool {
	if !ref.HasPrefix(ast.DefaultRootRef) || len(ref.ConstantPrefix()) != len(ref) {
		return false
	}
	for _, rule := range o.rules {
		if mayMeet(ref, rule.Ref()) && (len(rule.Ref()) != len(ref) || len(rule.Head.Args) > 0 || !ask(rule)) {
			return false
		}
	}
	return true
}

// ofCall asks of the values of a function of the policies.
func (o *idOrigins) ofCall(call ast.Call, scope *idScope, ask func(*ast.Term, *idScope) bool) bool {
	ref, isRef := call[0].Value.(ast.Ref)
	if !isRef || o.isSpent(scope) {
		return false
	}
	found := false
	for _, rule := range o.rules {
		if !rule.Ref().Equal(ref) {
			continue
		}
		found = true
		isFixed := everyElse(rule, scope.depth, func(one *ast.Rule, own *idScope) bool {
			own.args, own.caller = map[ast.Var]*ast.Term{}, scope
			for i, parameter := range one.Head.Args {
				if v, isVar := parameter.Value.(ast.Var); isVar && i+1 < len(call) {
					own.args[v] = call[i+1]
				}
			}
			return ask(one.Head.Value, own)
		})
		if !isFixed {
			return false
		}
	}
	return found
}

// findFixedIDs finds the rules of a policy of which no finding has an id that the input may choose, and their definitions. Findings of a rule
// that is added are those of the rule that it reads.
func (j *judgingPackage) findFixedIDs(o *idOrigins, resolved map[string]*ast.Module, added *completion) {
	j.FixedIDs = []string{}
	for _, name := range j.Judged {
		isAdded := slices.ContainsFunc(j.added, func(rule addedRule) bool { return rule.Name == name })
		if o.areFixed(j, name) && (!isAdded || o.areFixed(j, added.InsteadOf)) {
			j.FixedIDs = append(j.FixedIDs, name)
		}
		for _, d := range j.Definitions[name] {
			d.FixedIDs = !slices.ContainsFunc(resolved[d.Location.File].Rules[d.index:d.index+len(d.rules)], func(rule *ast.Rule) bool {
				return !o.ofRule(rule, rule.Ref()[len(j.ref):])
			})
		}
	}
}
