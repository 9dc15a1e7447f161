package main

import (
	_ "embed"
	"encoding/json"
	"errors"
	"regexp"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/topdown"
)

// OPA puts arguments of built-ins, and parts of them, into many messages. They may be secrets, so only words that OPA's
// messages are made of stay. src/engine/opa/shown-message.ts does the same for the calls that the host answers.

//go:embed message-words.json
var messageWordList []byte

var messageWords = sync.OnceValue(func() map[string]bool {
	var words []string
	if err := json.Unmarshal(messageWordList, &words); err != nil {
		panic(err)
	}
	known := make(map[string]bool, len(words))
	for _, word := range words {
		known[word] = true
	}
	return known
})

const (
	maxReadMessage  = 10_000
	maxShownMessage = 300
)

var (
	messagePart   = regexp.MustCompile("(?s)\"(?:[^\"\\\\]|\\\\.)*\"?|`[^`]*`?|'(?:[^'\\\\]|\\\\.)*'?|[^\\s\"'`]+(?:'[^\\s\"'`]+)*")
	messageSmall  = regexp.MustCompile(`^-?\d{1,2}$`)
	messagePlace  = regexp.MustCompile(`^\d{1,7}$`)
	messageSpaces = regexp.MustCompile(`\s+`)
	// Values left out, each with the brackets around it, as one.
	messageGaps = regexp.MustCompile(`(?:[(\[{<]+…[^)\]}>]*[)\]}>]+|[(\[{<]*…)(?:[\s,:;()\[\]{}<>=]*(?:[(\[{<]+…[^)\]}>]*[)\]}>]+|[(\[{<]*…))*`)
	// A line of the list of a conflict: the value, and its place.
	conflictingValue = regexp.MustCompile(`\n  .* at `)
	countedWords     = map[string]bool{
		"byte": true, "character": true, "column": true, "line": true, "offset": true, "operand": true, "position": true,
	}
)

const messagePunctuation = ".,:;()[]{}<>="

// withoutValues leaves values out of an error of the evaluator: out of its message, if a standard built-in failed that
// the evaluator answers itself, and out of its stack trace.
func withoutValues(err error) error {
	var e *topdown.Error
	if !errors.As(err, &e) {
		return err
	}
	name, _, _ := strings.Cut(e.Message, ": ")
	_, standard := ast.BuiltinMap[name]
	byHost := name == ast.HTTPSend.Name || name == ast.NetLookupIPAddr.Name
	if (e.Code == topdown.BuiltinErr || e.Code == topdown.TypeErr) && standard && !byHost {
		e.Message = shownMessage(e.Message)
	}
	if e.Code == topdown.ConflictErr {
		e.Message = conflictingValue.ReplaceAllString(e.Message, "\n  a value at ")
	}
	for i, frame := range e.StackTrace {
		e.StackTrace[i] = topdown.StackFrame{QueryID: frame.QueryID, Location: frame.Location}
	}
	return err
}

func shownMessage(message string) string {
	message = strings.ToValidUTF8(message[:min(len(message), maxReadMessage)], "")
	before := ""
	shown := messagePart.ReplaceAllStringFunc(message, func(part string) string {
		if strings.ContainsRune("\"'`", rune(part[0])) {
			before = ""
			return shownQuote(part)
		}
		end := strings.TrimLeft(part, messagePunctuation)
		start := part[:len(part)-len(end)]
		word := strings.TrimRight(end, messagePunctuation)
		end = end[len(word):]
		last := before
		before = word
		switch {
		case word == "" || word == "…" || isKnownWord(word, last):
			return start + word + end
		case strings.HasSuffix(end, ",") || strings.HasSuffix(end, ":") || strings.HasSuffix(end, ";"):
			return "…" + end[len(end)-1:]
		}
		return "…"
	})
	shown = strings.TrimSpace(messageGaps.ReplaceAllString(messageSpaces.ReplaceAllString(shown, " "), "…"))
	if runes := []rune(shown); len(runes) > maxShownMessage {
		return string(runes[:maxShownMessage]) + "…"
	}
	return shown
}

func isKnownWord(word, before string) bool {
	if messageWords()[word] || messageSmall.MatchString(word) || countedWords[before] && messagePlace.MatchString(word) {
		return true
	}
	_, standard := ast.BuiltinMap[word]
	return standard
}

func shownQuote(part string) string {
	quote := part[:1]
	inside := part[1:]
	if len(part) > 1 && strings.HasSuffix(part, quote) {
		inside = inside[:len(inside)-1]
	}
	r, size := utf8.DecodeRuneInString(inside)
	isMark := size == len(inside) && !unicode.IsLetter(r) && !unicode.IsNumber(r)
	if isMark || messageWords()[inside] {
		return quote + inside + quote
	}
	return "…"
}
