// Package main is Conftest's parsers of configuration files in one WebAssembly module. It is a WASI reactor that a host
// drives through the exports below, as it drives opa-core; docs/parsers.md describes the protocol.
package main

import (
	"fmt"
	"runtime/debug"
	"unsafe"
)

// How a request ended. The numbers are those of opa-core.
const (
	statusOK      = 0 // the reply is the document as JSON
	statusErrors  = 1 // the reply is what is wrong with the document, as JSON
	statusRefused = 6 // a request that the protocol does not know: the reply says why
	statusPanic   = 7 // a panic that was recovered: the reply is its text
)

var (
	inbox  []byte
	outbox []byte // referenced here, so that it lives until the next export
	words  [2]uint32
)

// The build limits the memory to 1 GiB. Close to it, collecting often beats running out.
func init() { debug.SetMemoryLimit(900 << 20) }

// A reactor has no program of its own: the host calls the exports after _initialize.
func main() {}

func address(b []byte) uint32 { return uint32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }

// buffer gives the host size bytes to write a request into, instead of those it had.
//
//go:wasmexport buffer
func buffer(size uint32) uint32 {
	inbox = make([]byte, size)
	return address(inbox)
}

// reply is the address of two words: where the answer of the last run starts and how long it is.
//
//go:wasmexport reply
func reply() uint32 { return uint32(uintptr(unsafe.Pointer(&words))) }

// run answers the JSON request in the first length bytes of the buffer and returns a status.
//
//go:wasmexport run
func run(length uint32) (status uint32) {
	defer func() {
		if e := recover(); e != nil {
			status = send(statusPanic, fmt.Appendf(nil, "%v\n%s", e, debug.Stack()))
		}
	}()
	request := inbox[:length]
	inbox = nil // A request can be large, and the next one brings its own buffer.
	return send(answer(request))
}

func send(status uint32, b []byte) uint32 {
	outbox = b
	words[0], words[1] = address(b), uint32(len(b))
	return status
}
