package main

import (
	"fmt"
	"slices"

	"github.com/google/go-jsonnet"
	"github.com/google/go-jsonnet/ast"
	"github.com/google/go-jsonnet/toolutils"
)

// found is an import that a text has, also one that its evaluation does not reach.
type found struct {
	Path string `json:"path"`
	// Kind is import, importstr or importbin.
	Kind string `json:"kind"`
}

// importsOf gives what a file imports, each once, in the order of the text. A text that is not Jsonnet has none: its evaluation says what is wrong with it.
func importsOf(name, text string) []found {
	imports := []found{}
	root, err := jsonnet.SnippetToAST(name, text)
	if err != nil {
		return imports
	}
	seen := map[found]bool{}
	add := func(kind string, file *ast.LiteralString) {
		one := found{Path: file.Value, Kind: kind}
		if !seen[one] {
			seen[one] = true
			imports = append(imports, one)
		}
	}
	for nodes := []ast.Node{root}; len(nodes) > 0; {
		node := nodes[len(nodes)-1]
		nodes = nodes[:len(nodes)-1]
		switch node := node.(type) {
		case *ast.Import:
			add("import", node.File)
		case *ast.ImportStr:
			add("importstr", node.File)
		case *ast.ImportBin:
			add("importbin", node.File)
		default:
			inner := slices.Clone(toolutils.Children(node))
			slices.Reverse(inner)
			nodes = append(nodes, inner...)
		}
	}
	return imports
}

// importedFile is a file that the host has read.
type importedFile struct {
	// Name is where it was found. std.thisFile is this, and what it imports itself is relative to it.
	Name string `json:"name"`
	// Bytes are its content; in JSON base64.
	Bytes []byte `json:"bytes"`
}

// resolvedImport is what the host says of an import: the file, or why there is none.
type resolvedImport struct {
	From  string `json:"from"`
	Path  string `json:"path"`
	File  string `json:"file"`
	Error string `json:"error"`
}

type importKey struct{ from, path string }

// importer gives what the host has resolved before. An import that has failed is an error where it is evaluated.
type importer struct {
	// others is why there are no other imports.
	others   string
	contents map[string]jsonnet.Contents
	resolved map[importKey]resolvedImport
}

func newImporter(files []importedFile, imports []resolvedImport, others string) (*importer, error) {
	i := &importer{
		others:   others,
		contents: map[string]jsonnet.Contents{},
		resolved: map[importKey]resolvedImport{},
	}
	for _, file := range files {
		i.contents[file.Name] = jsonnet.MakeContentsRaw(file.Bytes)
	}
	for _, one := range imports {
		if _, ok := i.contents[one.File]; !ok && one.Error == "" {
			return nil, fmt.Errorf("the import of %q leads to no file", one.Path)
		}
		i.resolved[importKey{one.From, one.Path}] = one
	}
	return i, nil
}

func (i *importer) Import(from, path string) (jsonnet.Contents, string, error) {
	one, ok := i.resolved[importKey{from, path}]
	switch {
	case !ok:
		return jsonnet.Contents{}, "", fmt.Errorf("import of %q: %s", path, i.others)
	case one.Error != "":
		return jsonnet.Contents{}, "", fmt.Errorf("import of %q: %s", path, one.Error)
	}
	return i.contents[one.File], one.File, nil
}
