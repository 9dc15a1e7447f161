package main

import (
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
)

// head is the head of one rule: its path in data is that of its package and its own, b.deny of package a.
type head struct {
	rule        *ast.Rule
	file        string
	index       int // among the rules of its file
	own         int // where its own part begins: the length of its package's path
	annotations []*ast.Annotations
}

func (h *head) ref() ast.Ref { return h.rule.Ref() }

func (h *head) isFunction() bool { return len(h.rule.Head.Args) > 0 }

// judgedName is where a head has a name by which rules judge: of the package policy the rule name. The first counts: what follows are
// parts of that rule, as in result.violations.
type judgedName struct {
	policy ast.Ref // data.a.b, of b.deny in package a
	name   string
	// fault is why the rule cannot be judged by that name; "" if it can.
	fault fault
}

// fault is why the gate cannot evaluate a rule with the name of one that judges.
type fault string

const (
	isFunction fault = "function" // deny(x)
	isDynamic  fault = "dynamic"  // checks[k].deny, or checks[k] where k is "deny"
	isValue    fault = "value"    // checks := {"deny": ["x"]}
	isNested   fault = "nested"   // result.x.deny; b.deny, where another tool's rules hold, which reads rules of its packages alone
	isPackage  fault = "package"  // the rules of a package named deny, and of those below
	isInTests  fault = "tests"    // the rules of a package that holds tests
)

// judgedName finds the first part of a rule's own head that makes a policy.
func (g *gateRequest) judgedName(h *head) (judgedName, bool) {
	ref := h.ref()
	for i := h.own; i < len(ref); i++ {
		for _, name := range g.namesAt(h, i) {
			if !g.makesPolicy(name) || i > h.own && h.isHelper() {
				continue
			}
			out := judgedName{policy: ref[:i], name: name}
			_, isConstant := ref[i].Value.(ast.String)
			switch {
			case h.isFunction():
				out.fault = isFunction
			case !isConstant || slices.ContainsFunc(ref[1:i], isNoString):
				out.fault = isDynamic
			case i > h.own && (g.Families != nil || g.Complete != nil):
				out.fault = isNested
			}
			return out, true
		}
	}
	return judgedName{}, false
}

func isNoString(t *ast.Term) bool {
	_, isString := t.Value.(ast.String)
	return !isString
}

// namesAt are the names that a part of a head can have, as far as the Rego says.
func (g *gateRequest) namesAt(h *head, i int) []string {
	if name, isText := h.ref()[i].Value.(ast.String); isText {
		return []string{string(name)}
	}
	rule := g.resolvedRule(h)
	return g.textsOf(rule, rule.Ref()[i])
}

// isHelper tells whether METADATA of a rule or its document says that it judges nothing by itself (custom.helper: true).
func (h *head) isHelper() bool {
	return slices.ContainsFunc(h.annotations, func(a *ast.Annotations) bool { return a.Custom["helper"] == true })
}

// nameOf is a rule of a package in full, without data, or a member of its value: a.b.deny.
func (p *packageInfo) nameOf(h *head, member ast.Ref) string {
	return strings.ReplaceAll(p.Path, "/", ".") + "." + h.rule.Head.Ref().Concat(member).String()
}
