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

// idOrigins finds out whether the id of a finding is one constant of the policy, or of METADATA, whatever the input is. Where the input may
// choose among several, and of anything that is not followed, an exception by the id does not apply.
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

func scopeOf(rule *ast.Rule, depth int) *idScope {
	return &idScope{bodies: []ast.Body{rule.Body}, depth: depth + 1}
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
	one := o.only(rule.Ref(), false)
	return one != nil && o.ofResult(one.Head.Value, scopeOf(one, 0))
}

// only is the rule, or the else of a rule, that alone gives a value at a constant path; as a list, the only one that is not empty. Among
// several the input may choose; of a set (result contains "x") there is no one value.
func (o *idOrigins) only(ref ast.Ref, asList bool) *ast.Rule {
	if !ref.HasPrefix(ast.DefaultRootRef) || len(ref.ConstantPrefix()) != len(ref) {
		return nil
	}
	var found *ast.Rule
	for _, rule := range o.rules {
		if !mayMeet(ref, rule.Ref()) {
			continue
		}
		for one := rule; one != nil; one = one.Else {
			if asList && one.Head.Value != nil && isEmptyList(one.Head.Value) {
				continue
			}
			if found != nil || !rule.Ref().Equal(ref) || rule.Head.RuleKind() == ast.MultiValue {
				return nil
			}
			found = one
		}
	}
	return found
}

func isEmptyList(term *ast.Term) bool {
	switch value := term.Value.(type) {
	case *ast.Array:
		return value.Len() == 0
	case ast.Set:
		return value.Len() == 0
	}
	return false
}

// ofListRule tells it of a rule that gives findings: of this definition of a set, else of the whole value.
func (o *idOrigins) ofListRule(rule *ast.Rule, depth int) bool {
	if rule.Head.RuleKind() == ast.MultiValue {
		return o.ofFinding(rule.Head.Key, scopeOf(rule, depth))
	}
	one := o.only(rule.Ref(), true)
	return one != nil && o.ofList(one.Head.Value, scopeOf(one, depth))
}

func (o *idOrigins) ofResult(term *ast.Term, scope *idScope) bool {
	switch value := term.Value.(type) {
	case ast.Var:
		return o.followed(value, scope, o.ofResult)
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
		return o.followed(value, scope, o.ofList)
	case *ast.SetComprehension:
		return o.ofFinding(value.Term, scope.within(value.Body))
	case *ast.ArrayComprehension:
		return o.ofFinding(value.Term, scope.within(value.Body))
	case *ast.Array:
		return !value.Until(func(t *ast.Term) bool { return !finding(t) })
	case ast.Set:
		return !value.Until(func(t *ast.Term) bool { return !finding(t) })
	case ast.Ref:
		return o.ofLists(value, scope.depth)
	case ast.Call:
		if slices.Contains([]string{ast.Or.Name, ast.ArrayConcat.Name}, value[0].String()) {
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
		return o.followed(value, scope, o.ofFinding)
	case ast.Ref:
		one := o.only(value, false)
		return one != nil && o.ofFinding(one.Head.Value, scopeOf(one, scope.depth))
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

// isFixed tells whether a term is the same for every input.
func (o *idOrigins) isFixed(term *ast.Term, scope *idScope) bool {
	if o.isSpent(scope) {
		return false
	}
	switch value := term.Value.(type) {
	case ast.Null, ast.Boolean, ast.Number, ast.String:
		return true
	case ast.Var:
		return o.followed(value, scope, o.isFixed)
	case *ast.Array:
		return !value.Until(func(t *ast.Term) bool { return !o.isFixed(t, scope) })
	case ast.Ref:
		if one := o.only(value, false); one != nil {
			return one.Body.Equal(always) && o.isFixed(one.Head.Value, scopeOf(one, scope.depth))
		}
		isPart := !value.HasPrefix(ast.DefaultRootRef) && !slices.ContainsFunc(value[1:], func(t *ast.Term) bool { return !ast.IsScalar(t.Value) })
		return isPart && o.isFixed(value[0], scope)
	case ast.Call:
		if builtin := o.builtins[value[0].String()]; builtin != nil {
			// A relation, as walk, has several values.
			return isMetadata(value) || !builtin.Nondeterministic && !builtin.Relation && !slices.ContainsFunc(value[1:], func(t *ast.Term) bool { return !o.isFixed(t, scope) })
		}
		return o.ofCall(value, scope, o.isFixed)
	}
	return false
}

// always is the body of a rule without conditions.
var always = ast.NewBody(ast.NewExpr(ast.BooleanTerm(true)))

func isMetadata(call ast.Call) bool {
	return slices.Contains([]string{ast.RegoMetadataRule.Name, ast.RegoMetadataChain.Name}, call[0].String())
}

// followed asks of the term that a variable has the value of: one that a body unifies it with, whatever else binds it. A variable that a
// body declares otherwise hides those around it.
func (o *idOrigins) followed(v ast.Var, scope *idScope, ask func(*ast.Term, *idScope) bool) bool {
	if o.isSpent(scope) {
		return false
	}
	for i, body := range scope.bodies {
		own := &idScope{bodies: scope.bodies[i:], args: scope.args, caller: scope.caller, depth: scope.depth + 1}
		for at, expr := range body {
			term, isDeclared := unifiedWith(expr, v), declares(expr, v)
			// A closure that has a variable of this name before it is declared has another one.
			if isDeclared && (term == nil || slices.ContainsFunc(body[:at], func(earlier *ast.Expr) bool { return mentions(earlier, v) })) {
				return false
			}
			if term != nil {
				return ask(term, own)
			}
		}
	}
	if term := scope.args[v]; term != nil {
		return ask(term, &idScope{bodies: scope.caller.bodies, args: scope.caller.args, caller: scope.caller.caller, depth: scope.depth + 1})
	}
	return false
}

func unifiedWith(expr *ast.Expr, v ast.Var) *ast.Term {
	if expr.Negated || len(expr.With) > 0 || !expr.IsAssignment() && !expr.IsEquality() {
		return nil
	}
	for i := range 2 {
		if expr.Operand(i).Value.Compare(v) == 0 {
			return expr.Operand(1 - i)
		}
	}
	return nil
}

// declares tells whether some or := makes a variable of this name in its body.
func declares(expr *ast.Expr, v ast.Var) bool {
	var declared []*ast.Term
	if decl, isDecl := expr.Terms.(*ast.SomeDecl); isDecl {
		declared = decl.Symbols
	} else if expr.IsAssignment() {
		declared = []*ast.Term{expr.Operand(0)}
	}
	return slices.ContainsFunc(declared, func(term *ast.Term) bool { return mentions(term, v) })
}

// ofLists tells it of the rules at a path that give findings.
func (o *idOrigins) ofLists(ref ast.Ref, depth int) bool {
	found := false
	for _, rule := range o.rules {
		if !mayMeet(ref, rule.Ref()) {
			continue
		}
		if found = rule.Ref().Equal(ref) && o.ofListRule(rule, depth); !found {
			return false
		}
	}
	return found
}

// ofCall asks of the value of a function of the policies.
func (o *idOrigins) ofCall(call ast.Call, scope *idScope, ask func(*ast.Term, *idScope) bool) bool {
	ref, isRef := call[0].Value.(ast.Ref)
	if !isRef || o.isSpent(scope) {
		return false
	}
	one := o.only(ref, false)
	if one == nil {
		return false
	}
	own := scopeOf(one, scope.depth)
	own.args, own.caller = map[ast.Var]*ast.Term{}, scope
	for i, parameter := range one.Head.Args {
		if v, isVar := parameter.Value.(ast.Var); isVar && i+1 < len(call) {
			own.args[v] = call[i+1]
		}
	}
	return ask(one.Head.Value, own)
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
