package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/tester"
)

// gateRequest asks for the packages that judge, and compiles one entrypoint for each, which gives the values of its
// rules.
type gateRequest struct {
	// Sources are what the gate was given, in their order.
	Sources []gateSource `json:"sources"`
	// PolicyRules make a package a policy. Of a policy the VerdictRules are read, in their order.
	PolicyRules  []string `json:"policyRules"`
	VerdictRules []string `json:"verdictRules"`
	// Families replace both.
	Families *ruleFamilies `json:"families"`
	// Suspect are rules that look as if they judged.
	Suspect suspects `json:"suspect"`
	// Groups is the key, beside those of the rules, of the values of groups of definitions.
	Groups   string      `json:"groups"`
	Complete *completion `json:"complete"` // absent: nothing is added
	// Tests are files that are left out by their name.
	Tests []sourceFile `json:"tests"`
	// AllowUndefined are references to data that may be absent, with all below them: data.inventory.
	AllowUndefined []string `json:"allowUndefined"`

	// within are the entrypoints of a module that is kept: of policies it has only the rules that these evaluate.
	within []string
	// resolved are the modules as they were given, by resolve; nil where only texts are looked at.
	resolved func() (map[string]*ast.Module, error)
}

// gateSource is a source with the paths of its files. A pattern is one argument for several sources.
type gateSource struct {
	Argument string   `json:"argument"`
	Files    []string `json:"files"`
}

// suspects are rules that judge only in a policy (Names), and beginnings of names of which other tools judge: deny_.
type suspects struct {
	Names    []string `json:"names"`
	Prefixes []string `json:"prefixes"`
}

// completion adds rules to policies that have one of those in When: what they lack of Rules. Of such a policy the rule
// Reads is read instead of InsteadOf.
type completion struct {
	When      []string    `json:"when"`
	Rules     []addedRule `json:"rules"`
	Reads     string      `json:"reads"`
	InsteadOf string      `json:"insteadOf"`
}

type addedRule struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

type gateAnswer struct {
	Judging []*judgingPackage `json:"judging"`
	// Ignored are rules that look as if they judged, and that no judged rule reads: style.warn.
	Ignored []ignoredRule `json:"ignored"`
	// Unjudged are rules of policies that no entrypoint of a module that is kept evaluates by itself.
	Unjudged []string `json:"unjudged"`
	// WithoutPolicy are the arguments without a package that judges.
	WithoutPolicy []string `json:"withoutPolicy"`
	// PoliciesInTests are the paths of files left out by their name that hold a policy, and are not tests alone.
	PoliciesInTests []string `json:"policiesInTests"`
	// Unsupplied are references to data that no rule supplies.
	Unsupplied []unsupplied `json:"unsupplied"`
	// Unread are the namespaces with rules that the families would read, and that were not asked for.
	Unread []string `json:"unread"`
	// Unchecked are the schemas that METADATA names and a module that is kept was not checked against, because they were
	// not given.
	Unchecked []string `json:"unchecked"`
	// Metadata are the blocks of METADATA in the files of the sources.
	Metadata []metadataBlock `json:"metadata"`
	// WithoutRules are the namespaces, or patterns of them, that were asked for and in which the families read nothing.
	WithoutRules []string `json:"withoutRules"`
}

// isRefused tells whether there is a reason not to judge, so that there is nothing to compile.
func (a *gateAnswer) isRefused() bool {
	return len(a.WithoutPolicy) > 0 || len(a.PoliciesInTests) > 0 || len(a.WithoutRules) > 0
}

// judgingPackage is a package that judges, over all sources; what it says of its rules is by the first that has them.
type judgingPackage struct {
	packageInfo
	Argument string `json:"argument"` // of the first source that makes it a policy
	// Entrypoint gives the values of its rules.
	Entrypoint string `json:"entrypoint"`
	// Judged are the rules that are read.
	Judged []string `json:"judged"`
	// Definitions of verdict rules, where METADATA may tell them apart, by the rule's name.
	Definitions map[string][]*definition `json:"definitions"`
	// Groups are the definitions, by their place, that bear the same METADATA; absent for a rule that stays as it is.
	Groups map[string][][]int `json:"groups,omitempty"`
	// FixedIDs are the rules of which no finding has an id of its own that the input may choose.
	FixedIDs []string `json:"fixedIds"`
	// RuleCount is the number of rules that families read, each body counted.
	RuleCount int `json:"ruleCount"`
	// Schemas are those that METADATA names for the input.
	Schemas []inputSchema `json:"schemas,omitempty"`
	// Forms are those of the rules that are read, where they were checked.
	Forms map[string]ruleForm `json:"forms,omitempty"`

	added []addedRule
	// source are the rules that the source has of it, also those that no entrypoint of a module that is kept evaluates.
	source []string
	// annotated is the length of the path of the package that Annotations are of: its own, else the nearest above that has its rules.
	annotated int
}

// gatePlan is the answer, with what has to be done to the modules.
type gatePlan struct {
	gateAnswer
	*gateRequest
	prefix  string // of the names of generated rules
	version string
	caps    *ast.Capabilities
}

const verdictPackage = "regohost_verdict"

func (p *gatePlan) entrypoints() []string {
	out := make([]string, 0, len(p.Judging))
	for _, j := range p.Judging {
		out = append(out, j.Entrypoint)
	}
	return out
}

// planGate finds what judges. It leaves the modules as they are.
func (r *compileRequest) planGate(modules map[string]*ast.Module, caps *ast.Capabilities) (*gatePlan, error) {
	plan := &gatePlan{gateRequest: r.Gate, prefix: unusedPrefix(r.Files), version: r.RegoVersion, caps: caps}
	plan.Ignored, plan.WithoutPolicy, plan.PoliciesInTests = []ignoredRule{}, []string{}, []string{}
	plan.Unsupplied, plan.Unread, plan.WithoutRules = []unsupplied{}, []string{}, []string{}
	plan.Unchecked, plan.Unjudged, plan.Metadata = []string{}, []string{}, []metadataBlock{}
	plan.resolved = sync.OnceValues(func() (map[string]*ast.Module, error) { return resolve(modules, caps) })
	var err error
	if plan.PoliciesInTests, err = r.policiesInTests(caps, plan.resolved); err != nil {
		return nil, err
	}
	listed := make([][]*packageInfo, len(r.Gate.Sources))
	for i, source := range r.Gate.Sources {
		own := make(map[string]*ast.Module, len(source.Files))
		for _, file := range source.Files {
			if own[file] = modules[file]; own[file] == nil {
				return nil, refusal("a source has a file that the request has not: " + file)
			}
			plan.Metadata = append(plan.Metadata, metadataOf(own[file])...)
		}
		if listed[i], err = packages(own); err != nil {
			return nil, err
		}
	}
	if err := plan.findJudging(listed); err != nil {
		return nil, err
	}
	policies := slices.Clone(plan.Judging)
	plan.keepWithin()
	if err := plan.findUnread(listed, policies); err != nil {
		return nil, err
	}
	if plan.isRefused() {
		return plan, nil
	}
	all, err := allDefinitions(modules, caps, false)
	if err != nil {
		return nil, err
	}
	for _, p := range plan.Judging {
		p.describe(all, p.Judged)
		p.RuleCount = plan.Families.count(p)
		plan.complete(p)
	}
	resolved, err := plan.resolved()
	if err != nil {
		return nil, err
	}
	origins := newIDOrigins(resolved, caps)
	for _, p := range plan.Judging {
		p.findFixedIDs(origins, resolved, plan.Complete)
	}
	if plan.Unsupplied, err = findUnsupplied(modules, plan.resolved, r.Gate.AllowUndefined); err != nil {
		return nil, err
	}
	for _, p := range plan.Judging {
		p.group()
	}
	if err := plan.findInputSchemas(modules); err != nil {
		return nil, err
	}
	if r.Describe {
		if plan.Unchecked, err = r.missingSchemas(modules); err != nil || len(plan.Unchecked) > 0 {
			return plan, err
		}
	}
	return plan, r.checkTypes(modules, caps)
}

// keepWithin names the entrypoints of the policies. Of a module that is kept it leaves out the rules that no entrypoint
// evaluates.
func (p *gatePlan) keepWithin() {
	kept := []*judgingPackage{}
	for _, j := range p.Judging {
		if p.within != nil {
			j.Judged = slices.DeleteFunc(j.Judged, func(rule string) bool {
				return !slices.ContainsFunc(p.within, func(entrypoint string) bool {
					return strings.HasPrefix(j.Path+"/"+rule+"/", entrypoint+"/")
				})
			})
		}
		if slices.ContainsFunc(j.Judged, p.makesPolicy) {
			j.Entrypoint = fmt.Sprintf("%s/p%d/rules", verdictPackage, len(kept))
			kept = append(kept, j)
		}
	}
	p.Judging = kept
}

// policiesInTests finds the files with a test's name that may be a part of a policy: with a rule which makes a policy or looks as if it refused,
// with one that modules supply, too, or refer to, or without a test in one of their packages. In a package whose own name is that of tests, and that
// has tests, a rule that would judge is a part of them; in any other it would judge if the file were read.
func (r *compileRequest) policiesInTests(caps *ast.Capabilities, resolved func() (map[string]*ast.Module, error)) ([]string, error) {
	found := []string{}
	if len(r.Gate.Tests) == 0 {
		return found, nil
	}
	modules, err := resolved()
	if err != nil {
		// Compiling reports these errors.
		modules = map[string]*ast.Module{}
	}
	known := r.pathsOf(modules)
	isPolicy := func(rule *ast.Rule) bool {
		if len(rule.Head.Args) > 0 {
			return false
		}
		_, found := r.Gate.judgedName(&head{rule: rule, own: len(rule.Module.Package.Path)})
		return found || r.Gate.looksRefusing(rule)
	}
	check := func(f sourceFile, m *ast.Module) error {
		hasTests := slices.ContainsFunc(m.Rules, beginsLikeTest)
		if hasTestName(m.Package) && hasTests {
			return nil
		}
		mayJudge := r.Gate.Families.selects(m.Package.Path) && slices.ContainsFunc(m.Rules, isPolicy)
		if mayJudge || known.havePart(m, !hasTests && !hasTestName(m.Package)) {
			found = append(found, f.Path)
		}
		return nil
	}
	// Most time goes into parsing: a text is parsed where it has the name of a rule that makes a policy, an escape that could hide one, or a package
	// that modules can reach. Without such a name it may be no Rego, and then is a part of no policy.
	var named []sourceFile
	for _, f := range r.Gate.Tests {
		if strings.Contains(f.Text, `\u`) || slices.ContainsFunc(r.Gate.policyNames(), func(rule string) bool { return strings.Contains(f.Text, rule) }) {
			named = append(named, f)
		} else if path := plainPackage(f.Text); path == nil || known.reach(path) {
			if m, err := r.parseFile(f, caps); err == nil {
				_ = check(f, m)
			}
		}
	}
	err = r.parseEach(named, caps, check)
	slices.Sort(found)
	return found, err
}

var packageClause = regexp.MustCompile(`^(?:\s|#[^\n]*\n)*package[ \t]+([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)[ \t]*(?:#[^\n]*)?\r?\n`)

// plainPackage is the path of the package that a text begins with; nil for one in another form.
func plainPackage(text string) ast.Ref {
	clause := packageClause.FindStringSubmatch(text)
	if clause == nil {
		return nil
	}
	path := ast.Ref{ast.DefaultRootDocument}
	for _, name := range strings.Split(clause[1], ".") {
		path = append(path, ast.StringTerm(name))
	}
	return path
}

// knownPaths are what modules define and refer to.
type knownPaths struct {
	packages []ast.Ref
	rules    []ast.Ref // with the references to data
}

// pathsOf are those of modules of files without a test's name: a check of policies reads the others, too.
func (r *compileRequest) pathsOf(modules map[string]*ast.Module) (known knownPaths) {
	for path, m := range modules {
		if slices.ContainsFunc(r.Gate.Tests, func(f sourceFile) bool { return f.Path == path }) {
			continue
		}
		known.packages = append(known.packages, m.Package.Path)
		for _, rule := range m.Rules {
			known.rules = append(known.rules, rule.Ref())
			ast.WalkRefs(rule, func(ref ast.Ref) bool {
				if ref.HasPrefix(ast.DefaultRootRef) {
					known.rules = append(known.rules, ref)
				}
				return false
			})
		}
	}
	return known
}

// reach tells whether a rule below a path may be known, or is in a known package or below one.
func (k *knownPaths) reach(path ast.Ref) bool {
	meets := func(known ast.Ref) bool { return mayMeet(known, path) }
	return slices.ContainsFunc(k.packages, path.HasPrefix) || slices.ContainsFunc(k.rules, meets)
}

// havePart tells whether a module has a rule, other than its tests, that is known; or with inPackage, that is in a known package or below one.
func (k *knownPaths) havePart(m *ast.Module, inPackage bool) bool {
	return slices.ContainsFunc(m.Rules, func(own *ast.Rule) bool {
		return !beginsLikeTest(own) && (inPackage && slices.ContainsFunc(k.packages, m.Package.Path.HasPrefix) ||
			slices.ContainsFunc(k.rules, func(known ast.Ref) bool { return mayMeet(known, own.Ref()) }))
	})
}

// looksRefusing tells whether a rule is a set whose name begins like that of one that refuses: deny_root.
func (g *gateRequest) looksRefusing(rule *ast.Rule) bool {
	name := firstName(rule.Head.Ref())
	return rule.Head.RuleKind() == ast.MultiValue &&
		slices.ContainsFunc(g.Suspect.Prefixes, func(prefix string) bool {
			return len(name) > len(prefix) && strings.HasPrefix(name, prefix) && g.makesPolicy(strings.TrimSuffix(prefix, "_"))
		})
}

func hasTestName(p *ast.Package) bool {
	name, _ := p.Path[len(p.Path)-1].Value.(ast.String)
	return strings.HasSuffix(string(name), "_test")
}

// beginsLikeTest tells whether a rule is named like a test. The tester also takes deny.test_x for one, but such a rule
// may judge.
func beginsLikeTest(rule *ast.Rule) bool {
	name := firstName(rule.Head.Ref())
	return strings.HasPrefix(name, tester.TestPrefix) || strings.HasPrefix(name, tester.SkipTestPrefix)
}

func firstName(ref ast.Ref) string {
	name, _ := ref[0].Value.(ast.Var)
	return string(name)
}

// holdsTests tells whether a package holds tests, and not only has a name that ends as that of one.
func (p *packageInfo) holdsTests() bool {
	return p.Test && slices.ContainsFunc(p.Rules, func(rule *ruleInfo) bool { return rule.test })
}

// makesPolicy tells whether a rule with this name makes its package a policy.
func (g *gateRequest) makesPolicy(name string) bool {
	if g.Families != nil {
		return g.Families.has(name)
	}
	return slices.Contains(g.PolicyRules, name)
}

// policyNames begin the names of the rules that make a policy.
func (g *gateRequest) policyNames() []string {
	if g.Families != nil {
		return g.Families.Names
	}
	return g.PolicyRules
}

// reads lists the rules among names that are read of a policy, in their order.
func (g *gateRequest) reads(names map[string]bool) []string {
	if g.Families != nil {
		return g.Families.reads(names)
	}
	var found []string
	for _, rule := range g.VerdictRules {
		if names[rule] {
			found = append(found, rule)
		}
	}
	return found
}

// findJudging finds the packages that judge, in the order of the sources, and the arguments without any. A package judges by the rules
// that data has at its path, wherever their heads come from: deny of package a.b is that of b.deny in package a too.
func (p *gatePlan) findJudging(listed [][]*packageInfo) error {
	p.Judging = []*judgingPackage{}
	byPath := map[string]*judgingPackage{}
	judges := map[string]bool{} // by argument
	for source, list := range listed {
		argument := p.Sources[source].Argument
		for _, one := range list {
			if one.holdsTests() {
				continue
			}
			for _, h := range one.heads {
				found, isJudged := p.judgedName(h)
				if !isJudged || found.fault != "" {
					continue
				}
				judges[argument] = true
				if !p.Families.selects(found.policy) {
					p.leaveUnread(found.policy)
					continue
				}
				path, err := slashPath(found.policy)
				if err != nil {
					return err
				}
				known := byPath[path]
				if known == nil {
					known = &judgingPackage{Argument: argument}
					known.packageInfo = packageInfo{Path: path, Rules: []*ruleInfo{}, Test: hasTestName(&ast.Package{Path: found.policy}), ref: found.policy}
					byPath[path] = known
					p.Judging = append(p.Judging, known)
				}
				if !known.ref.Equal(found.policy) {
					return sameName(known.ref, found.policy, path)
				}
			}
		}
	}
	for _, source := range p.Sources {
		if !judges[source.Argument] && !slices.Contains(p.WithoutPolicy, source.Argument) {
			p.WithoutPolicy = append(p.WithoutPolicy, source.Argument)
		}
	}
	p.WithoutRules = p.Families.without(p.Judging)
	for _, j := range p.Judging {
		names := map[string]bool{}
		for _, list := range listed {
			for _, one := range list {
				if !one.holdsTests() {
					j.merge(one, names)
				}
			}
		}
		j.Judged = p.reads(names)
		j.source = slices.Clone(j.Judged)
	}
	return nil
}

// merge adds the rules of a package that data has below the policy's path, with the names by which they begin there.
func (j *judgingPackage) merge(one *packageInfo, names map[string]bool) {
	if one.ref.Equal(j.ref) {
		j.Test = one.Test
	}
	if one.Annotations != nil && len(one.ref) > j.annotated && j.ref.HasPrefix(one.ref) && j.isOf(one) {
		j.Annotations, j.annotated = one.Annotations, len(one.ref)
	}
	for _, h := range one.heads {
		if !h.ref().HasPrefix(j.ref) || len(h.ref()) == len(j.ref) {
			continue
		}
		name, isName := h.ref()[len(j.ref)].Value.(ast.String)
		if !isName {
			continue
		}
		if !h.isFunction() && (h.own == len(j.ref) || !h.isHelper()) {
			names[string(name)] = true
		}
		if h.own <= len(j.ref) {
			j.packageInfo.addAt(h.rule, len(j.ref))
		}
	}
}

// isOf tells whether rules of a package have the policy's path in their heads.
func (j *judgingPackage) isOf(one *packageInfo) bool {
	return slices.ContainsFunc(one.heads, func(h *head) bool { return h.ref().HasPrefix(j.ref) })
}

// complete decides which rules are added to a policy, and which are then read.
func (p *gatePlan) complete(j *judgingPackage) {
	c := p.Complete
	if c == nil || !slices.ContainsFunc(c.When, func(rule string) bool { return slices.Contains(j.Judged, rule) }) {
		return
	}
	for _, rule := range c.Rules {
		if !slices.ContainsFunc(j.Rules, func(own *ruleInfo) bool { return own.Name == rule.Name }) {
			j.added = append(j.added, rule)
		}
	}
	var judged []string
	for _, rule := range p.VerdictRules {
		if rule != c.InsteadOf && (rule == c.Reads || slices.Contains(j.Judged, rule)) {
			judged = append(judged, rule)
		}
	}
	j.Judged = judged
}
