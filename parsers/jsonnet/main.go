// Package main is the parser of Jsonnet, as Conftest has it, in a WebAssembly module of its own. It sees no files: it says what a text
// imports, and the host gives it that.
package main

import "github.com/open-policy-agent/conftest/regoparsers/internal/reactor"

func init() { reactor.Answer = answer }

// A reactor has no program of its own: the host calls the exports after _initialize.
func main() {}
