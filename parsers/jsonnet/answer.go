package main

import (
	"encoding/json"
	"fmt"

	"github.com/open-policy-agent/conftest/regoparsers/internal/reactor"
)

type request struct {
	// Op is "imports": what a file imports, or "evaluate": the document that a text makes.
	Op string `json:"op"`
	// Name is that of an imported file; of the document it is empty, as in Conftest.
	Name string `json:"name"`
	Text string `json:"text"`
	// Files are the imported ones, and Imports what leads to them. They are of "evaluate" alone, and so is Others.
	Files   []importedFile   `json:"files"`
	Imports []resolvedImport `json:"imports"`
	// Others is why nothing else is imported.
	Others string `json:"others"`
}

func answer(message []byte) (uint32, []byte) {
	var r request
	if err := json.Unmarshal(message, &r); err != nil {
		return reactor.StatusRefused, []byte("the request is not what it should be: " + err.Error())
	}
	var read func() ([]byte, error)
	switch r.Op {
	case "imports":
		read = func() ([]byte, error) { return json.Marshal(importsOf(r.Name, r.Text)) }
	case "evaluate":
		read = func() ([]byte, error) { return evaluate(r) }
	default:
		return reactor.StatusRefused, []byte("unknown operation " + r.Op)
	}
	reply, err := reactor.Recovered(read)
	if err == nil {
		return reactor.StatusOK, reply
	}
	return toProblem(r.Text, err).Reply()
}

// evaluate does what Conftest's parser does, which takes its imports from files.
func evaluate(r request) ([]byte, error) {
	files, err := newImporter(r.Files, r.Imports, r.Others)
	if err != nil {
		return nil, err
	}
	text, err := run(r.Text, files)
	if err != nil {
		return nil, err
	}
	var v any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		return nil, fmt.Errorf("unmarshal json failed: %w", err)
	}
	return json.Marshal(v)
}
