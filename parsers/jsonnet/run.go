package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/google/go-jsonnet"
	"github.com/google/go-jsonnet/ast"
	"github.com/open-policy-agent/conftest/regoparsers/internal/reactor"
)

// run gives the JSON that a text makes. The machine is Conftest's: its stack has 500 frames, and it has no variables and no functions
// from outside. What std.trace says is left out.
func run(text string, files jsonnet.Importer) (string, error) {
	vm := jsonnet.MakeVM()
	vm.Importer(files)
	vm.SetTraceOut(io.Discard)
	failure := &failure{}
	vm.ErrorFormatter = failure
	document, err := vm.EvaluateAnonymousSnippet("", text)
	if err != nil && failure.err != nil {
		return "", failure.err
	}
	return document, err
}

// failure keeps an error as it is, of which the machine would give a text only.
type failure struct{ err error }

func (f *failure) Format(err error) string {
	f.err = err
	return err.Error()
}

func (*failure) SetMaxStackTraceSize(int)                 {}
func (*failure) SetColorFormatter(jsonnet.ColorFormatter) {}

// located is an error of what a text says, before it is evaluated.
type located interface {
	error
	Loc() ast.LocationRange
}

// toProblem places an error in the text of the document: of one in an imported file that is where the document leads to it.
func toProblem(text string, err error) *reactor.Problem {
	var ofRun jsonnet.RuntimeError
	var ofText located
	switch {
	case errors.As(err, &ofRun):
		return atFrame(text, ofRun)
	case errors.As(err, &ofText):
		at := ofText.Loc()
		message := strings.TrimPrefix(err.Error(), at.String()+" ")
		return placed(text, message, at.Begin)
	}
	// Of a panic the machine gives the stack too.
	message, _, _ := strings.Cut(err.Error(), "\n")
	if crash, ok := strings.CutPrefix(message, "(CRASH) "); ok {
		message = "the parser failed: " + crash
	}
	return &reactor.Problem{Message: reactor.Short(message)}
}

func atFrame(text string, err jsonnet.RuntimeError) *reactor.Problem {
	message := reactor.Short(strings.TrimSuffix(err.Msg, "."))
	elsewhere := false
	for at := len(err.StackTrace) - 1; at >= 0; at-- {
		place := err.StackTrace[at].Loc
		if !place.IsSet() {
			continue
		}
		switch file := place.File.DiagnosticFileName; file {
		case "":
			return placed(text, message, place.Begin)
		case "<std>":
		default:
			if !elsewhere {
				message = fmt.Sprintf("%s (in %s, line %d, column %d)", message, file, place.Begin.Line, place.Begin.Column)
				elsewhere = true
			}
		}
	}
	return &reactor.Problem{Message: message}
}

// placed gives a problem its place. Columns of Jsonnet are bytes, those of problems are characters; both begin at 1.
func placed(text, message string, at ast.Location) *reactor.Problem {
	problem := &reactor.Problem{Message: reactor.Short(message), Line: at.Line}
	lines := strings.Split(text, "\n")
	if at.Line < 1 || at.Line > len(lines) {
		return &reactor.Problem{Message: problem.Message}
	}
	line := lines[at.Line-1]
	if before := at.Column - 1; before >= 0 && before <= len(line) {
		problem.Column = utf8.RuneCountInString(line[:before]) + 1
	}
	return problem
}
