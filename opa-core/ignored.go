package main

import (
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// needsReferences tells whether it matters what rules refer to. Few policies have such rules.
func (p *gatePlan) needsReferences(listed [][]*packageInfo) bool {
	return slices.ContainsFunc(listed, func(list []*packageInfo) bool {
		return slices.ContainsFunc(list, func(one *packageInfo) bool {
			return slices.ContainsFunc(one.Rules, func(rule *ruleInfo) bool {
				_, isSuspect := p.suspect(one, rule)
				return isSuspect
			})
		})
	})
}

// ignoredRule is a rule that looks as if it judged, and is not read.
type ignoredRule struct {
	Name string `json:"name"` // in full, without data
	// Refuses is true of a set whose name begins like that of one that refuses, deny_root, and of a misspelt name that would make a policy: denny.
	Refuses bool `json:"refuses"`
	// Like is the name that it may have been meant to have: deny, of Deny.
	Like string `json:"like,omitempty"`
	// Verdict is the rule that it would be if it judged: warn, of warn, warn_size and Warn.
	Verdict  string   `json:"verdict"`
	Location location `json:"location"`
}

// suspect describes a rule that looks as if it judged, and is not read as one.
func (p *gatePlan) suspect(one *packageInfo, rule *ruleInfo) (ignoredRule, bool) {
	out := ignoredRule{Location: rule.Location}
	if rule.function || one.holdsTests() || len(rule.ref) != len(one.ref)+1 || !p.Families.selects(one.ref) {
		return out, false
	}
	name := string(rule.ref[len(one.ref)].Value.(ast.String))
	out.Name = strings.ReplaceAll(one.Path, "/", ".") + "." + rule.Name
	out.Verdict = name
	for _, verdict := range p.VerdictRules {
		if strings.HasPrefix(name, verdict+"_") {
			out.Verdict = verdict
		}
	}
	isPolicy := slices.ContainsFunc(p.Judging, func(j *judgingPackage) bool { return j.Path == one.Path })
	begins := func(prefix string) bool { return len(name) > len(prefix) && strings.HasPrefix(name, prefix) }
	switch {
	case slices.Contains(p.Suspect.Names, name):
		return out, !isPolicy || p.Families != nil
	case len(p.reads(map[string]bool{name: true})) > 0:
		return out, false
	case slices.ContainsFunc(p.Suspect.Refusing, begins):
		out.Refuses = rule.set
		return out, true
	case slices.ContainsFunc(p.Suspect.Prefixes, begins):
		return out, true
	}
	var isOtherForm bool
	out.Like, isOtherForm = likelyMeant(name, p.readNames())
	out.Verdict = out.Like
	out.Refuses = !isOtherForm && slices.Contains(p.PolicyRules, out.Like)
	return out, out.Like != ""
}

// likelyMeant is the name that a name differs from by its case, by a letter, by two letters that changed places, or by its ending. The last is
// another form of the word, as denied is of deny.
func likelyMeant(name string, known []string) (string, bool) {
	lower := strings.ToLower(name)
	for _, one := range known {
		stem, isY := strings.CutSuffix(one, "y")
		ending := strings.TrimPrefix(lower, one)
		if isY && strings.HasPrefix(lower, stem+"i") {
			ending = strings.TrimPrefix(lower, stem+"i")
		}
		if slices.Contains([]string{"d", "ed", "es", "s"}, ending) {
			return one, true
		}
		if levenshtein.ComputeDistance(lower, one) <= 1 || isTransposed(lower, one) {
			return one, false
		}
	}
	return "", false
}

// isTransposed tells whether two letters beside each other that changed places are all that two names differ in.
func isTransposed(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) - 1 {
		if a[i] != b[i] {
			return a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
		}
	}
	return false
}

// findIgnored finds the suspects that no other rule refers to.
func (p *gatePlan) findIgnored(listed [][]*packageInfo, read *readers) []ignoredRule {
	ignored := []ignoredRule{}
	for _, list := range listed {
		for _, one := range list {
			for _, rule := range one.Rules {
				found, isSuspect := p.suspect(one, rule)
				isKnown := func(other ignoredRule) bool { return other.Name == found.Name }
				if isSuspect && !slices.ContainsFunc(ignored, isKnown) && !read.rule(rule.ref) {
					ignored = append(ignored, found)
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
func newReaders(resolved func() (map[string]*ast.Module, error), matter func() bool) (*readers, error) {
	out := &readers{}
	if !matter() {
		return out, nil
	}
	modules, err := resolved()
	if err != nil {
		return nil, err
	}
	for _, file := range util.KeysSorted(modules) {
		for _, rule := range modules[file].Rules {
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
