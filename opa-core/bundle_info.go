package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"

	"github.com/olekukonko/tablewriter"
	"github.com/olekukonko/tablewriter/tw"
	"github.com/open-policy-agent/opa/internal/presentation"
	truncate "github.com/open-policy-agent/opa/internal/strings"
	"github.com/open-policy-agent/opa/v1/ast"
	astjson "github.com/open-policy-agent/opa/v1/ast/json"
	"github.com/open-policy-agent/opa/v1/bundle"
	"github.com/open-policy-agent/opa/v1/util"
)

// bundleInfoRequest is what `opa inspect` takes: a bundle, a folder, or one Rego file.
type bundleInfoRequest struct {
	sources                     // its Rego
	IsFile      bool            `json:"isFile"`     // whether it is one Rego file
	Manifest    json.RawMessage `json:"manifest"`   // absent: there is none
	Signatures  json.RawMessage `json:"signatures"` // absent: there are none
	DataFiles   []namedFile     `json:"dataFiles"`
	WasmModules []namedFile     `json:"wasmModules"`
	Annotations bool            `json:"annotations"`
	Format      string          `json:"format"` // "pretty" or "json"
}

// namedFile is a file of a bundle: its path in it, and its path as the caller names it.
type namedFile struct {
	Path  string `json:"path"`
	Shown string `json:"shown"`
}

// bundleInfo is what `opa inspect -f json` prints.
type bundleInfo struct {
	Manifest    *bundle.Manifest        `json:"manifest,omitempty"`
	Signatures  bundle.SignaturesConfig `json:"signatures_config"`
	WasmModules []map[string]any        `json:"wasm_modules,omitempty"`
	Namespaces  map[string][]string     `json:"namespaces,omitempty"`
	Annotations []*ast.AnnotationsRef   `json:"annotations,omitempty"`
	Required    *ast.Capabilities       `json:"capabilities,omitempty"`
}

// runBundleInfo describes a bundle as `opa inspect` does.
func runBundleInfo(r *bundleInfoRequest) ([]byte, error) {
	modules, caps, err := r.parse()
	if err != nil {
		return nil, err
	}
	info := &bundleInfo{Namespaces: map[string][]string{}}
	for _, file := range util.KeysSorted(modules) {
		name := modules[file].Package.Path.String()
		info.Namespaces[name] = append(info.Namespaces[name], file)
	}
	if !r.IsFile {
		if err := r.describe(info); err != nil {
			return nil, err
		}
	}
	if r.Annotations {
		set, errs := ast.BuildAnnotationSet(modulesOf(modules))
		if len(errs) > 0 {
			return nil, errs
		}
		info.Annotations = set.Flatten()
	}
	c := typeChecker(caps, nil).WithAllowUndefinedFunctionCalls(true)
	if c.Compile(modules); c.Failed() {
		return nil, c.Errors
	}
	info.Required = c.Required
	var out bytes.Buffer
	if r.Format == "json" {
		astjson.SetOptions(astjson.Options{MarshalOptions: astjson.MarshalOptions{
			IncludeLocation: astjson.NodeToggle{AnnotationsRef: r.Annotations},
		}})
		defer astjson.SetOptions(astjson.Defaults())
		err = presentation.JSON(&out, info)
	} else {
		err = info.pretty(&out)
	}
	if err != nil {
		return nil, err
	}
	return json.Marshal(printed{out.String()})
}

// describe adds what the bundle has besides Rego.
func (r *bundleInfoRequest) describe(info *bundleInfo) error {
	info.Manifest = &bundle.Manifest{}
	if len(r.Manifest) > 0 {
		if err := util.UnmarshalJSON(r.Manifest, info.Manifest); err != nil {
			return &coded{code: "bundle_invalid", message: "its manifest cannot be read: " + err.Error()}
		}
	}
	info.Manifest.Init()
	if len(r.Signatures) > 0 {
		if err := util.UnmarshalJSON(r.Signatures, &info.Signatures); err != nil {
			return &coded{code: "bundle_invalid", message: "its signatures cannot be read: " + err.Error()}
		}
	}
	for _, f := range r.DataFiles {
		name := ast.DefaultRootDocument.String()
		if folder := path.Dir(f.Path); folder != "." {
			name += "." + strings.ReplaceAll(folder, "/", ".")
		}
		info.Namespaces[name] = append(info.Namespaces[name], f.Shown)
	}
	resolvers := info.Manifest.WasmResolvers
	for _, resolver := range resolvers {
		name := ast.DefaultRootDocument.String() + "." + strings.ReplaceAll(strings.TrimPrefix(resolver.Entrypoint, "/"), "/", ".")
		info.Namespaces[name] = append(info.Namespaces[name], resolver.Module)
	}
	info.WasmModules = []map[string]any{}
	for _, f := range r.WasmModules {
		var entrypoints []string
		for _, resolver := range resolvers {
			if path.Clean("/"+resolver.Module) == path.Clean("/"+f.Path) {
				ref, err := ast.PtrRef(ast.DefaultRootDocument, resolver.Entrypoint)
				if err != nil {
					return &coded{code: "bundle_invalid", message: "its manifest names no entrypoint by " + resolver.Entrypoint}
				}
				entrypoints = append(entrypoints, ref.String())
			}
		}
		info.WasmModules = append(info.WasmModules, map[string]any{"url": f.Shown, "path": "/" + f.Path, "entrypoints": entrypoints})
	}
	return nil
}

const (
	shownCell = 50
	shownLine = 80
)

func (b *bundleInfo) pretty(out io.Writer) error {
	if err := writeSection(out, "MANIFEST:", []string{"FIELD", "VALUE"}, b.manifestRows()); err != nil {
		return err
	}
	// A namespace of several files is named once.
	merged := tablewriter.WithConfig(tablewriter.NewConfigBuilder().Row().Merging().WithMode(tw.MergeVertical).
		ByColumnIndex([]int{0}).Build().Build().Build())
	rows := sortedLines(b.Namespaces)
	for _, row := range rows {
		row[1] = shortPath(row[1])
	}
	if err := writeSection(out, "NAMESPACES:", []string{"NAMESPACE", "FILE"}, rows, merged); err != nil {
		return err
	}
	if len(b.Annotations) == 0 {
		return nil
	}
	fmt.Fprintln(out, "ANNOTATIONS:")
	for _, ref := range b.Annotations {
		writeAnnotations(out, ref)
	}
	return nil
}

func (b *bundleInfo) manifestRows() (rows [][]string) {
	m := b.Manifest
	if m == nil {
		return nil
	}
	if m.RegoVersion != nil {
		rows = append(rows, []string{"Rego Version", fmt.Sprint(*m.RegoVersion)})
	}
	if m.Revision != "" {
		rows = append(rows, []string{"Revision", short(m.Revision, shownCell)})
	}
	isRoot := false
	for _, root := range slices.Sorted(slices.Values(*m.Roots)) {
		if root == "" && len(*m.Roots) == 1 {
			continue
		}
		name := "Roots"
		if isRoot {
			name = ""
		}
		rows, isRoot = append(rows, []string{name, shortPath(root)}), true
	}
	if len(m.Metadata) > 0 {
		rows = append(rows, []string{"Metadata", short(compact(m.Metadata), shownCell)})
	}
	return rows
}

func short(text string, limit int) string {
	if len(text) < limit {
		return text
	}
	return strings.ToValidUTF8(text[:limit-3], "") + "..."
}

func shortPath(name string) string {
	if len(name) < shownCell {
		return name
	}
	shortened, _ := truncate.TruncateFilePaths(shownCell, len(name), name)
	return shortened[name]
}

// withoutData is a reference without its first part.
func withoutData(ref ast.Ref) string {
	if len(ref) <= 1 {
		return ""
	}
	rest := ref[1:].Copy()
	if name, ok := rest[0].Value.(ast.String); ok {
		rest[0].Value = ast.Var(name)
	}
	return rest.String()
}

func writeAnnotations(out io.Writer, ref *ast.AnnotationsRef) {
	a := ref.Annotations
	if a == nil {
		a = &ast.Annotations{}
	}
	title := strings.TrimSpace(a.Title)
	if title == "" {
		title = withoutData(ref.Path)
	}
	fmt.Fprintf(out, "%s\n%s\n\n", title, strings.Repeat("=", min(len(title), shownLine)))
	if a.Description != "" {
		fmt.Fprintf(out, "%s\n\n", a.Description)
	}
	if p := ref.GetPackage(); p != nil {
		fmt.Fprintln(out, "Package: ", withoutData(p.Path))
	}
	if rule := ref.GetRule(); rule != nil {
		fmt.Fprintln(out, "Rule:    ", rule.Head.Ref().String())
	}
	if ref.Location != nil {
		fmt.Fprintln(out, "Location:", ref.Location.String())
	}
	if a.Scope != "" {
		fmt.Fprintln(out, "Scope:", a.Scope)
	}
	if a.Entrypoint {
		fmt.Fprintln(out, "Entrypoint:", a.Entrypoint)
	}
	fmt.Fprintln(out)
	list(out, "Organizations:", "", a.Organizations, func(o string) [2]string { return [2]string{oneLine(o)} })
	list(out, "Authors:", "", a.Authors, func(author *ast.AuthorAnnotation) [2]string {
		return [2]string{oneLine(author.String())}
	})
	list(out, "Schemas:", ": ", a.Schemas, func(s *ast.SchemaAnnotation) [2]string {
		if len(s.Schema) > 0 {
			return [2]string{s.Path.String(), s.Schema.String()}
		}
		return [2]string{s.Path.String(), compact(s.Definition)}
	})
	list(out, "Related Resources:", " ", a.RelatedResources, func(r *ast.RelatedResourceAnnotation) [2]string {
		return [2]string{oneLine(r.Ref.String()), r.Description}
	})
	list(out, "Custom:", ": ", util.KeysSorted(a.Custom), func(name string) [2]string {
		return [2]string{name, compact(a.Custom[name])}
	})
}

func oneLine(text string) string { return strings.ReplaceAll(text, "\n", " ") }

// list writes items with their values below each other.
func list[T any](out io.Writer, title, separator string, items []T, entry func(T) [2]string) {
	if len(items) == 0 {
		return
	}
	fmt.Fprintln(out, title)
	width := 0
	for _, item := range items {
		width = max(width, len(entry(item)[0]))
	}
	for _, item := range items {
		name, value := entry(item)[0], entry(item)[1]
		line := " " + name
		if value != "" {
			line += separator + strings.Repeat(" ", width-len(name)) + value
		}
		fmt.Fprintln(out, short(line, shownLine))
	}
	fmt.Fprintln(out)
}
