package main

import (
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// outline is what of policies matters for the data beside them. Every operation that reads both answers it; the host
// looks for conflicts.
type outline struct {
	Files     []fileInfo        `json:"files"`
	Documents []virtualDocument `json:"documents"`
}

type fileInfo struct {
	Path    string `json:"path"`
	Package string `json:"package"` // with slashes
}

// virtualDocument is where rules give a part of data. Rules with one path are listed once, where the first one stands.
type virtualDocument struct {
	Path     []string `json:"path"`
	Rule     string   `json:"rule"`
	Kind     string   `json:"kind"` // set, object, value, function
	Location location `json:"location"`
}

// outlineOf lists the files in the order of their paths, and what their rules give.
func outlineOf(modules map[string]*ast.Module) (outline, error) {
	out := outline{Files: []fileInfo{}, Documents: []virtualDocument{}}
	seen := map[string]bool{}
	for _, file := range util.KeysSorted(modules) {
		path, err := slashPath(modules[file].Package.Path)
		if err != nil {
			return outline{}, err
		}
		out.Files = append(out.Files, fileInfo{Path: file, Package: path})
		for _, rule := range modules[file].Rules {
			ref := rule.Ref()
			at, isString := documentPath(ref)
			key := ref[:len(at)+1].String()
			if !isString || seen[key] {
				continue
			}
			seen[key] = true
			name := knownPart(rule.Head.Ref()).String()
			out.Documents = append(out.Documents, virtualDocument{Path: at, Rule: name, Kind: kindOf(rule), Location: locationOf(rule.Loc())})
		}
	}
	return out, nil
}

// documentPath is where a rule stands in data, up to the first key that is known only when it is evaluated. A key that
// is not a string cannot be in a base document: isString tells that there is none before that.
func documentPath(ref ast.Ref) (path []string, isString bool) {
	for _, key := range ref[1:] {
		switch key := key.Value.(type) {
		case ast.String:
			path = append(path, string(key))
		case ast.Null, ast.Boolean, ast.Number:
			return path, false
		default:
			return path, true
		}
	}
	return path, true
}

func locationOf(l *ast.Location) location {
	return location{File: l.File, Row: l.Row, Column: l.Col}
}
