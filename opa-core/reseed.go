package main

import _ "unsafe" // for go:linkname

// runtimeReseed gives Go's runtime new random state; the build adds it to the runtime (reseed-runtime.go.txt).
//
//go:linkname runtimeReseed runtime.reseed
func runtimeReseed()

// reseed has to be called once in a new instance: a snapshot has frozen the seeds of the runtime, on which the order and the
// hashes of new maps depend.
//
//go:wasmexport reseed
func reseed() { runtimeReseed() }
