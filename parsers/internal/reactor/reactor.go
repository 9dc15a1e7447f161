// Package reactor is what the modules of this folder share: a WASI reactor that a host drives through the exports below, as it drives
// opa-core. parsers/README.md describes the protocol.
package reactor

import (
	"encoding/json"
	"fmt"
	"runtime/debug"
	"unsafe"
)

// How a request ended. The numbers are those of opa-core.
const (
	StatusOK      = 0 // the reply is what was asked for, as JSON
	StatusErrors  = 1 // the reply is what is wrong with the document, as JSON
	StatusRefused = 6 // a request that the protocol does not know: the reply says why
	statusPanic   = 7 // a panic that was recovered: the reply is its text
)

// Answer answers a request. The program sets it before the first one.
var Answer func(request []byte) (status uint32, reply []byte)

var (
	inbox  []byte
	outbox []byte // referenced here, so that it lives until the next export
	words  [2]uint32
)

// The build limits the memory to 1 GiB. Close to it, collecting often beats running out.
func init() { debug.SetMemoryLimit(900 << 20) }

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
	return send(Answer(request))
}

func send(status uint32, b []byte) uint32 {
	outbox = b
	words[0], words[1] = address(b), uint32(len(b))
	return status
}

// Problem is what is wrong with a document.
type Problem struct {
	Message string `json:"message"`
	Line    int    `json:"line,omitempty"`
	Column  int    `json:"column,omitempty"`
	// Code is that of the error, where it has one of its own.
	Code string `json:"code,omitempty"`
}

func (p *Problem) Error() string { return p.Message }

// Reply is the answer that says it.
func (p *Problem) Reply() (uint32, []byte) {
	reply, err := json.Marshal(p)
	if err != nil {
		return StatusRefused, []byte(err.Error())
	}
	return StatusErrors, reply
}

// Recovered makes errors of panics: some parsers say so that they do not understand a text.
func Recovered(read func() ([]byte, error)) (reply []byte, err error) {
	defer func() {
		if e := recover(); e != nil {
			err = fmt.Errorf("the parser failed: %v", e)
		}
	}()
	return read()
}

const maxMessage = 500

// Short cuts a message: some parsers quote all that they did not understand.
func Short(message string) string {
	characters := []rune(message)
	if len(characters) <= maxMessage {
		return message
	}
	return string(characters[:maxMessage]) + "…"
}
