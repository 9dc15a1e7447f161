package main

import "github.com/open-policy-agent/opa/v1/ast"

// metadataBlock is a block of METADATA as it is written: OPA drops the keys that it does not know.
type metadataBlock struct {
	Scope string `json:"scope"`
	// Location is that of its first line, after which each line of Text has its own.
	Location location `json:"location"`
	// Text is that of the comments, each line with its sign.
	Text   string         `json:"text"`
	Custom map[string]any `json:"custom,omitempty"`
}

func metadataOf(m *ast.Module) []metadataBlock {
	out := make([]metadataBlock, 0, len(m.Annotations))
	for _, a := range m.Annotations {
		out = append(out, metadataBlock{Scope: a.Scope, Location: locationOf(a.Location), Text: string(a.Location.Text), Custom: a.Custom})
	}
	return out
}
