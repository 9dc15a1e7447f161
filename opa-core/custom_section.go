package main

import "encoding/binary"

// wasmHeader is the length of what precedes the sections of a module: its magic number and version.
const wasmHeader = 8

// customSection is the content of a custom section of a module, nil if there is none.
func customSection(wasm []byte, name string) []byte {
	for rest := wasm[wasmHeader:]; len(rest) > 0; {
		id := rest[0]
		size, read := binary.Uvarint(rest[1:])
		content := rest[1+read:][:size]
		rest = rest[1+read+int(size):]
		if id != 0 {
			continue
		}
		length, read := binary.Uvarint(content)
		if string(content[read:][:length]) == name {
			return content[read+int(length):]
		}
	}
	return nil
}

func appendCustomSection(wasm []byte, name string, content []byte) []byte {
	body := binary.AppendUvarint(nil, uint64(len(name)))
	body = append(append(body, name...), content...)
	out := binary.AppendUvarint(append(wasm, 0), uint64(len(body)))
	return append(out, body...)
}
