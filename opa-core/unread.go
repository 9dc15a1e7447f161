package main

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strings"
	"sync"

	"github.com/agnivade/levenshtein"
	"github.com/open-policy-agent/opa/v1/ast"
)

// ignoredRule is a rule that judges, or looks as if it did, and that the gate does not evaluate.
type ignoredRule struct {
	Name string `json:"name"` // in full, without data
	// Refuses is true of a rule that could refuse or warn, if it were read: not of warn outside of a policy.
	Refuses bool `json:"refuses"`
	// Fault is why a rule with the name of one that judges is not evaluated.
	Fault fault `json:"fault,omitempty"`
	// Like is the name that it may have been meant to have: deny, of Deny.
	Like string `json:"like,omitempty"`
	// Verdict is the rule that it would be if it judged: warn, of warn, warn_size and Warn.
	Verdict  string   `json:"verdict"`
	Location location `json:"location"`
}

// findUnread finds the rules that look as if they judged, and that no judged rule reads; and the rules of policies that no entrypoint of a
// module that is kept evaluates. Rules are few that look so: what is read is found out when there is one.
func (p *gatePlan) findUnread(listed [][]*packageInfo, policies []*judgingPackage) error {
	candidates := p.unreadCandidates(listed)
	unevaluated := unevaluatedRules(policies)
	if len(candidates) == 0 && len(unevaluated) == 0 {
		return nil
	}
	resolved, err := p.resolved()
	if err != nil {
		return err
	}
	reached := reach(resolved, p.rootOf)
	for _, one := range candidates {
		isKnown := func(other ignoredRule) bool { return other.Name == one.Name }
		isRead := one.Fault != isInTests && reached[rulePlace{one.head.file, one.head.index}]
		if !isRead && !slices.ContainsFunc(p.Ignored, isKnown) {
			p.Ignored = append(p.Ignored, one.ignoredRule)
		}
	}
	for _, ref := range unevaluated {
		if !isReached(resolved, reached, ref) {
			path, _ := documentPath(ref)
			p.Unjudged = append(p.Unjudged, strings.Join(path, "."))
		}
	}
	return nil
}

// unevaluatedRules are the rules that policies have by their source and that their entrypoints do not evaluate. Of Rego there are none.
func unevaluatedRules(policies []*judgingPackage) []ast.Ref {
	var out []ast.Ref
	for _, j := range policies {
		for _, name := range j.source {
			if j.Entrypoint == "" || !slices.Contains(j.Judged, name) {
				out = append(out, append(j.ref.Copy(), ast.StringTerm(name)))
			}
		}
	}
	return out
}

func isReached(resolved map[string]*ast.Module, reached map[rulePlace]bool, ref ast.Ref) bool {
	for file, m := range resolved {
		for i, rule := range m.Rules {
			if reached[rulePlace{file, i}] && rule.Ref().HasPrefix(ref) {
				return true
			}
		}
	}
	return false
}

// rootOf tells how far a rule is one that the gate evaluates by itself.
func (p *gatePlan) rootOf(rule *ast.Rule) reading {
	ref := rule.Ref()
	if len(rule.Head.Args) > 0 || beginsLikeTest(rule) {
		return isNoRoot
	}
	for _, j := range p.Judging {
		if len(ref) <= len(j.ref) || !ref.HasPrefix(j.ref) {
			continue
		}
		name, _ := ref[len(j.ref)].Value.(ast.String)
		switch {
		case name == "result" && slices.Contains(j.Judged, string(name)):
			return readsPartsOfValue
		case slices.Contains(j.Judged, string(name)), p.Complete.takes(string(name)):
			return readsAll
		}
	}
	for _, entrypoint := range p.within {
		if path, err := slashPath(ref.GroundPrefix()); err == nil && path == entrypoint {
			return readsRules
		}
	}
	return isNoRoot
}

// takes tells whether the rules that are added to policies read a rule of this name.
func (c *completion) takes(name string) bool {
	return c != nil && slices.ContainsFunc(c.Rules, func(rule addedRule) bool { return rule.Name == name })
}

type unreadCandidate struct {
	ignoredRule
	head *head
}

// unreadCandidates lists the rules that judge, or look as if they did, by their names, and that are not evaluated by these.
func (p *gatePlan) unreadCandidates(listed [][]*packageInfo) []unreadCandidate {
	var out []unreadCandidate
	for _, list := range listed {
		for _, one := range list {
			if !p.Families.selects(one.ref) {
				continue
			}
			for _, h := range one.heads {
				if found, isCandidate := p.suspect(one, h); isCandidate && (!found.Refuses || !h.isHelper()) {
					found.Location = locationOf(h.rule.Location)
					found.Name = one.nameOf(h)
					out = append(out, unreadCandidate{found, h})
				}
			}
		}
	}
	return out
}

// suspect describes a rule that judges, or looks as if it did, and is not evaluated by itself.
func (p *gatePlan) suspect(one *packageInfo, h *head) (ignoredRule, bool) {
	found, isJudged := p.judgedName(h)
	if one.holdsTests() {
		return ignoredRule{Refuses: true, Fault: isInTests, Verdict: found.name}, isJudged && !h.isFunction()
	}
	if isJudged {
		return ignoredRule{Refuses: true, Fault: found.fault, Verdict: found.name}, found.fault != ""
	}
	if h.isFunction() {
		return ignoredRule{}, false
	}
	if p.isNamedLikeRule(one) {
		name, _ := one.ref[len(one.ref)-1].Value.(ast.String)
		return ignoredRule{Refuses: true, Fault: isPackage, Verdict: string(name)}, true
	}
	for i := h.own; i < len(h.ref()); i++ {
		name, _ := h.ref()[i].Value.(ast.String)
		if found, isSuspect := p.suspectName(h.ref()[:i], string(name)); isSuspect {
			return found, true
		}
	}
	return ignoredRule{}, false
}

// suspectName describes a name that looks as if its rule judged: of a package in which no rule is read by it.
func (p *gatePlan) suspectName(in ast.Ref, name string) (ignoredRule, bool) {
	isRead := slices.ContainsFunc(p.Judging, func(j *judgingPackage) bool {
		return j.ref.Equal(in) && slices.Contains(j.Judged, name)
	})
	switch prefix := p.prefixOf(name); {
	case isRead:
		return ignoredRule{}, false
	case slices.Contains(p.Suspect.Names, name):
		return ignoredRule{Verdict: name}, true
	case len(p.reads(map[string]bool{name: true})) > 0:
		return ignoredRule{}, false
	case prefix != "":
		return ignoredRule{Refuses: true, Verdict: prefix}, true
	}
	like := likelyMeant(name, p.readNames())
	return ignoredRule{Refuses: slices.Contains(p.VerdictRules, like), Like: like, Verdict: like}, like != ""
}

// prefixOf is the rule that other tools read by the beginning of a name: deny, of deny_root and denyRoot.
func (p *gatePlan) prefixOf(name string) string {
	for _, prefix := range p.Suspect.Prefixes {
		rule := strings.TrimSuffix(prefix, "_")
		rest, begins := strings.CutPrefix(name, rule)
		if begins && rest != "" && (len(rest) > 1 && rest[0] == '_' || 'A' <= rest[0] && rest[0] <= 'Z') {
			return rule
		}
	}
	return ""
}

// isNamedLikeRule tells whether a package is what data has by the name of a rule that judges, data.a.deny, and holds no policy.
func (p *gatePlan) isNamedLikeRule(one *packageInfo) bool {
	name, _ := one.ref[len(one.ref)-1].Value.(ast.String)
	return len(one.ref) > 1 && p.makesPolicy(string(name)) && !slices.ContainsFunc(p.Judging, func(j *judgingPackage) bool {
		return j.ref.HasPrefix(one.ref) || j.ref.Equal(one.ref[:len(one.ref)-1])
	})
}

// nearNames tells which names are near those of rules that judge: their endings, and words for what such rules do which are not their names.
// src/engine/opa/near-names.ts reads the same for the members of results.
type nearNames struct {
	Endings []string            `json:"endings"`
	Others  map[string][]string `json:"others"`
}

//go:embed near-names.json
var nearNameList []byte

var readNearNames = sync.OnceValue(func() nearNames {
	var names nearNames
	if err := json.Unmarshal(nearNameList, &names); err != nil {
		panic(err)
	}
	return names
})

// likelyMeant is the name that a name differs from by its case, by a letter, by two letters that changed places, by its ending, or that it is
// another word for; "" if there is none.
func likelyMeant(name string, known []string) string {
	near := readNearNames()
	lower := strings.ToLower(name)
	for _, one := range known {
		stem, isY := strings.CutSuffix(one, "y")
		ending := strings.TrimPrefix(lower, one)
		if isY && strings.HasPrefix(lower, stem+"i") {
			ending = strings.TrimPrefix(lower, stem+"i")
		}
		if slices.Contains(near.Endings, ending) || slices.Contains(near.Others[one], lower) ||
			levenshtein.ComputeDistance(lower, one) <= 1 || isTransposed(lower, one) {
			return one
		}
	}
	return ""
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
