//go:build patchedopa

package main

import "github.com/open-policy-agent/opa/v1/topdown"

// The build adds PollCancel to topdown's cancel.go, so that the tester and the optimiser, which bring their
// own cancellation, can be stopped too.
func init() { topdown.PollCancel = stopRequested }
