package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
)

// describe adds the definitions of the rules: those of a whole rule, not of a part that bears a name (deny.critical).
func (j *judgingPackage) describe(all []*definition, rules []string) {
	j.Definitions = map[string][]*definition{}
	for _, d := range all {
		full := d.rules[0].Ref()
		if d.Kind == "function" || d.own() > len(j.ref) || !full.HasPrefix(j.ref) || len(full) == len(j.ref) {
			continue
		}
		part := full[len(j.ref):]
		name, _ := part[0].Value.(ast.String)
		if slices.Contains(rules, string(name)) && (len(part) == 1 || !ast.IsScalar(part[1].Value)) {
			j.Definitions[string(name)] = append(j.Definitions[string(name)], d)
		}
	}
}

// own is where the heads of a definition begin in its path: after that of the package.
func (d *definition) own() int { return len(d.rules[0].Module.Package.Path) }

// group tells the definitions of a rule apart that differ in their METADATA, or have METADATA of their own and differ in what they
// define, where that is possible: only a set is the union of what its definitions give, and a policy that reads its own METADATA
// (rego.metadata) would read that of another name.
func (j *judgingPackage) group() {
	for _, rule := range j.Judged {
		definitions := j.Definitions[rule]
		groups := groupDefinitions(definitions)
		if len(groups) < 2 || !j.canSplit(definitions) {
			continue
		}
		for _, d := range definitions {
			d.Digest = d.ownDigest()
		}
		if j.Groups == nil {
			j.Groups = map[string][][]int{}
		}
		j.Groups[rule] = groups
	}
}

// groupDefinitions groups definitions, by their place, in the order of the first of each group.
func groupDefinitions(definitions []*definition) [][]int {
	var groups [][]int
	places := map[string]int{}
	for i, d := range definitions {
		text, err := json.Marshal(d.Annotations)
		if err != nil {
			text = []byte(fmt.Sprint(i))
		}
		key := string(text) + d.ownDigest()
		place, known := places[key]
		if !known {
			place = len(groups)
			places[key] = place
			groups = append(groups, nil)
		}
		groups[place] = append(groups[place], i)
	}
	return groups
}

// ownDigest is a digest of what a definition with METADATA of its own defines, without its lines, comments and METADATA; else empty.
func (d *definition) ownDigest() string {
	if !slices.ContainsFunc(d.Annotations, func(a *ast.Annotations) bool { return a.Scope != "document" }) {
		return ""
	}
	digest := sha256.New()
	for _, rule := range d.rules {
		fmt.Fprintln(digest, rule)
	}
	return hex.EncodeToString(digest.Sum(nil)[:8])
}

func (j *judgingPackage) canSplit(definitions []*definition) bool {
	for _, d := range definitions {
		if d.Kind != "set" || len(d.rules[0].Ref()) != len(j.ref)+1 || slices.ContainsFunc(d.rules, readsMetadata) {
			return false
		}
	}
	return true
}

func readsMetadata(rule *ast.Rule) bool {
	found := false
	metadata := ast.RegoRootDocument.Value
	ast.WalkRefs(rule, func(ref ast.Ref) bool {
		found = found || len(ref) > 1 && ref[0].Value.Compare(metadata) == 0 && ref[1].Value.Compare(ast.String("metadata")) == 0
		return found
	})
	return found
}
