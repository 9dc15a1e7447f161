package main

import (
	"fmt"
	"math"
	"math/big"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"github.com/go-ini/ini"
	conftestini "github.com/open-policy-agent/conftest/parser/ini"
	"github.com/open-policy-agent/conftest/regoparsers/internal/reactor"
)

// iniFile is Conftest's parser with the keys before the first section, which that leaves out: they are the section DEFAULT, as the library
// names it.
type iniFile struct{ conftestini.Parser }

func (p *iniFile) Unmarshal(text []byte, v any) error {
	var sections map[string]any
	if err := p.Parser.Unmarshal(text, &sections); err != nil {
		return err
	}
	file, err := ini.Load(text)
	if err != nil {
		return fmt.Errorf("read ini file: %w", err)
	}
	if keys := file.Section(ini.DefaultSection).KeysHash(); len(keys) > 0 {
		first := map[string]any{}
		for name, value := range keys {
			first[name] = iniValue(value)
		}
		sections[ini.DefaultSection] = first
	}
	target, ok := v.(*any)
	if !ok {
		return fmt.Errorf("read ini file: cannot write to %T", v)
	}
	*target = sections
	return nil
}

// iniValue has the type that Conftest gives a value.
func iniValue(text string) any {
	if number, err := strconv.ParseFloat(text, 64); err == nil && !math.IsNaN(number) && !math.IsInf(number, 0) {
		return number
	}
	if is, err := strconv.ParseBool(text); err == nil {
		return is
	}
	return text
}

// checkINI refuses what Conftest's form of INI does not give as it is written, and a key that its section has already: of such keys Conftest
// takes the last one, and other readers of the same file refuse it or take another.
func checkINI(text []byte, uniqueKeys bool) error {
	// First: what follows a section's name may be a value, and later messages name sections.
	if err := checkINIEnds(text); err != nil {
		return err
	}
	if err := checkINIValues(text); err != nil || !uniqueKeys {
		return err
	}
	options := ini.LoadOptions{AllowShadows: true, AllowDuplicateShadowValues: true}
	file, err := ini.LoadSources(options, text)
	if err != nil {
		return fmt.Errorf("read ini file: %w", err)
	}
	for _, section := range file.Sections() {
		for _, key := range section.Keys() {
			if len(key.ValueWithShadows()) > 1 {
				return &reactor.Problem{Message: fmt.Sprintf("duplicate key %q in the section %q", key.Name(), section.Name())}
			}
		}
	}
	return nil
}

// checkINIValues refuses a value that a comment sign within it cuts, and a number that is read as another one.
func checkINIValues(text []byte) error {
	cut, err := ini.LoadSources(ini.LoadOptions{PreserveSurroundedQuote: true}, text)
	if err != nil {
		return fmt.Errorf("read ini file: %w", err)
	}
	whole, err := ini.LoadSources(ini.LoadOptions{PreserveSurroundedQuote: true, IgnoreInlineComment: true}, text)
	if err != nil {
		return fmt.Errorf("read ini file: %w", err)
	}
	for _, section := range cut.Sections() {
		for _, key := range section.Keys() {
			what := fmt.Sprintf("the value of %q in the section %q", reactor.Short(key.Name()), reactor.Short(section.Name()))
			if isCut(key.Value(), whole.Section(section.Name()).Key(key.Name()).Value()) {
				return cutValue(what)
			}
		}
		for name, value := range section.KeysHash() {
			if number, is := iniValue(value).(float64); is && !isExact(value, number) {
				return &reactor.Problem{Message: fmt.Sprintf("%q in the section %q is a number that would be read as another one",
					reactor.Short(name), reactor.Short(section.Name()))}
			}
		}
	}
	return nil
}

// isCut tells whether what follows a value is no comment: no space is before it, or it is within quotes.
func isCut(value, whole string) bool {
	rest, isPrefix := strings.CutPrefix(whole, value)
	if !isPrefix || rest == "" {
		return !isPrefix
	}
	if value == "" {
		return false
	}
	quote := value[:1]
	isOpen := (quote == `"` || quote == "'") && (len(value) == 1 || !strings.HasSuffix(value, quote))
	return isOpen || rest[0] != ' ' && rest[0] != '\t'
}

var longExponent = regexp.MustCompile(`[eEpP][+-]?\d{4}`)

// isExact tells whether a number, written again, is the same.
func isExact(text string, number float64) bool {
	if longExponent.MatchString(text) || len(text) > 1000 {
		return false
	}
	read, known := new(big.Rat).SetString(text)
	written, _ := new(big.Rat).SetString(strconv.FormatFloat(number, 'g', -1, 64))
	return known && read.Cmp(written) == 0
}

// checkINIEnds refuses text that its parser passes over: after a section's name, after a value in backquotes or triple quotes, where only a
// comment may follow, and between a key in quotes and its delimiter. A closing sign is within them no more than once, because the parser
// takes the last for it. It follows the lines as the parser does.
func checkINIEnds(text []byte) error {
	lines := strings.SplitAfter(strings.TrimPrefix(string(text), "\ufeff"), "\n")
	for at := 0; at < len(lines); at++ {
		problem := func(what string) error {
			return &reactor.Problem{Message: "text after " + what + " is not in Conftest's form of INI", Line: at + 1}
		}
		line := strings.TrimLeftFunc(lines[at], unicode.IsSpace)
		if isINIComment(line) {
			continue
		}
		if _, after, isSection := strings.Cut(line, "]"); isSection && line[0] == '[' {
			if !isINIComment(after) || strings.Contains(after, "]") {
				return problem("the name of a section")
			}
			continue
		}
		quote := quoteOf(line, 7, "\"`")
		_, after, _ := strings.Cut(line[len(quote):], quote)
		delimiter := strings.IndexAny(after, "=:")
		if quote != "" && strings.TrimSpace(after[:max(delimiter, 0)]) != "" {
			return problem("a key in quotes")
		}
		value := after[delimiter+1:]
		if value != "" && strings.Contains("#;", value[:1]) {
			return cutValue("a value")
		}
		value = strings.TrimLeftFunc(value, unicode.IsSpace)
		if quote := quoteOf(value, 4, "`"); quote != "" {
			value = value[len(quote):]
			for !strings.Contains(value, quote) && at+1 < len(lines) {
				at++
				value = lines[at]
			}
			end := strings.LastIndex(value, quote)
			if end >= 0 && (strings.Contains(value[:end], quote) || !isINIComment(value[end+len(quote):])) {
				return problem("a value in backquotes or triple quotes")
			}
			continue
		}
		for value = strings.TrimSpace(value); strings.HasSuffix(value, `\`) && at+1 < len(lines); {
			at++
			value = strings.TrimSpace(lines[at])
		}
	}
	return nil
}

// quoteOf is what a text begins with: three quotes, if it is so long, or one of some.
func quoteOf(text string, length int, quotes string) string {
	if len(text) >= length && strings.HasPrefix(text, `"""`) {
		return `"""`
	}
	if text != "" && strings.Contains(quotes, text[:1]) {
		return text[:1]
	}
	return ""
}

func isINIComment(text string) bool {
	text = strings.TrimSpace(text)
	return text == "" || text[0] == '#' || text[0] == ';'
}
