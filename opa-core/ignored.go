package main

import (
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// needsReferences tells whether it matters what rules refer to. Few policies have such rules.
func (p *gatePlan) needsReferences(listed [][]*packageInfo) bool {
	for _, j := range p.Judging {
		for _, definitions := range j.Definitions {
			if len(groupByMetadata(definitions)) > 1 {
				return true
			}
		}
	}
	return slices.ContainsFunc(listed, func(list []*packageInfo) bool {
		return slices.ContainsFunc(list, func(one *packageInfo) bool {
			return slices.ContainsFunc(one.Rules, func(rule *ruleInfo) bool { return p.isSuspect(one, rule) })
		})
	})
}

// isSuspect tells whether a rule looks as if it judged, and is not read as one.
func (p *gatePlan) isSuspect(one *packageInfo, rule *ruleInfo) bool {
	if rule.function || one.holdsTests() || len(rule.ref) != len(one.ref)+1 {
		return false
	}
	name := string(rule.ref[len(one.ref)].Value.(ast.String))
	if slices.Contains(p.Suspect.Names, name) {
		return !slices.ContainsFunc(p.Judging, func(j *judgingPackage) bool { return j.Path == one.Path })
	}
	return slices.ContainsFunc(p.Suspect.Prefixes, func(prefix string) bool {
		return len(name) > len(prefix) && strings.HasPrefix(name, prefix)
	})
}

// findIgnored finds the suspects that no other rule refers to.
func (p *gatePlan) findIgnored(listed [][]*packageInfo, read *readers) []string {
	ignored := []string{}
	for _, list := range listed {
		for _, one := range list {
			for _, rule := range one.Rules {
				name := strings.ReplaceAll(one.Path, "/", ".") + "." + rule.Name
				if p.isSuspect(one, rule) && !slices.Contains(ignored, name) && !read.rule(rule.ref) {
					ignored = append(ignored, name)
				}
			}
		}
	}
	return ignored
}

// readers are the references of all rules, by the rule they are in.
type readers struct{ refs []readerRef }

type readerRef struct{ by, to ast.Ref }

// newReaders collects the references, unless they do not matter.
func newReaders(modules map[string]*ast.Module, caps *ast.Capabilities, matter func() bool) (*readers, error) {
	out := &readers{}
	if !matter() {
		return out, nil
	}
	resolved, err := resolve(modules, caps)
	if err != nil {
		return nil, err
	}
	for _, file := range util.KeysSorted(resolved) {
		for _, rule := range resolved[file].Rules {
			by := rule.Ref().ConstantPrefix()
			for _, to := range references([]*ast.Rule{rule}) {
				out.refs = append(out.refs, readerRef{by: by, to: to})
			}
		}
	}
	return out, nil
}

// rule tells whether another rule refers to a rule, to a part of it, or to a document that it is part of.
func (r *readers) rule(ref ast.Ref) bool {
	return slices.ContainsFunc(r.refs, func(one readerRef) bool {
		return !one.by.HasPrefix(ref) && (one.to.HasPrefix(ref) || ref.HasPrefix(one.to))
	})
}

// whole tells whether a rule refers to a package as a whole, or to a document that it is part of.
func (r *readers) whole(ref ast.Ref) bool {
	return slices.ContainsFunc(r.refs, func(one readerRef) bool { return ref.HasPrefix(one.to) })
}
