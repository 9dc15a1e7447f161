package main

import (
	"slices"
	"strconv"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/compile"
	"github.com/open-policy-agent/opa/v1/types"
)

// A call without an answer is undefined, so it ends its body, and what the body would have asked next is not known. Where a body asks
// more than once, it goes on for that alone:
//
//	x := acme.f(1); y := acme.f(2); x + y > 3
//
// becomes
//
//	found := [[x] | x := acme.f(1)]
//	_ = [1 | regohost.guessing(); _ = [1 | y := acme.f(2)]]
//	[x] = found[_]
//	y := acme.f(2); x + y > 3
//
// regohost.guessing() is true only after a call of the pass that has no answer, when the outcome of the pass is discarded anyway.
//
// What is after an else is not asked ahead: most answers keep the branch before it, so its calls would be made in vain.

// guessing is the built-in by which a module asks its host whether a call of the pass had no answer.
var guessing = &ast.Builtin{Name: "regohost.guessing", Decl: types.NewFunction(nil, types.B), Nondeterministic: true}

// branch is the built-in with which each branch of a rule with else begins: 0 is the first, and true; the others are true
// unless a call of those before had no answer.
var branch = &ast.Builtin{Name: "regohost.branch", Decl: types.NewFunction(types.Args(types.N, types.N), types.B), Nondeterministic: true}

const (
	// maxPoints is the number of places in a body after which it looks ahead.
	maxPoints = 8
	// maxAhead is the number of calls that one place looks ahead for.
	maxAhead = 256
)

// askAhead has bodies that ask more than once look ahead. It returns what takes it back.
func (s *sources) askAhead() (undo func()) {
	compile.Prepare = func(c *ast.Compiler, modules []*ast.Module, decls map[string]*ast.Builtin) {
		a := &ahead{compiler: c, asked: s.asked, asking: map[*ast.Rule]bool{}}
		a.findRules(modules)
		for _, m := range modules {
			for _, r := range m.Rules {
				a.rewrite(r)
			}
		}
		if a.names > 0 {
			decls[guessing.Name] = guessing
			decls[branch.Name] = branch
		}
	}
	return func() { compile.Prepare = nil }
}

type ahead struct {
	compiler *ast.Compiler
	asked    map[string]bool
	asking   map[*ast.Rule]bool
	names    int
}

// findRules finds the rules that ask, by themselves or by what they read.
func (a *ahead) findRules(modules []*ast.Module) {
	var found []*ast.Rule
	for _, m := range modules {
		ast.WalkRules(m, func(r *ast.Rule) bool {
			if !a.asking[r] && a.calls(r) {
				a.asking[r] = true
				found = append(found, r)
			}
			return false
		})
	}
	for len(found) > 0 {
		last := found[len(found)-1]
		found = found[:len(found)-1]
		for dependent := range a.compiler.Graph.Dependents(last) {
			if r, ok := dependent.(*ast.Rule); ok && !a.asking[r] {
				a.asking[r] = true
				found = append(found, r)
			}
		}
	}
}

// calls reports whether a built-in that is asked of the host is named in x.
func (a *ahead) calls(x any) (found bool) {
	ast.WalkRefs(x, func(ref ast.Ref) bool {
		found = found || a.asked[ref.String()]
		return found
	})
	return found
}

// asks reports whether an expression asks, by itself or by the rules that it reads.
func (a *ahead) asks(e *ast.Expr) (found bool) {
	ast.WalkRefs(e, func(ref ast.Ref) bool {
		if !found && ref.HasPrefix(ast.DefaultRootRef) {
			found = slices.ContainsFunc(a.compiler.GetRulesDynamic(ref), func(r *ast.Rule) bool { return a.asking[r] })
		} else if !found {
			found = a.asked[ref.String()]
		}
		return found
	})
	return found
}

func (a *ahead) rewrite(r *ast.Rule) {
	// The heads of references are variables too.
	known := ast.NewVarSet(ast.DefaultRootDocument.Value.(ast.Var), ast.InputRootDocument.Value.(ast.Var))
	for _, arg := range r.Head.Args {
		known.Update(arg.Vars())
	}
	id := 0
	for n := 0; r != nil; r = r.Else {
		if a.asking[r] {
			asks := slices.ContainsFunc(r.Body, a.asks)
			r.Body = a.body(r.Body, known)
			if n == 0 && asks && r.Else != nil {
				a.names++
				id = a.names
			}
		}
		if id > 0 {
			a.begin(r, id, n)
			n++
		}
	}
}

// begin has a branch of a rule begin with its number.
func (a *ahead) begin(r *ast.Rule, id, n int) {
	call := ast.NewExpr([]*ast.Term{ast.NewTerm(branch.Ref()), ast.IntNumberTerm(id), ast.IntNumberTerm(n)})
	body := ast.NewBody(call)
	for _, e := range r.Body {
		body.Append(e)
	}
	at(r.Body[0], call)
	r.Body = body
}

// fact is what is known of an expression of a body.
type fact struct {
	asks bool
	// out are the variables that it is the first to have.
	out ast.VarSet
	// needs are the expressions before it that it needs, directly or not.
	needs map[int]bool
}

// body is the body that looks ahead. known are the variables of what is around it.
func (a *ahead) body(body ast.Body, known ast.VarSet) ast.Body {
	facts := a.facts(body, known)
	// What is looked for ahead is what the body was.
	before := body.Copy()
	seen := known.Copy()
	for i, e := range body {
		seen.Update(facts[i].out)
		a.inner(e, seen)
	}
	var out ast.Body
	points := 0
	// The expressions that a place before them looks ahead for are asked with it.
	looked := map[int]bool{}
	for i, e := range body {
		var found []*ast.Expr
		if facts[i].asks && !looked[i] && points < maxPoints {
			found = a.look(before, facts, i, looked)
		}
		if found == nil {
			out.Append(e)
			continue
		}
		points++
		vars := facts[i].out.Sorted()
		terms := make([]*ast.Term, len(vars))
		for n, v := range vars {
			terms[n] = ast.NewTerm(v)
		}
		results := a.fresh()
		out.Append(at(e, ast.Equality.Expr(results, ast.ArrayComprehensionTerm(ast.ArrayTerm(terms...), ast.NewBody(e)))))
		out.Append(a.whileGuessing(e, found))
		out.Append(at(e, ast.Equality.Expr(ast.ArrayTerm(terms...), ast.RefTerm(results, a.fresh()))))
	}
	return out
}

// inner has the bodies within an expression look ahead.
func (a *ahead) inner(e *ast.Expr, known ast.VarSet) {
	if every, ok := e.Terms.(*ast.Every); ok {
		within := known.Copy()
		within.Update(every.KeyValueVars())
		every.Body = a.body(every.Body, within)
	}
	ast.WalkClosures(e, func(x any) bool {
		switch x := x.(type) {
		case *ast.ArrayComprehension:
			x.Body = a.body(x.Body, known)
		case *ast.SetComprehension:
			x.Body = a.body(x.Body, known)
		case *ast.ObjectComprehension:
			x.Body = a.body(x.Body, known)
		}
		return true
	})
}

func (a *ahead) facts(body ast.Body, known ast.VarSet) (facts []fact) {
	producer := map[ast.Var]int{}
	for i, e := range body {
		f := fact{asks: a.asks(e), out: ast.NewVarSet(), needs: map[int]bool{}}
		// Those of its closures too.
		for v := range e.Vars(ast.VarVisitorParams{}) {
			if p, ok := producer[v]; ok {
				f.needs[p] = true
				for k := range facts[p].needs {
					f.needs[k] = true
				}
			}
		}
		for v := range e.Vars(ast.VarVisitorParams{SkipRefCallHead: true, SkipClosures: true}) {
			if _, ok := producer[v]; !ok && !known.Contains(v) {
				producer[v] = i
				f.out.Add(v)
			}
		}
		facts = append(facts, f)
	}
	return facts
}

// look makes an expression for each that asks after the one at i and does not need it: it asks, and nothing else. It adds them to looked.
func (a *ahead) look(body ast.Body, facts []fact, i int, looked map[int]bool) []*ast.Expr {
	var out []*ast.Expr
	// A condition on an answer that is not there holds back what comes after it, as it was written.
	isHeldBack := len(facts[i].out) == 0
	for j := i + 1; j < len(body) && !isHeldBack && len(out) < maxAhead; j++ {
		isHeldBack = len(facts[j].out) == 0 && (facts[j].asks || lacks(facts, j, i, nil))
		if !facts[j].asks || facts[j].needs[i] {
			continue
		}
		var within ast.Body
		for k := i + 1; k < j; k++ {
			if !lacks(facts, k, i, facts[j].needs) {
				within.Append(body[k].Copy())
			}
		}
		last := body[j].Copy()
		last.Negated = false
		within.Append(last)
		out = append(out, a.ignored(body[j], within))
		looked[j] = true
	}
	return out
}

// lacks reports whether an expression needs an answer that may not be there: that of the one at i, or of one that asks and is not
// needed itself.
func lacks(facts []fact, k, i int, needed map[int]bool) bool {
	if facts[k].asks && !needed[k] || facts[k].needs[i] {
		return true
	}
	return slices.ContainsFunc(keysOf(facts[k].needs), func(n int) bool { return n > i && facts[n].asks && !needed[n] })
}

// whileGuessing evaluates expressions in a pass that is discarded.
func (a *ahead) whileGuessing(e *ast.Expr, exprs []*ast.Expr) *ast.Expr {
	body := ast.NewBody(ast.NewExpr([]*ast.Term{ast.NewTerm(guessing.Ref())}))
	for _, x := range exprs {
		body.Append(x)
	}
	return a.ignored(e, body)
}

// ignored evaluates a body, and succeeds in any case.
func (a *ahead) ignored(e *ast.Expr, body ast.Body) *ast.Expr {
	for i, x := range body {
		x.Index = i
		at(e, x)
	}
	return at(e, ast.Equality.Expr(a.fresh(), ast.ArrayComprehensionTerm(ast.InternedTerm(1), body)))
}

// fresh is a variable that nothing else has.
func (a *ahead) fresh() *ast.Term {
	a.names++
	return ast.VarTerm("__ahead" + strconv.Itoa(a.names) + "__")
}

// at gives an expression and what it is made of the place of another, where they have none.
func at(from, e *ast.Expr) *ast.Expr {
	if e.Location == nil {
		e.Location = from.Location
	}
	ast.WalkTerms(e, func(t *ast.Term) bool {
		if t.Location == nil {
			t.Location = from.Location
		}
		return false
	})
	ast.WalkExprs(e, func(x *ast.Expr) bool {
		if x.Location == nil {
			x.Location = from.Location
		}
		return false
	})
	return e
}

func keysOf(m map[int]bool) []int {
	out := make([]int, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	return out
}
