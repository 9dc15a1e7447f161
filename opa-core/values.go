package main

import (
	"slices"

	"github.com/open-policy-agent/opa/v1/ast"
)

// judgingMember is a member of a rule's value, as it is written, with the name of a rule that judges: deny, of checks := {"deny": ["x"]}.
// By its path in data it is the same as a rule checks.deny.
type judgingMember struct {
	path  ast.Ref // of the value: x.deny
	name  string
	value *ast.Term
	of    *ast.Rule // the definition, or the else of it
}

// judgingMembers finds the members that could refuse in the value of a rule. Of a result they are those that the verdict does not read.
func (g *gateRequest) judgingMembers(h *head, rule *ast.Rule) []judgingMember {
	if h.isFunction() || rule.Head.RuleKind() == ast.MultiValue || beginsLikeTest(rule) {
		return nil
	}
	found, isJudged := g.judgedName(h)
	if isJudged && found.name != "result" {
		return nil
	}
	isResult := g.isResult(h)
	if isJudged && !isResult && g.isResultMember(h.ref()[len(found.policy)+1]) {
		return nil
	}
	var out []judgingMember
	for one := rule; one != nil; one = one.Else {
		var walk func(term *ast.Term, path ast.Ref, left int)
		member := func(key, value *ast.Term, path ast.Ref, left int) {
			below := append(slices.Clone(path), key)
			isRead := isResult && len(path) == 0
			names := g.textsOf(one, key)
			k := slices.IndexFunc(names, func(name string) bool {
				return name != "result" && g.makesPolicy(name) && mayRefuse(name, writtenAs(one, value))
			})
			switch {
			case isRead && g.isResultMember(key):
			case k >= 0 && !isRead:
				out = append(out, judgingMember{below, names[k], writtenAs(one, value), one})
			default:
				walk(value, below, left-1)
			}
		}
		walk = func(term *ast.Term, path ast.Ref, left int) {
			if left == 0 {
				return
			}
			switch value := writtenAs(one, term).Value.(type) {
			case ast.Object:
				value.Foreach(func(key, inner *ast.Term) { member(key, inner, path, left) })
			case *ast.ObjectComprehension:
				member(value.Key, value.Value, path, left)
			case *ast.Array:
				for i := range value.Len() {
					walk(value.Elem(i), append(slices.Clone(path), ast.IntNumberTerm(i)), left-1)
				}
			}
		}
		if one.Head.Value != nil {
			walk(one.Head.Value, ast.Ref{}, maxValueDepth)
		}
	}
	return out
}

// isResult tells whether a head is that of a result as a whole, of which the verdict reads the members alone.
func (g *gateRequest) isResult(h *head) bool {
	found, isJudged := g.judgedName(h)
	return isJudged && found.name == "result" && len(h.ref()) == len(found.policy)+1
}

// isResultMember tells whether the verdict reads a member of a result, or refuses it by its name.
func (g *gateRequest) isResultMember(key *ast.Term) bool {
	name, isText := key.Value.(ast.String)
	return isText && (g.isVerdictRule(string(name)) || name == findingsMember)
}

// maxValueDepth ends at variables that give each other.
const maxValueDepth = 64

// mayRefuse tells whether a value can be a refusal under a name that judges. Of an allow, and of what is written as a list or text, it is
// known: roles := {"admin": {"allow": ["read"]}} is a table.
func mayRefuse(name string, value *ast.Term) bool {
	switch written := value.Value.(type) {
	case ast.Boolean:
		return bool(written) != (name == "allow")
	case ast.Null, ast.Number:
		return false
	case ast.String:
		return name != "allow"
	case *ast.Array:
		return name != "allow" && written.Len() > 0
	case ast.Set:
		return name != "allow" && written.Len() > 0
	case ast.Object:
		return name != "allow" && written.Len() > 0
	case *ast.ArrayComprehension, *ast.SetComprehension, *ast.ObjectComprehension:
		return name != "allow"
	}
	return true
}

// unreadMembers are the members of a rule's value that no rule may read, each once.
func (p *gatePlan) unreadMembers(one *packageInfo, h *head) []unreadCandidate {
	var out []unreadCandidate
	if h.isHelper() {
		return nil
	}
	for _, member := range p.judgingMembers(h, p.resolvedRule(h)) {
		found := ignoredRule{Refuses: true, Fault: isValue, Verdict: member.name, Location: locationOf(h.rule.Location)}
		found.Name = one.nameOf(h, member.path)
		out = append(out, unreadCandidate{found, h, member.path})
	}
	return out
}

// sumsUp tells whether a member only repeats what rules say that are judged: {"deny": deny, "allow": count(deny) == 0}. A default does if
// another definition of its rule has such a member.
func (p *gatePlan) sumsUp(resolved map[string]*ast.Module, one unreadCandidate) bool {
	rule := resolved[one.head.file].Rules[one.head.index]
	if !rule.Default {
		return p.needsJudgedAlone(one, rule)
	}
	for _, m := range resolved {
		if slices.ContainsFunc(m.Rules, func(other *ast.Rule) bool {
			return !other.Default && other.Ref().Equal(rule.Ref()) && p.needsJudgedAlone(one, other)
		}) {
			return true
		}
	}
	return false
}

// needsJudgedAlone tells whether a definition has a member, and needs for it rules that are judged, and nothing else.
func (p *gatePlan) needsJudgedAlone(one unreadCandidate, rule *ast.Rule) bool {
	isOther := func(ref ast.Ref) bool {
		return !slices.ContainsFunc(p.Judging, func(j *judgingPackage) bool {
			return ref.HasPrefix(j.ref) && len(ref) > len(j.ref) && slices.ContainsFunc(j.Judged, func(name string) bool {
				return ref[len(j.ref)].Equal(ast.StringTerm(name))
			})
		})
	}
	hasMember := false
	for _, member := range p.judgingMembers(one.head, rule) {
		if !member.path.Equal(one.member) {
			continue
		}
		hasMember = true
		var refs []ast.Ref
		for _, node := range needsOf(member.of, []*ast.Term{member.value}) {
			refs = append(refs, documentRefs(node)...)
		}
		if len(refs) == 0 || slices.ContainsFunc(refs, isOther) {
			return false
		}
	}
	return hasMember
}
