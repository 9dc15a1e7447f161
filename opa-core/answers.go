package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/open-policy-agent/opa/v1/topdown"
	"github.com/open-policy-agent/opa/v1/types"
	"github.com/open-policy-agent/opa/v1/util"
)

// givenAnswers are the answers of built-ins that come with a request: by name, and by the JSON text of the arguments.
type givenAnswers map[string]map[string]givenAnswer

// givenAnswer is one of them. Without any of its fields the call has no answer: it is undefined.
type givenAnswer struct {
	Value *string `json:"value"` // JSON text
	Error *string `json:"error"` // an error of the call, which is undefined unless errors are strict
	Halt  *string `json:"halt"`  // an error that ends the evaluation
}

// answerTable finds given answers by the values of the arguments, so that 2.0 is 2 and the order of keys does not
// matter. The table is nil when a request gives no answers: then the host is asked.
type answerTable struct {
	given   []givenAnswer
	byCalls map[string]ast.Object // by name: from arguments to an index of given
	// rounds is nil when a call without an answer ends the evaluation.
	rounds *rounds
}

// answers are those of the request that runs.
var answers *answerTable

// take makes the answers those of the request that runs. They are taken back by the function that it returns.
func (g givenAnswers) take() (release func(), err error) {
	release = func() { answers = nil }
	if g == nil {
		return release, nil
	}
	table := &answerTable{byCalls: make(map[string]ast.Object, len(g))}
	for name, calls := range g {
		byArguments := ast.NewObject()
		for text, answer := range calls {
			args, err := parseJSON([]byte(text))
			if err != nil {
				return release, refusal(fmt.Sprintf("the arguments of an answer of %s are not JSON: %v", name, err))
			}
			byArguments.Insert(args, ast.IntNumberTerm(len(table.given)))
			table.given = append(table.given, answer)
		}
		table.byCalls[name] = byArguments
	}
	answers = table
	return release, nil
}

func (t *answerTable) find(name string, args *ast.Term) *givenAnswer {
	if t == nil || t.byCalls[name] == nil {
		return nil
	}
	index := t.byCalls[name].Get(args)
	if index == nil {
		return nil
	}
	i, _ := index.Value.(ast.Number).Int()
	return &t.given[i]
}

// callHost answers a call of a built-in that is not OPA's own to answer: as the request does, or else the host. A
// nil term means that there is no answer.
func callHost(b *ast.Builtin, operands []*ast.Term) (*ast.Term, error) {
	args, text, err := plainArguments(b, operands)
	if err != nil {
		return nil, err
	}
	if given := answers.find(b.Name, args); given != nil {
		if err := answers.rounds.use(b, operands); err != nil {
			return nil, err
		}
		return given.term(b)
	}
	if answers != nil && answers.rounds != nil {
		return nil, answers.rounds.note(b, operands)
	}
	if answers != nil {
		return nil, rego.NewHaltError(errors.New("no answer was given for " + shownArguments(b.Name, args, text)))
	}
	status, answer := askHost(b.Name, text)
	reply := string(answer)
	switch status {
	case 0:
		return (&givenAnswer{Value: &reply}).term(b)
	case 1:
		return nil, nil
	case 2:
		return nil, errors.New(reply)
	}
	return nil, rego.NewHaltError(errors.New(reply))
}

func (g *givenAnswer) term(b *ast.Builtin) (*ast.Term, error) {
	switch {
	case g.Halt != nil:
		return nil, rego.NewHaltError(errors.New(*g.Halt))
	case g.Error != nil:
		return nil, errors.New(*g.Error)
	case g.Value == nil:
		return nil, nil
	}
	t, err := parseJSON([]byte(*g.Value))
	if err != nil {
		return nil, rego.NewHaltError(fmt.Errorf("the answer is not JSON: %w", err))
	}
	if array, ok := t.Value.(*ast.Array); ok && givesSet(b) {
		// JSON has no sets.
		set := ast.NewSet()
		array.Foreach(set.Add)
		return ast.NewTerm(set), nil
	}
	return t, nil
}

func givesSet(b *ast.Builtin) bool {
	_, ok := b.Decl.Result().(*types.Set)
	return ok
}

// plainArguments are the arguments as JSON has them: as one term, in which sets are arrays, and as text.
func plainArguments(b *ast.Builtin, operands []*ast.Term) (*ast.Term, []byte, error) {
	// The evaluator may append the term that takes the result.
	operands = operands[:min(len(operands), b.Decl.Arity())]
	args := make([]any, len(operands))
	for i, o := range operands {
		var err error
		if args[i], err = ast.JSON(o.Value); err != nil {
			return nil, nil, err
		}
	}
	text, err := json.Marshal(args)
	if err != nil {
		return nil, nil, err
	}
	v, err := ast.InterfaceToValue(args)
	return ast.NewTerm(v), text, err
}

func parseJSON(text []byte) (*ast.Term, error) {
	var x any
	if err := util.UnmarshalJSON(text, &x); err != nil {
		return nil, err
	}
	v, err := ast.InterfaceToValue(x)
	return ast.NewTerm(v), err
}

// shownArguments are the arguments as messages show them. Of a request nothing is shown but its method and address:
// headers, bodies and queries may hold credentials.
func shownArguments(name string, args *ast.Term, text []byte) string {
	if name != ast.HTTPSend.Name {
		return string(text)
	}
	var request struct{ Method, URL string }
	for _, field := range []struct {
		name string
		into *string
	}{{"method", &request.Method}, {"url", &request.URL}} {
		value, err := args.Value.Find(ast.Ref{ast.IntNumberTerm(0), ast.StringTerm(field.name)})
		if s, ok := value.(ast.String); err == nil && ok {
			*field.into = string(s)
		}
	}
	address, err := url.Parse(request.URL)
	if err != nil || address.Host == "" {
		return "a request"
	}
	return strings.ToUpper(cmp.Or(request.Method, "get")) + " " + address.Scheme + "://" + address.Host + address.EscapedPath()
}

// The built-ins of OPA whose answers are not the same every time are answered by the request where it has their
// answers, so that an evaluation can be repeated exactly.
func init() {
	for _, b := range ast.CapabilitiesForThisVersion().Builtins {
		own := topdown.GetBuiltin(b.Name)
		if own == nil || !b.Nondeterministic || usesNetwork[b.Name] {
			continue
		}
		topdown.RegisterBuiltinFunc(b.Name, func(bctx topdown.BuiltinContext, operands []*ast.Term, iter func(*ast.Term) error) error {
			if answers == nil || answers.byCalls[b.Name] == nil {
				return own(bctx, operands, iter)
			}
			args, _, err := plainArguments(b, operands)
			if err != nil {
				return own(bctx, operands, iter)
			}
			given := answers.find(b.Name, args)
			if given == nil {
				return own(bctx, operands, iter)
			}
			answer, err := given.term(b)
			return finish(b, bctx, answer, err, iter)
		})
	}
}

// finish gives the evaluator an answer of a built-in that OPA has itself, or its error, which says where it was.
func finish(b *ast.Builtin, bctx topdown.BuiltinContext, answer *ast.Term, err error, iter func(*ast.Term) error) error {
	var halt *rego.HaltError
	switch {
	case err != nil:
		located := &topdown.Error{Code: topdown.BuiltinErr, Message: b.Name + ": " + err.Error(), Location: bctx.Location}
		if errors.As(err, &halt) {
			return topdown.Halt{Err: located.Wrap(err)}
		}
		return located.Wrap(err)
	case answer == nil:
		return nil
	}
	return iter(answer)
}
