package main

import (
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

// group tells the definitions of a rule apart that differ in their METADATA, where that is possible: only a set is the
// union of what its definitions give, and a policy that reads its own METADATA (rego.metadata) would read that of another
// name.
func (j *judgingPackage) group() {
	for _, rule := range j.Judged {
		definitions := j.Definitions[rule]
		groups := groupByMetadata(definitions)
		if len(groups) < 2 || !j.canSplit(definitions) {
			continue
		}
		if j.Groups == nil {
			j.Groups = map[string][][]int{}
		}
		j.Groups[rule] = groups
	}
}

// groupByMetadata groups definitions, by their place, in the order of the first of each group.
func groupByMetadata(definitions []*definition) [][]int {
	var groups [][]int
	places := map[string]int{}
	for i, d := range definitions {
		text, err := json.Marshal(d.Annotations)
		if err != nil {
			text = []byte(fmt.Sprint(i))
		}
		place, known := places[string(text)]
		if !known {
			place = len(groups)
			places[string(text)] = place
			groups = append(groups, nil)
		}
		groups[place] = append(groups[place], i)
	}
	return groups
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
