package main

import "unsafe"

// hostBuiltin asks the host for the answer of one of its own built-ins. The arguments are a JSON array.
// It returns a status in the upper half (0 value, 1 undefined, 2 error, 3 end the evaluation) and the
// length of the JSON answer, or of the error's text, in the lower half; hostRead fetches it.
//
//go:wasmimport host builtin
func hostBuiltin(name *byte, nameLength uint32, args *byte, argsLength uint32) uint64

//go:wasmimport host read
func hostRead(into *byte, length uint32)

// hostPoll is not 0 when the host wants the work to stop.
//
//go:wasmimport host poll
func hostPoll() uint32

func askHost(name string, args []byte) (status uint32, answer []byte) {
	packed := hostBuiltin(unsafe.StringData(name), uint32(len(name)), unsafe.SliceData(args), uint32(len(args)))
	answer = make([]byte, uint32(packed))
	if len(answer) > 0 {
		hostRead(unsafe.SliceData(answer), uint32(len(answer)))
	}
	return uint32(packed >> 32), answer
}
