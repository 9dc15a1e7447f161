package main

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"unicode"

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
// module that is kept evaluates by itself. Rules are few that look so: what is read is found out when there is one.
func (p *gatePlan) findUnread(listed [][]*packageInfo, policies []*judgingPackage) error {
	p.Unjudged = unevaluatedRules(policies)
	candidates := p.unreadCandidates(listed)
	if len(candidates) == 0 {
		return nil
	}
	resolved, err := p.resolved()
	if err != nil {
		return err
	}
	reached := reach(resolved, func(rule *ast.Rule) ([]ast.Ref, bool) { return p.readsOfRoot(resolved, rule, p.isVerdictRule) })
	for _, one := range candidates {
		isKnown := func(other ignoredRule) bool { return other.Name == one.Name }
		if !p.isRead(one, resolved, reached) && !slices.ContainsFunc(p.Ignored, isKnown) {
			p.Ignored = append(p.Ignored, one.ignoredRule)
		}
	}
	return nil
}

// isRead tells whether a rule that is judged reads a candidate. Of a result that is evaluated the verdict reads the members alone.
func (p *gatePlan) isRead(one unreadCandidate, resolved map[string]*ast.Module, reached map[rulePlace]bool) bool {
	isReached := reached[rulePlace{one.head.file, one.head.index}]
	switch {
	case one.Fault == isInTests:
		return false
	case one.member == nil:
		return isReached
	}
	return isReached && !p.isResult(one.head) || p.sumsUp(resolved, one)
}

// unevaluatedRules names the rules that policies have by their source and that their entrypoints do not evaluate: what reads one may read a
// part of it. Of Rego there are none.
func unevaluatedRules(policies []*judgingPackage) []string {
	out := []string{}
	for _, j := range policies {
		for _, name := range j.source {
			if j.Entrypoint == "" || !slices.Contains(j.Judged, name) {
				path, _ := documentPath(append(j.ref.Copy(), ast.StringTerm(name)))
				out = append(out, strings.Join(path, "."))
			}
		}
	}
	return out
}

// readsOfRoot is what a rule reads that the gate evaluates by itself; false of any other rule. Only what the verdict reads of its value
// counts. Of a result these are its members by the names of rules that count and of findings, and so of an entrypoint of a module that is
// kept, if its value is an object with such members: any other entrypoint is for other hosts, and nobody judges what it reads.
func (p *gatePlan) readsOfRoot(resolved map[string]*ast.Module, rule *ast.Rule, counts func(string) bool) ([]ast.Ref, bool) {
	ref := rule.Ref()
	if len(rule.Head.Args) > 0 || beginsLikeTest(rule) {
		return nil, false
	}
	ofResult := func(member string) bool {
		return counts(member) && member != "result" || member == findingsMember || counts("warn") && slices.Contains(resultFlags, member)
	}
	for _, j := range p.Judging {
		if len(ref) <= len(j.ref) || !ref.HasPrefix(j.ref) {
			continue
		}
		name, _ := ref[len(j.ref)].Value.(ast.String)
		isJudged := slices.Contains(j.Judged, string(name)) && counts(string(name)) && !p.Complete.replaces(j, string(name))
		switch below := ref[len(j.ref)+1:]; {
		case !isJudged && !p.Complete.takes(j, string(name)):
		case !isJudged || name != "result":
			return dataRefs(rule), true
		case len(below) == 0:
			if refs, isObject, _ := readsOfMembers(rule, ofResult, nil); isObject {
				return refs, true
			}
			// A package that is the value has other rules too, which the gate does not look at.
			return slices.DeleteFunc(dataRefs(rule), func(ref ast.Ref) bool {
				return isValueOf(rule, ref) && coversPackage(resolved, ref)
			}), true
		case len(below) == 1:
			member, isText := below[0].Value.(ast.String)
			return dataRefs(rule), !isText || ofResult(string(member))
		default:
			return nil, false
		}
	}
	for _, entrypoint := range p.within {
		if path, err := entrypointName(ref); err == nil && path == entrypoint {
			refs, _, hasMember := readsOfMembers(rule, counts, ofResult)
			return slices.DeleteFunc(refs, func(ref ast.Ref) bool { return coversPackage(resolved, ref) }), hasMember
		}
	}
	return nil, false
}

// findingsMember is a member of a result that the verdict reads, and under the rules of another tool only there.
const findingsMember = "findings"

// resultFlags are the members of a result that the verdict reads besides findings and rules.
var resultFlags = []string{"skipped", "skip_reason", "ignore"}

// isVerdictRule tells whether the verdict reads a rule of this name.
func (g *gateRequest) isVerdictRule(name string) bool {
	return len(g.reads(map[string]bool{name: true})) > 0
}

// takes tells whether the rules that are added to a policy read a rule of this name.
func (c *completion) takes(j *judgingPackage, name string) bool {
	return c != nil && !slices.Contains(j.Judged, c.Reads) && slices.ContainsFunc(c.Rules, func(rule addedRule) bool { return rule.Name == name })
}

// replaces tells whether a policy has a rule of its own that is read instead of the one of this name, and must read it.
func (c *completion) replaces(j *judgingPackage, name string) bool {
	return c != nil && name == c.InsteadOf && slices.Contains(j.Judged, c.Reads)
}

type unreadCandidate struct {
	ignoredRule
	head *head
	// member is the path of a member in the value of the rule: x.deny. Nil: it is the rule.
	member ast.Ref
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
				found, isCandidate := p.suspect(one, h)
				if !isCandidate && !one.holdsTests() {
					out = append(out, p.unreadMembers(one, h)...)
				}
				if isCandidate && (!found.Refuses || !h.isHelper()) {
					found.Location = locationOf(h.rule.Location)
					found.Name = one.nameOf(h, nil)
					out = append(out, unreadCandidate{ignoredRule: found, head: h})
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
	isReplacedIn := func(j *judgingPackage) bool { return j.ref.Equal(found.policy) && p.Complete.replaces(j, found.name) }
	if isJudged && found.fault == "" && slices.ContainsFunc(p.Judging, isReplacedIn) {
		return ignoredRule{Refuses: true, Verdict: found.name}, true
	}
	if isJudged && found.fault == "" && found.name == "result" {
		return p.suspectPart(h, len(found.policy)+2)
	}
	if isJudged {
		return ignoredRule{Refuses: true, Fault: found.fault, Verdict: found.name}, found.fault != ""
	}
	if h.isFunction() {
		return ignoredRule{}, false
	}
	if name, isNamed := p.ruleNameOf(one); isNamed {
		return ignoredRule{Refuses: true, Fault: isPackage, Verdict: name}, true
	}
	if name, _ := h.ref()[h.own].Value.(ast.String); p.Complete != nil && name == findingsMember {
		return ignoredRule{Refuses: true, Verdict: findingsMember}, true
	}
	return p.suspectPart(h, h.own)
}

// suspectPart describes a rule by the first part of its head, from an index on, that looks as if it judged. A part with the name of a rule
// that judges is left only below a member of a result, of which the verdict reads the members alone: result.x.deny.
func (p *gatePlan) suspectPart(h *head, from int) (ignoredRule, bool) {
	for i := from; i < len(h.ref()); i++ {
		names := p.namesAt(h, i)
		if k := slices.IndexFunc(names, p.makesPolicy); k >= 0 && !h.isHelper() {
			return ignoredRule{Refuses: true, Fault: isNested, Verdict: names[k]}, true
		}
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

// ruleNameOf is the part of a package's path by which data has its rules below the name of a rule that judges: deny, of data.a.deny and of
// data.a.deny.b. It is none where that place holds a policy, as a folder does, and where the package above is one, which has it as its rule.
func (p *gatePlan) ruleNameOf(one *packageInfo) (string, bool) {
	for i := 1; i < len(one.ref); i++ {
		name, _ := one.ref[i].Value.(ast.String)
		if p.makesPolicy(string(name)) && !slices.ContainsFunc(p.Judging, func(j *judgingPackage) bool {
			return j.ref.HasPrefix(one.ref[:i+1]) || j.ref.Equal(one.ref[:i])
		}) {
			return string(name), true
		}
	}
	return "", false
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

// likelyMeant is the name that a name differs from by its case, by underscores around it, by a letter, by two letters that changed places, by
// its ending, by letters of other scripts, or that it is another word for; "" if there is none.
func likelyMeant(name string, known []string) string {
	near := readNearNames()
	lower := strings.Trim(strings.ToLower(strings.Map(plainLetter, name)), "_")
	isNear := func(one string) bool {
		return isMistyped(lower, one) || looksAlike(lower, one) || slices.Contains(near.Others[one], lower) || slices.Contains(near.formsOf(one), lower)
	}
	isNearForm := func(one string) bool {
		return slices.ContainsFunc(near.formsOf(one), func(form string) bool { return len(form) >= mistypedForm && isMistyped(lower, form) })
	}
	for _, fits := range []func(string) bool{isNear, isNearForm} {
		if k := slices.IndexFunc(known, fits); k >= 0 {
			return known[k]
		}
	}
	return ""
}

// formsOf are a name with each ending: denies, denied.
func (n nearNames) formsOf(name string) (out []string) {
	stem, isY := strings.CutSuffix(name, "y")
	for _, ending := range n.Endings {
		out = append(out, name+ending)
		if isY {
			out = append(out, stem+"i"+ending)
		}
	}
	return out
}

// mistypedForm is the fewest letters of a form of a name, such as allowed, of which one may be wrong: short words are near others.
const mistypedForm = 6

// isMistyped tells whether two names differ in a letter at most, or in two beside each other that changed places.
func isMistyped(name, known string) bool {
	return levenshtein.ComputeDistance(name, known) <= 1 || isTransposed(name, known)
}

// plainLetter leaves out what is not seen, and makes a letter of full width one of ASCII.
func plainLetter(r rune) rune {
	switch {
	case unicode.In(r, unicode.Cf, unicode.M):
		return -1
	case '\uff01' <= r && r <= '\uff5e':
		return r - 0xfee0
	}
	return r
}

// looksAlike tells whether a name has letters of other scripts in the place of some of another name's.
func looksAlike(name, known string) bool {
	runes := []rune(name)
	if len(runes) != len(known) {
		return false
	}
	same := 0
	for i, r := range runes {
		if r == rune(known[i]) {
			same++
		} else if r <= unicode.MaxASCII {
			return false
		}
	}
	return same > 0
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
