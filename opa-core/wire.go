package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"unsafe"

	"github.com/open-policy-agent/opa/internal/presentation"
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/topdown"
)

// How an export ended. The host knows the same numbers.
const (
	statusOK        = 0 // the reply is the answer
	statusErrors    = 1 // the reply is a JSON list of diagnostics
	statusUndefined = 2 // a built-in call without a result
	statusError     = 3 // a built-in call with an error: the code, a newline, the message
	statusCancelled = 4 // the host asked to stop
	statusHalt      = 5 // a built-in call that ends the evaluation: the code, a newline, the message
	statusRefused   = 6 // a request or an answer that the protocol cannot carry: the reply says why
	statusPanic     = 7 // a panic that was recovered: the reply is its text
)

var (
	inbox  []byte
	outbox []byte // referenced here, so that it lives until the next export
	words  [2]uint32
)

func address(b []byte) uint32 { return uint32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }

func addressOfReply() uint32 { return uint32(uintptr(unsafe.Pointer(&words))) }

func send(status uint32, b []byte) uint32 {
	outbox = b
	words[0], words[1] = address(b), uint32(len(b))
	return status
}

// refusal is an error of the host's side of the protocol, not of OPA.
type refusal string

func (r refusal) Error() string { return string(r) }

// answer runs one request and turns its outcome, panics included, into a status.
func answer(f func() ([]byte, error)) (status uint32) {
	defer recovered(&status)
	b, err := f()
	var refused refusal
	switch {
	case err == nil:
		return send(statusOK, b)
	case errors.As(err, &refused):
		return send(statusRefused, []byte(refused))
	case topdown.IsCancel(err):
		return send(statusCancelled, []byte(err.Error()))
	}
	b, err = json.Marshal(diagnostics(withoutValues(err)))
	if err != nil {
		return send(statusRefused, []byte(err.Error()))
	}
	return send(statusErrors, b)
}

// recovered is deferred by the exports.
func recovered(status *uint32) {
	if e := recover(); e != nil {
		*status = send(statusPanic, fmt.Appendf(nil, "%v\n%s", e, debug.Stack()))
	}
}

type diagnostic struct {
	Code     string    `json:"code"`
	Message  string    `json:"message"`
	Location *location `json:"location,omitempty"`
	// Unknown is the name of an unknown entrypoint, or the field of a reference that its object lacks.
	Unknown string `json:"unknown,omitempty"`
	// Candidates are the names that are known in the place of Unknown.
	Candidates []string `json:"candidates,omitempty"`
	// Details are lines about the types that do not fit: have and want, left and right.
	Details []string `json:"details,omitempty"`
	// Printed are the details as OPA prints them in JSON.
	Printed any `json:"printed,omitempty"`
}

type location struct {
	File   string `json:"file"`
	Row    int    `json:"row"`
	Column int    `json:"column"`
}

// coded is an error of this package with a code of its own.
type coded struct {
	code, message string
	unknown       string
	candidates    []string
}

func (e *coded) Error() string { return e.message }

func diagnostics(err error) []diagnostic {
	var own *coded
	if errors.As(err, &own) {
		return []diagnostic{{Code: own.code, Message: own.message, Unknown: own.unknown, Candidates: own.candidates}}
	}
	var out []diagnostic
	for _, e := range presentation.NewOutputErrors(err) {
		d := diagnostic{Code: e.Code, Message: e.Message, Printed: e.Details}
		if d.Code == "" {
			d.Code = "opa_error"
		}
		if l := e.Location; l != nil {
			d.Location = &location{File: l.File, Row: l.Row, Column: l.Col}
		}
		d.Unknown, d.Candidates = unknownField(e.Details)
		d.Details = typeDetails(e.Details)
		out = append(out, d)
	}
	return out
}

// typeDetails are OPA's lines about types. Those about a line of the source are not among them: the host shows the line.
func typeDetails(details any) []string {
	switch d := details.(type) {
	case *ast.ArgErrDetail:
		return d.Lines()
	case *ast.UnificationErrDetail:
		return d.Lines()
	case *ast.RefErrUnsupportedDetail:
		return d.Lines()
	}
	return nil
}

// unknownField is the field that a reference asks for in vain, with those that there are.
func unknownField(details any) (string, []string) {
	invalid, ok := details.(*ast.RefErrInvalidDetail)
	if !ok {
		return "", nil
	}
	field, ok := invalid.Ref[invalid.Pos].Value.(ast.String)
	if !ok {
		return "", nil
	}
	var known []string
	for _, value := range invalid.OneOf {
		if name, ok := value.(ast.String); ok {
			known = append(known, string(name))
		}
	}
	return string(field), known
}

func dispatch(request []byte) ([]byte, error) {
	var head struct {
		Op string `json:"op"`
	}
	if err := json.Unmarshal(request, &head); err != nil {
		return nil, refusal("the request is not JSON: " + err.Error())
	}
	run, ok := map[string]operation{
		"bench":        reads(runBench),
		"bundleInfo":   reads(runBundleInfo),
		"capabilities": runCapabilities,
		"check":        reads(runCheck),
		"compile":      reads(runCompile),
		"compileTests": reads(runCompileTests),
		"deps":         reads(runDeps),
		"eval":         reads(runEval),
		"filters":      reads(runFilters),
		"format":       reads(runFormat),
		"inspect":      reads(runInspect),
		"parse":        reads(runParse),
		"references":   reads(runReferences),
		"regoVersions": reads(runRegoVersions),
		"reportTests":  reads(runReportTests),
		"ruleTypes":    reads(runRuleTypes),
		"statement":    reads(runStatement),
		"test":         reads(runTest),
		"yaml":         reads(runYAML),
	}[head.Op]
	if !ok {
		return nil, refusal("unknown operation " + head.Op)
	}
	return run(request)
}

type operation func(request []byte) ([]byte, error)

// reads is the operation that runs on requests of a type.
func reads[T any](run func(*T) ([]byte, error)) operation {
	return func(request []byte) ([]byte, error) {
		var r T
		if err := json.Unmarshal(request, &r); err != nil {
			return nil, refusal("the request does not fit the operation: " + err.Error())
		}
		return run(&r)
	}
}
