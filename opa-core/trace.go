package main

import (
	"github.com/open-policy-agent/opa/v1/topdown"
	"github.com/open-policy-agent/opa/v1/topdown/lineage"
)

// explained is the part of a trace that an explain mode shows.
func explained(mode string, trace []*topdown.Event) []*topdown.Event {
	switch mode {
	case "notes":
		return lineage.Notes(trace)
	case "full":
		return lineage.Full(trace)
	case "fails":
		return lineage.Fails(trace)
	case "debug":
		return lineage.Debug(trace)
	}
	return nil
}
