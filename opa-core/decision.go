package main

import (
	"encoding/json"

	"github.com/open-policy-agent/opa/internal/presentation"
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/rego"
	"github.com/open-policy-agent/opa/v1/topdown"
	"github.com/open-policy-agent/opa/v1/util"
)

// decision is what was decided elsewhere over the same input, data and answers, and is now explained. What is printed
// is the decision, not what the evaluation comes to. Without a value and an error it is undefined.
type decision struct {
	Value *string        `json:"value"` // JSON text
	Error *decisionError `json:"error"`
}

type decisionError struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// present puts the decision in the place of the evaluation's outcome, and tells what that was when it is another.
func (d *decision) present(output *presentation.Output, query string) (differs string, err error) {
	own, ownErrors := output.Result, output.Errors
	output.Result, output.Errors = nil, nil
	if d.Error != nil {
		if len(ownErrors) > 0 {
			// The evaluator's error has a place.
			output.Errors = ownErrors
			return "", nil
		}
		output.Errors = presentation.NewOutputErrors(&topdown.Error{Code: d.Error.Code, Message: d.Error.Message})
		return outcomeText(own)
	}
	var decided ast.Value
	if d.Value != nil {
		var value any
		if err := util.UnmarshalJSON([]byte(*d.Value), &value); err != nil {
			return "", refusal("the decision is not JSON: " + err.Error())
		}
		if decided, err = ast.InterfaceToValue(value); err != nil {
			return "", err
		}
		output.Result = rego.ResultSet{{
			Expressions: []*rego.ExpressionValue{{Value: value, Text: query, Location: &rego.Location{Row: 1, Col: 1}}},
		}}
	}
	if len(ownErrors) > 0 {
		return "an error: " + ownErrors[0].Error(), nil
	}
	if same, err := isOutcome(own, decided); same || err != nil {
		return "", err
	}
	return outcomeText(own)
}

// isOutcome compares a value with that of the query's only expression; nil is undefined.
func isOutcome(result rego.ResultSet, value ast.Value) (bool, error) {
	if len(result) == 0 || value == nil {
		return len(result) == 0 && value == nil, nil
	}
	own, err := ast.InterfaceToValue(result[0].Expressions[0].Value)
	return err == nil && own.Compare(value) == 0, err
}

func outcomeText(result rego.ResultSet) (string, error) {
	if len(result) == 0 {
		return "undefined", nil
	}
	text, err := json.Marshal(result[0].Expressions[0].Value)
	return string(text), err
}
