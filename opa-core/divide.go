package main

import (
	"bytes"
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/tester"
)

// share is a part of a suite's tests, for an instance that runs no others: of the tests in the order of their files and
// rows every one whose index is Index, modulo Of.
type share struct {
	Index int `json:"index"`
	Of    int `json:"of"`
}

// testName is a test before it runs. A rule that is defined several times is one test.
type testName struct {
	Package  string   `json:"package"`
	Name     string   `json:"name"`
	Location location `json:"location"`

	ref   ast.Ref
	twice bool // defined more than once
}

func (t testName) path() string { return t.Package + "." + t.Name }

// pattern is the request's filter of tests, by their full names.
func (r *testRequest) pattern() (*regexp.Regexp, error) {
	pattern, err := regexp.Compile(r.Run)
	if err != nil {
		return nil, &coded{code: "pattern_invalid", message: strings.TrimPrefix(err.Error(), "error parsing regexp: ")}
	}
	return pattern, nil
}

// tests lists the tests of a share whose names match.
func (s share) tests(modules map[string]*ast.Module, pattern *regexp.Regexp) []testName {
	byPath := map[string]testName{}
	for _, m := range modules {
		for _, r := range m.Rules {
			name, ok := nameOfTest(r)
			if !ok {
				continue
			}
			t := testName{
				Package:  m.Package.Path.String(),
				Name:     strings.TrimPrefix(m.Package.Path.Extend(name).String(), m.Package.Path.String()+"."),
				Location: locationOf(r.Location),
				ref:      m.Package.Path.Extend(name),
			}
			if !pattern.MatchString(t.path()) {
				continue
			}
			if other, ok := byPath[t.path()]; ok {
				if compareNames(other, t) < 0 {
					t = other
				}
				t.twice = true
			}
			byPath[t.path()] = t
		}
	}
	all := slices.SortedFunc(maps.Values(byPath), compareNames)
	chosen := []testName{}
	for i := s.Index; i < len(all); i += s.Of {
		chosen = append(chosen, all[i])
	}
	return chosen
}

var compareNames = byPlace(func(t testName) (string, int, string) { return t.Location.File, t.Location.Row, t.Name })

// byPlace orders tests by their files, rows and names.
func byPlace[T any](place func(T) (file string, row int, name string)) func(a, b T) int {
	return func(a, b T) int {
		file, row, name := place(a)
		otherFile, otherRow, otherName := place(b)
		return cmp.Or(cmp.Compare(file, otherFile), cmp.Compare(row, otherRow), cmp.Compare(name, otherName))
	}
}

// nameOfTest is the part of a rule's name that makes it a test, as the tester sees it.
func nameOfTest(r *ast.Rule) (ast.Ref, bool) {
	var name ast.Ref
	for _, term := range r.Head.Ref().GroundPrefix() {
		name = name.Append(term)
		var n string
		switch v := term.Value.(type) {
		case ast.Var:
			n = string(v)
		case ast.String:
			n = string(v)
		}
		if strings.HasPrefix(n, tester.TestPrefix) || strings.HasPrefix(n, tester.SkipTestPrefix) {
			return name, true
		}
	}
	return nil, false
}

// exactly is a filter that only these tests pass. The tester numbers the further definitions of a test: test_x#01.
func exactly(tests []testName) string {
	quoted := make([]string, 0, len(tests))
	for _, t := range tests {
		quoted = append(quoted, regexp.QuoteMeta(t.path()))
		if t.twice {
			last := len(t.ref) - 1
			name := string(t.ref[last].Value.(ast.String))
			numbered := t.ref[:last].Append(ast.StringTerm(name + "#")).String()
			quoted = append(quoted, regexp.QuoteMeta(strings.TrimSuffix(numbered, `"]`))+`\d+"\]`)
		}
	}
	return "^(?:" + strings.Join(quoted, "|") + ")$"
}

// printedResult is what the report prints for one result: where it is listed, and among the failures.
type printedResult struct {
	Text    string `json:"text"`
	Failure string `json:"failure"`
}

const ruler = "--------------------------------------------------------------------------------\n"

// printedAlone takes the report of one result apart. What a policy prints is indented in it, so it has no ruler.
func printedAlone(reporter tester.PrettyReporter, result *tester.Result) (printedResult, error) {
	var out bytes.Buffer
	reporter.Output = &out
	feed := make(chan *tester.Result, 1)
	feed <- result
	close(feed)
	if err := reporter.Report(feed); err != nil {
		return printedResult{}, err
	}
	text, _, dirty := cutLast(out.String(), ruler)
	if !dirty {
		return printedResult{}, nil
	}
	text, failure, _ := strings.Cut(text, ruler+"FAILURES\n"+ruler)
	return printedResult{Text: text, Failure: failure}, nil
}

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}
