package main

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"strconv"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/metrics"
	"github.com/open-policy-agent/opa/v1/topdown"
	"github.com/open-policy-agent/opa/v1/topdown/builtins"
)

var (
	callNames     []string
	callFunctions []topdown.BuiltinFunc
	// bctx is shared by all calls; only the cancellation and the seed are a call's own.
	bctx topdown.BuiltinContext
	seed []byte
)

func init() {
	caps := ast.CapabilitiesForThisVersion()
	caps.AllowNet = []string{}
	bctx = topdown.BuiltinContext{
		Context:      context.Background(),
		Metrics:      metrics.NoOp(),
		Time:         ast.NumberTerm("0"),
		Runtime:      runtimeInfo(),
		Capabilities: caps,
		Cache:        builtins.Cache{},
	}
}

// builtin_id is the number of the standard built-in whose name is in the buffer, or -1.
//
//go:wasmexport builtin_id
func builtinID(length uint32) int32 {
	name := string(inbox[:length])
	f := topdown.GetBuiltin(name)
	if f == nil {
		return -1
	}
	callNames = append(callNames, name)
	callFunctions = append(callFunctions, f)
	return int32(len(callFunctions) - 1)
}

// builtin_context fixes time and seed for the calls that follow. The seed is in the buffer.
//
//go:wasmexport builtin_context
func builtinContext(length uint32, nowNs int64) {
	seed = append(seed[:0], inbox[:length]...)
	bctx.Time = ast.NumberTerm(json.Number(strconv.FormatInt(nowNs, 10)))
	bctx.Cache = builtins.Cache{}
}

// builtin_call calls a standard built-in. The buffer holds count arguments, each the length of its Rego text
// and the text; the reply is Rego text. What is random depends on the seed, the built-in and the arguments
// alone, so that the same call has the same answer whatever was called before.
//
//go:wasmexport builtin_call
func builtinCall(id, count, length uint32) (status uint32) {
	defer recovered(&status)
	encoded := inbox[:length]
	var fixed [8]*ast.Term
	args := fixed[:0]
	for rest := encoded; count > 0; count-- {
		size := binary.LittleEndian.Uint32(rest)
		v, err := parseText(rest[4 : 4+size])
		if errors.Is(err, errNumberTooLarge) {
			return sendTooLarge(id)
		}
		if err != nil {
			return send(statusRefused, []byte("an argument is not a Rego value: "+err.Error()))
		}
		args = append(args, &ast.Term{Value: v})
		rest = rest[4+size:]
	}
	call := bctx
	cancel := &polledCancel{}
	call.Cancel = cancel
	call.Seed = newSeed(seed, []byte(callNames[id]), encoded)
	var result *ast.Term
	err := callFunctions[id](call, args, func(t *ast.Term) error { result = t; return nil })
	if cancel.stopped {
		return send(statusCancelled, nil)
	}
	if err != nil {
		return sendError(err)
	}
	if result == nil {
		return send(statusUndefined, nil)
	}
	text, err := appendText(textBuffer(), result.Value)
	if errors.Is(err, errNumberTooLarge) {
		return sendTooLarge(id)
	}
	if errors.Is(err, errNotUTF8) {
		return send(statusHalt, []byte(topdown.BuiltinErr+"\n"+callNames[id]+": "+err.Error()))
	}
	if err != nil {
		return send(statusRefused, []byte(err.Error()))
	}
	return send(statusOK, text)
}

// sendTooLarge ends the evaluation for a number among the arguments or in the result.
func sendTooLarge(id uint32) uint32 {
	return send(statusHalt, []byte("number_too_large\n"+callNames[id]+": "+errNumberTooLarge.Error()))
}

func sendError(err error) uint32 {
	status := uint32(statusError)
	var halt topdown.Halt
	if errors.As(err, &halt) {
		status, err = statusHalt, halt.Err
	}
	code, message := topdown.BuiltinErr, err.Error()
	var e *topdown.Error
	if errors.As(err, &e) {
		code, message = e.Code, e.Message
	}
	return send(status, []byte(code+"\n"+message))
}
