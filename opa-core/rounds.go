package main

import (
	"errors"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/rego"
)

// rounds lets an evaluation go on after a call that has no answer, to learn what else it will ask. Everything before
// that call is exact; what follows is a guess, and the outcome is discarded.
type rounds struct {
	// MaxCalls is how many calls without an answer are noted before the evaluation ends.
	MaxCalls int `json:"maxCalls"`
	// Guessed are the built-ins whose calls may be made ahead of need; a call of another one ends the evaluation.
	Guessed []string `json:"guessed"`

	guessed    map[string]bool
	seen       map[string]bool
	used       []hostCall
	unanswered []hostCall
}

// hostCall is a call of a built-in with the Rego text of each argument.
type hostCall struct {
	Name string   `json:"name"`
	Args []string `json:"args"`
}

var errRoundOver = errors.New("the round is over")

// note keeps a call that has no answer. Its error ends the evaluation.
func (r *rounds) note(b *ast.Builtin, operands []*ast.Term) error {
	if r.guessed == nil {
		r.guessed = map[string]bool{}
		for _, name := range r.Guessed {
			r.guessed[name] = true
		}
	}
	isGuess := len(r.unanswered) > 0
	if isGuess && !r.guessed[b.Name] {
		return rego.NewHaltError(errRoundOver)
	}
	call, isNew, err := r.keep(b, operands)
	if err != nil {
		if isGuess {
			return rego.NewHaltError(errRoundOver)
		}
		return rego.NewHaltError(err)
	}
	if isNew {
		r.unanswered = append(r.unanswered, call)
	}
	// What follows a call that changes something is not read before it has happened.
	if !r.guessed[b.Name] || len(r.unanswered) >= r.MaxCalls {
		return rego.NewHaltError(errRoundOver)
	}
	return nil
}

// use keeps a call whose answer the evaluation takes.
func (r *rounds) use(b *ast.Builtin, operands []*ast.Term) error {
	if r == nil || len(r.unanswered) > 0 {
		return nil
	}
	call, isNew, err := r.keep(b, operands)
	if err != nil {
		return rego.NewHaltError(err)
	}
	if isNew {
		r.used = append(r.used, call)
	}
	return nil
}

func (r *rounds) keep(b *ast.Builtin, operands []*ast.Term) (call hostCall, isNew bool, err error) {
	call = hostCall{Name: b.Name, Args: []string{}}
	key := b.Name
	// The evaluator may append the term that takes the result.
	for _, o := range operands[:min(len(operands), b.Decl.Arity())] {
		text, err := appendValue(nil, o.Value)
		if err != nil {
			return call, false, err
		}
		call.Args = append(call.Args, string(text))
		key += "\x00" + string(text)
	}
	if r.seen == nil {
		r.seen = map[string]bool{}
	}
	isNew = !r.seen[key]
	r.seen[key] = true
	return call, isNew, nil
}
