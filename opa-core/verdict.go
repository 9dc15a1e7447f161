package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/util"
)

// unusedPrefix begins the names of generated rules: no text holds it.
func unusedPrefix(files []sourceFile) string {
	prefix := "regohost_"
	for _, f := range files {
		for strings.Contains(f.Text, prefix) {
			prefix += "_"
		}
	}
	return prefix
}

// apply does to the modules what the plan says: it adds the rules that complete policies, copies each group of
// definitions to a rule of its own, and adds a module for each package that collects its rules in one object. One
// evaluation then judges a package, shares the answers of its calls, evaluates nothing that the verdict does not need, and
// an undefined rule is a key that is missing. The packages of the policies stay as they are.
func (p *gatePlan) apply(modules map[string]*ast.Module) error {
	if err := p.addCompletions(modules); err != nil {
		return err
	}
	if slices.ContainsFunc(p.Judging, func(j *judgingPackage) bool { return j.Groups != nil }) {
		resolved, err := p.resolvedComplete(modules)
		if err != nil {
			return err
		}
		for i, j := range p.Judging {
			if err := p.copyGroups(i, j, resolved, modules); err != nil {
				return err
			}
		}
	}
	return p.addVerdicts(modules)
}

// resolvedComplete are the modules with the rules that complete policies, resolved. The modules as they were given are it, too, when none of a
// completed package has a name that may mean one of the rules that were added.
func (p *gatePlan) resolvedComplete(modules map[string]*ast.Module) (map[string]*ast.Module, error) {
	resolved, err := p.resolved()
	if err != nil {
		return nil, err
	}
	for _, j := range p.Judging {
		for _, m := range resolved {
			if m.Package.Path.Equal(j.ref) && j.mayMeanAdded(m) {
				return resolve(modules, p.caps)
			}
		}
	}
	return resolved, nil
}

// mayMeanAdded tells whether a module has a variable with the name of a rule that is added to its package.
func (j *judgingPackage) mayMeanAdded(m *ast.Module) bool {
	found := false
	var visitor *ast.GenericVisitor
	visitor = ast.NewGenericVisitor(func(x any) bool {
		switch x := x.(type) {
		case ast.Var:
			found = found || slices.ContainsFunc(j.added, func(rule addedRule) bool { return rule.Name == string(x) })
		case *ast.Head: // The visitor leaves out the keys of its reference.
			visitor.Walk(x.Reference)
		}
		return found
	})
	if len(j.added) > 0 {
		visitor.Walk(m)
	}
	return found
}

// groupRef is the rule that a group of definitions of a policy gives.
func (p *gatePlan) groupRef(policy int, rule string, group int) string {
	return bracketed(definitionsRef(policy), p.groupName(rule, group))
}

func (p *gatePlan) groupName(rule string, group int) string {
	return fmt.Sprintf("%s%s_%d", p.prefix, rule, group)
}

// definitionsRef is a package that holds nothing else, so that no local variable of a copy is the name of a rule.
func definitionsRef(policy int) ast.Ref {
	return ast.Ref{ast.DefaultRootDocument, ast.StringTerm(verdictPackage), ast.StringTerm(fmt.Sprintf("d%d", policy))}
}

// copyGroups adds the definitions of groups once more, by other names, in modules of their own.
func (p *gatePlan) copyGroups(policy int, j *judgingPackage, resolved, modules map[string]*ast.Module) error {
	for _, rule := range util.KeysSorted(j.Groups) {
		for group, members := range j.Groups[rule] {
			for _, member := range members {
				d := j.Definitions[rule][member]
				from := resolved[d.Location.File]
				if from == nil {
					return refusal("a definition is of an unknown file: " + d.Location.File)
				}
				module := &ast.Module{Package: &ast.Package{Path: definitionsRef(policy), Location: from.Package.Location}}
				module.SetRegoVersion(from.RegoVersion())
				for _, imported := range from.Imports {
					// What the others name is written out.
					if path := imported.Path.Value.(ast.Ref); !path.HasPrefix(ast.DefaultRootRef) && !path.HasPrefix(ast.InputRootRef) {
						module.Imports = append(module.Imports, imported.Copy())
					}
				}
				for _, definition := range from.Rules[d.index : d.index+len(d.rules)] {
					copied := definition.Copy()
					copied.Annotations = nil
					rename(copied, p.groupName(rule, group))
					for one := copied; one != nil; one = one.Else {
						one.Module = module
					}
					module.Rules = append(module.Rules, copied)
				}
				file := fmt.Sprintf("%s/d%d/%s_%d.rego", verdictPackage, policy, rule, member)
				if modules[file] != nil {
					return refusal("a policy has the path " + file)
				}
				modules[file] = module
			}
		}
	}
	return nil
}

// addCompletions adds the rules that policies lack.
func (p *gatePlan) addCompletions(modules map[string]*ast.Module) error {
	for i, j := range p.Judging {
		if len(j.added) == 0 {
			continue
		}
		texts := make([]string, 0, len(j.added))
		for _, rule := range j.added {
			texts = append(texts, rule.Text)
		}
		if err := p.add(modules, fmt.Sprintf("regohost_completion/p%d.rego", i), j.ref, texts); err != nil {
			return err
		}
	}
	return nil
}

// addVerdicts adds a module for each package that judges: rules["deny"] := data["gate"]["deny"].
func (p *gatePlan) addVerdicts(modules map[string]*ast.Module) error {
	for i, j := range p.Judging {
		var rules, groups []string
		for _, rule := range j.Judged {
			if j.Groups[rule] == nil {
				rules = append(rules, fmt.Sprintf("rules[%s] := %s", quote(rule), bracketed(j.ref, rule)))
				continue
			}
			var members []string
			for group := range j.Groups[rule] {
				members = append(members, p.groupRef(i, rule, group))
			}
			listed := strings.Join(members, ", ")
			rules = append(rules, fmt.Sprintf("rules[%s] := union({%s})", quote(rule), listed))
			groups = append(groups, fmt.Sprintf("%s: [%s]", quote(rule), listed))
		}
		if len(groups) > 0 {
			rules = append(rules, fmt.Sprintf("rules[%s] := {%s}", quote(p.gateRequest.Groups), strings.Join(groups, ", ")))
		}
		name := fmt.Sprintf("p%d", i)
		path := ast.Ref{ast.DefaultRootDocument, ast.StringTerm(verdictPackage), ast.StringTerm(name)}
		if err := p.add(modules, verdictPackage+"/"+name+".rego", path, rules); err != nil {
			return err
		}
	}
	return nil
}

// add parses rules as a module of a package.
func (p *gatePlan) add(modules map[string]*ast.Module, file string, path ast.Ref, rules []string) error {
	version := toVersion(p.version)
	var imported string // what v1 has without it; the rules stay in their rows
	if version == ast.RegoV0 {
		imported = "import rego.v1"
	}
	text := "package regohost\n\n" + imported + "\n\n" + strings.Join(rules, "\n\n") + "\n"
	m, err := ast.ParseModuleWithOpts(file, text, ast.ParserOptions{RegoVersion: version, Capabilities: p.caps})
	if err != nil {
		return err
	}
	if modules[file] != nil {
		return refusal("a policy has the path " + file)
	}
	m.Package.Path = path.Copy()
	modules[file] = m
	return nil
}

// rename gives a rule and its else chain another name, which has no further parts.
func rename(rule *ast.Rule, name string) {
	for ; rule != nil; rule = rule.Else {
		rule.Head.SetRef(ast.Ref{ast.VarTerm(name).SetLocation(rule.Head.Ref()[0].Location)})
		rule.Head.Name = ast.Var(name)
	}
}

// bracketed is a rule of a package in full, whatever its names are: data["a-b"]["deny"].
func bracketed(path ast.Ref, rule string) string {
	var out strings.Builder
	out.WriteString("data")
	for _, part := range path[1:] {
		out.WriteString("[" + quote(string(part.Value.(ast.String))) + "]")
	}
	return out.String() + "[" + quote(rule) + "]"
}

func quote(s string) string {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err) // a string has JSON text
	}
	return string(text)
}

// ownError is the error that the policies have by themselves, with the entrypoints that were asked for and what is judged, in their own names. An
// error that they do not have stays.
func (r *compileRequest) ownError(err error, plan *gatePlan, entrypoints []string) error {
	var own *coded
	if errors.As(err, &own) {
		return err
	}
	modules, caps, parseErr := r.parse()
	if parseErr != nil {
		return parseErr
	}
	if addErr := plan.addCompletions(modules); addErr != nil {
		return addErr
	}
	list, listErr := packages(modules)
	if listErr != nil {
		return listErr
	}
	rules := slices.Clone(entrypoints)
	for _, j := range plan.Judging {
		for _, rule := range j.Judged {
			if path := j.Path + "/" + rule; !slices.Contains(rules, path) {
				rules = append(rules, path)
			}
		}
	}
	plain := *r
	plain.Optimize = 0
	if _, ownErr := plain.toWasm(modules, caps, rules, list); ownErr != nil {
		return ownErr
	}
	return err
}
