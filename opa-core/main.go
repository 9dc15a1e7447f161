// Package main is OPA in one WebAssembly module: compiler, checker, formatter, tester, evaluator and the
// standard built-ins. It is a WASI reactor that a host drives through the exports below; docs/opa-core.md
// describes the protocol.
package main

import "runtime/debug"

// The build limits the memory to 2 GiB. Close to it, collecting often beats running out.
func init() { debug.SetMemoryLimit(1800 << 20) }

// A reactor has no program of its own: the host calls the exports after _initialize.
func main() {}

// buffer gives the host size bytes to write a request or the arguments of a call into, instead of those it had.
//
//go:wasmexport buffer
func buffer(size uint32) uint32 {
	inbox = make([]byte, size)
	return address(inbox)
}

// reply is the address of two words: where the answer of the last export starts and how long it is.
//
//go:wasmexport reply
func reply() uint32 { return addressOfReply() }

// run answers the JSON request in the first length bytes of the buffer and returns a status.
//
//go:wasmexport run
func run(length uint32) uint32 {
	return answer(func() ([]byte, error) {
		request := inbox[:length]
		inbox = nil // A request can be large. Nothing holds it once it is read, and the next one brings its own buffer.
		return dispatch(request)
	})
}
