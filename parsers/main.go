// Package main is Conftest's parsers of configuration files in one WebAssembly module.
package main

import "github.com/open-policy-agent/conftest/regoparsers/internal/reactor"

func init() { reactor.Answer = answer }

// A reactor has no program of its own: the host calls the exports after _initialize.
func main() {}
