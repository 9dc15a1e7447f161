package main

import (
	"path"
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// ruleFamilies read rules by the beginning of their names: of the family deny are deny, deny_a and deny_a_b.
type ruleFamilies struct {
	Names []string `json:"names"`
	// Besides are rules that are read too of a package that has one of a family: exception.
	Besides []string `json:"besides"`
	// Namespaces are the packages that are read, a.b, or patterns of them, a.*; without any, all are.
	Namespaces []string `json:"namespaces"`
}

// has tells whether a name is of a family: what follows are parts of letters and digits, each after an underscore.
func (f *ruleFamilies) has(name string) bool {
	return slices.ContainsFunc(f.Names, func(family string) bool {
		rest, found := strings.CutPrefix(name, family)
		if !found || rest == "" {
			return found
		}
		parts := strings.Split(rest, "_")
		return parts[0] == "" && !slices.ContainsFunc(parts[1:], func(part string) bool {
			return part == "" || strings.ContainsFunc(part, isNoLetterOrDigit)
		})
	})
}

func isNoLetterOrDigit(r rune) bool {
	return !('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9')
}

// reads lists the names that are read, those besides families last.
func (f *ruleFamilies) reads(names map[string]bool) []string {
	var found []string
	for _, name := range util.KeysSorted(names) {
		if f.has(name) {
			found = append(found, name)
		}
	}
	for _, name := range f.Besides {
		if names[name] {
			found = append(found, name)
		}
	}
	return found
}

// readNames are the names that a misspelt one may have been meant to be.
func (g *gateRequest) readNames() []string {
	if g.Families != nil {
		return append(slices.Clone(g.Families.Names), g.Families.Besides...)
	}
	return g.VerdictRules
}

// namespaceOf is the name of a package: a.b.
func namespaceOf(ref ast.Ref) string {
	return strings.TrimPrefix(ref.String(), "data.")
}

func isNamespace(pattern, namespace string) bool {
	matched, err := path.Match(pattern, namespace)
	return pattern == namespace || err == nil && matched
}

// selects tells whether a package is read. Without families every one is.
func (f *ruleFamilies) selects(ref ast.Ref) bool {
	return f == nil || len(f.Namespaces) == 0 ||
		slices.ContainsFunc(f.Namespaces, func(pattern string) bool { return isNamespace(pattern, namespaceOf(ref)) })
}

// without lists the namespaces that were asked for and of which no package is read.
func (f *ruleFamilies) without(judging []*judgingPackage) []string {
	missing := []string{}
	if f == nil {
		return missing
	}
	for _, pattern := range f.Namespaces {
		isRead := func(j *judgingPackage) bool { return isNamespace(pattern, namespaceOf(j.ref)) }
		if !slices.ContainsFunc(judging, isRead) {
			missing = append(missing, pattern)
		}
	}
	return missing
}

// count is the number of rules of a package that families read.
func (f *ruleFamilies) count(j *judgingPackage) int {
	count := 0
	for name, definitions := range j.Definitions {
		if f == nil || !f.has(name) {
			continue
		}
		for _, d := range definitions {
			count += len(d.rules)
		}
	}
	return count
}

// leaveUnread notes a package whose rules would be read if its namespace had been asked for.
func (p *gatePlan) leaveUnread(policy ast.Ref) {
	if name := namespaceOf(policy); !slices.Contains(p.Unread, name) {
		p.Unread = append(p.Unread, name)
	}
}
