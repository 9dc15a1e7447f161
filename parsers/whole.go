package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl"
	hclast "github.com/hashicorp/hcl/hcl/ast"
	hcltoken "github.com/hashicorp/hcl/hcl/token"
	hcl2 "github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/open-policy-agent/conftest/parser/nginx"
	"github.com/open-policy-agent/conftest/regoparsers/internal/reactor"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/convert"
)

// textWord is a word of a text, and where it is.
type textWord struct {
	word string
	line int
}

// checkWhole compares a document with its text, for parsers that pass over what they do not know: every word of the text must be in the
// values of the document as often as in the text, or in a key of it, which may stand for any number of names and sections. Words are taken
// from the text as its parser makes values of it: what the parser joins is one word. Errors say where a word is, and never which.
func checkWhole(wordsOf func(text []byte) []textWord, split func(text string) []string) func(text, document []byte) error {
	return func(text, document []byte) error { return checkWords(wordsOf(text), split, document) }
}

func checkWords(words []textWord, split func(text string) []string, document []byte) error {
	decoder := json.NewDecoder(bytes.NewReader(document))
	decoder.UseNumber()
	var v any
	if err := decoder.Decode(&v); err != nil {
		return fmt.Errorf("read the document: %w", err)
	}
	found := contents{numbers: map[float64]int{}}
	found.collect(v)
	inKeys, inValues, inText := countsOf(split(found.keys.String())), countsOf(split(found.values.String())), map[string]int{}
	for _, one := range words {
		inText[one.word]++
	}
	for _, one := range words {
		count := inValues[one.word]
		if number, err := strconv.ParseFloat(one.word, 64); err == nil {
			count = max(count, found.numbers[number])
		}
		if count >= inText[one.word] || inKeys[one.word] > 0 {
			continue
		}
		message := "a word is not in what Conftest's parser makes of the text"
		if count > 0 {
			message += fmt.Sprintf(" as often as in the text: %d times, and not %d", count, inText[one.word])
		}
		return &reactor.Problem{Message: message, Line: one.line}
	}
	return nil
}

func countsOf(words []string) map[string]int {
	counts := map[string]int{}
	for _, word := range words {
		counts[word]++
	}
	return counts
}

// contents is what a document holds: the texts of its keys and of its values, and how often each number is there.
type contents struct {
	keys, values strings.Builder
	numbers      map[float64]int
}

func (c *contents) collect(v any) {
	switch v := v.(type) {
	case map[string]any:
		for key, inner := range v {
			c.keys.WriteString(key + "\n")
			c.collect(inner)
		}
	case []any:
		for _, inner := range v {
			c.collect(inner)
		}
	case json.Number:
		c.values.WriteString(v.String() + "\n")
		if number, err := v.Float64(); err == nil {
			c.numbers[number]++
		}
	case nil:
	default:
		fmt.Fprintf(&c.values, "%v\n", v)
	}
}

// Parts of VCL that are not read word by word: quoted texts and comments, the version, the word of a set, and durations.
var vclParts = regexp.MustCompile(`(?s)"[^"\n]*"|\{".*?"\}|/\*.*?\*/|(?:#|//)[^\n]*|\bvcl[ \t]+[\d.]+[ \t]*;|\bset\b|[\s=<>(,+*]\d+(?:\.\d+)?(?:ms|[smhdwy])\b`)
var word = regexp.MustCompile(`[\pL\pN_]+`)

func wordsIn(text string) []string { return word.FindAllString(text, -1) }

// wordsOfLines are those of a text whose lines are those of the file.
func wordsOfLines(text string) []textWord {
	var words []textWord
	for at, line := range strings.Split(text, "\n") {
		for _, found := range wordsIn(line) {
			words = append(words, textWord{found, at + 1})
		}
	}
	return words
}

func wordsOfVCL(text []byte) []textWord {
	return wordsOfLines(string(vclParts.ReplaceAllFunc(text, func(part []byte) []byte {
		switch part[0] {
		case '"', '{':
			return part
		case '#', '/', 's', 'v':
			return append([]byte(" "), bytes.Repeat([]byte("\n"), bytes.Count(part, []byte("\n")))...)
		}
		return bytes.TrimRight(part, "mshdwy") // Conftest's form has the number of a duration, without its unit
	})))
}

var tag = regexp.MustCompile(`(?m)^[A-Za-z]+:`)

// What is read as SPDX 2.3, what annotates the document that it is in, and a word of the syntax.
var unwrittenTags = regexp.MustCompile(`(?m)^SPDXVersion:.*$|^SPDXREF:[ \t]*SPDXRef-DOCUMENT[ \t]*\r?$|\(excludes:`)

// Of an SPDX document the tags have other names in its document, and <text> is a quote.
func wordsOfTags(text []byte) []textWord {
	lines := strings.Split(string(text), "\n")
	for at, line := range lines {
		if strings.HasPrefix(strings.TrimSpace(line), "#") {
			lines[at] = ""
		}
	}
	plain := tag.ReplaceAllString(unwrittenTags.ReplaceAllString(strings.Join(lines, "\n"), " "), " ")
	return wordsOfLines(strings.NewReplacer("<text>", " ", "</text>", " ").Replace(plain))
}

// The texts and attributes of XML, but for those of namespaces; of JSON none, which is read as it is. The text of an element is what its
// parser takes for it: all its parts, which comments, CDATA and other elements part, joined.
func wordsOfXML(text []byte) []textWord {
	if json.Valid(text) {
		return nil
	}
	type element struct {
		text strings.Builder
		line int
	}
	var words []textWord
	add := func(text string, line int) {
		for _, found := range strings.Fields(text) {
			words = append(words, textWord{found, line})
		}
	}
	var open []*element
	decoder := xml.NewDecoder(bytes.NewReader(text))
	for {
		token, err := decoder.Token()
		if err != nil {
			return words // checkCycloneDX has read all of it
		}
		switch token := token.(type) {
		case xml.CharData:
			if len(open) > 0 {
				open[len(open)-1].text.Write(token)
			}
		case xml.StartElement:
			line, _ := decoder.InputPos()
			open = append(open, &element{line: line})
			for _, attribute := range token.Attr {
				if attribute.Name.Local != "xmlns" && attribute.Name.Space != "xmlns" && !strings.HasSuffix(attribute.Name.Space, "XMLSchema-instance") {
					add(attribute.Value, line)
				}
			}
		case xml.EndElement:
			last := open[len(open)-1]
			add(last.text.String(), last.line)
			open = open[:len(open)-1]
		}
	}
}

func duplicate(key string) error {
	return &reactor.Problem{Message: fmt.Sprintf("duplicate key %q", reactor.Short(key))}
}

// checkObjects refuses a key that an object of HCL 2 has already, once keys are the strings that they are in the document: 1 and "1" are the
// same, and so is an expression that is there twice, which stays text.
func checkObjects(body *hclsyntax.Body, text []byte) error {
	var found error
	_ = hclsyntax.VisitAll(body, func(node hclsyntax.Node) hcl2.Diagnostics {
		object, ok := node.(*hclsyntax.ObjectConsExpr)
		if !ok || found != nil {
			return nil
		}
		keys := map[string]bool{}
		for _, item := range object.Items {
			name := "${" + string(item.KeyExpr.Range().SliceBytes(text)) + "}"
			if key, diagnostics := item.KeyExpr.Value(nil); !diagnostics.HasErrors() && key.IsKnown() && !key.IsNull() {
				if key, err := convert.Convert(key, cty.String); err == nil {
					name = key.AsString()
				}
			}
			if keys[name] {
				start := item.KeyExpr.Range().Start
				found = &reactor.Problem{Message: "duplicate key of an object", Line: start.Line, Column: start.Column}
			}
			keys[name] = true
		}
		return nil
	})
	return found
}

// checkHCL1 refuses a number that is no double, and an attribute that its object has already.
func checkHCL1(text []byte, uniqueKeys bool) error {
	file, err := hcl.ParseBytes(text)
	if err != nil {
		return nil // its parser says what is wrong
	}
	var found error
	hclast.Walk(file.Node, func(node hclast.Node) (hclast.Node, bool) {
		if literal, is := node.(*hclast.LiteralType); is && literal.Token.Type == hcltoken.FLOAT && found == nil {
			if value, err := strconv.ParseFloat(literal.Token.Text, 64); err == nil && !isExact(literal.Token.Text, value) {
				found = roundedNumber(literal.Pos().Line, literal.Pos().Column)
			}
		}
		list, ok := node.(*hclast.ObjectList)
		if !ok || !uniqueKeys {
			return node, true
		}
		keys := map[string]bool{}
		for _, item := range list.Items {
			if len(item.Keys) != 1 || !item.Assign.IsValid() {
				continue
			}
			name := fmt.Sprint(item.Keys[0].Token.Value())
			if keys[name] && found == nil {
				at := item.Keys[0].Pos()
				found = &reactor.Problem{Message: fmt.Sprintf("duplicate key %q", reactor.Short(name)), Line: at.Line, Column: at.Column}
			}
			keys[name] = true
		}
		return node, true
	})
	return found
}

var luaBlock = regexp.MustCompile(`"name":"\w*_by_lua_block"`)

// checkNginx refuses Lua, of which Conftest's form of nginx has the block but not the code, and a text that its parser does not read to its
// end, such as one with a closing brace too many: a directive that is written behind it must be in its document.
func checkNginx(text, document []byte) error {
	if luaBlock.Match(document) {
		return &reactor.Problem{Message: "it has a block of Lua, whose code Conftest's form of nginx leaves out"}
	}
	var own, longer nginx.Config
	if err := json.Unmarshal(document, &own); err != nil {
		return fmt.Errorf("read the document: %w", err)
	}
	if err := (&nginx.Parser{}).Unmarshal(append(slices.Clip(text), "\nuser end;\n"...), &longer); err != nil {
		return err
	}
	if len(longer.Directives) != len(own.Directives)+1 {
		return &reactor.Problem{Message: "Conftest's parser of nginx ends before the text does, as at a closing brace too many"}
	}
	return nil
}

var dotenvName = regexp.MustCompile(`^\s*(?:export\s+)?([^\s=:#]+)\s*[=:][ \t]*`)

// checkDotenv refuses a name that is there already, and a value that a # cuts which has no space before it: other readers take it for a
// part of the value. Its errors quote no value.
func checkDotenv(text []byte, uniqueKeys bool) error {
	return checkNames(uniqueKeys, func(rest []byte) (string, []byte, error) {
		named := dotenvName.FindSubmatch(rest)
		if named == nil {
			return "", afterLine(rest), nil
		}
		at := len(named[0])
		before := rest[at-1]
		rest = rest[at:]
		if len(rest) > 0 && (rest[0] == '"' || rest[0] == '\'') {
			quote := rest[0]
			for at := 1; at < len(rest); at++ {
				if rest[at] == '\\' {
					at++
				} else if rest[at] == quote {
					before, rest = quote, rest[at+1:]
					break
				}
			}
		}
		line := rest
		if end := bytes.IndexAny(rest, "\r\n"); end >= 0 {
			line = rest[:end]
		}
		if at := bytes.IndexByte(line, '#'); at >= 0 {
			if at > 0 {
				before = line[at-1]
			}
			if before != ' ' && before != '\t' {
				return "", nil, cutValue(fmt.Sprintf("the value of %q", reactor.Short(string(named[1]))))
			}
		}
		return string(named[1]), afterLine(rest), nil
	}, text)
}

func cutValue(what string) error {
	return &reactor.Problem{
		Message: "a comment sign without a space before it cuts " + what + " in Conftest's parser; put the value in quotes, or a space before a comment",
	}
}

// checkProperties refuses a name that is there already.
func checkProperties(text []byte, uniqueKeys bool) error {
	return checkNames(uniqueKeys, func(rest []byte) (string, []byte, error) {
		rest = bytes.TrimLeft(rest, " \t\f\r\n")
		if len(rest) == 0 || rest[0] == '#' || rest[0] == '!' {
			return "", afterLine(rest), nil
		}
		end := 0
		for end < len(rest) && !bytes.ContainsRune([]byte(" \t\f=:\r\n"), rune(rest[end])) {
			if rest[end] == '\\' {
				end++
			}
			end++
		}
		name := unescapeProperty(string(rest[:min(end, len(rest))]))
		for {
			at := bytes.IndexByte(rest, '\n')
			if at < 0 {
				return name, nil, nil
			}
			line := bytes.TrimRight(rest[:at], "\r")
			rest = rest[at+1:]
			if backslashes := len(line) - len(bytes.TrimRight(line, `\`)); backslashes%2 == 0 {
				return name, rest, nil
			}
		}
	}, text)
}

var propertyEscape = regexp.MustCompile(`(?s)\\(?:u([0-9a-fA-F]{4})|(.))`)

// unescapeProperty is a name as it is in the document.
func unescapeProperty(name string) string {
	return propertyEscape.ReplaceAllStringFunc(name, func(escape string) string {
		parts := propertyEscape.FindStringSubmatch(escape)
		if code, err := strconv.ParseUint(parts[1], 16, 32); err == nil {
			return string(rune(code))
		}
		switch parts[2] {
		case "t":
			return "\t"
		case "n":
			return "\n"
		case "r":
			return "\r"
		case "f":
			return "\f"
		}
		return parts[2]
	})
}

// checkNames looks at each name of a text; next may refuse its value.
func checkNames(uniqueKeys bool, next func(rest []byte) (string, []byte, error), rest []byte) error {
	names := map[string]bool{}
	for len(rest) > 0 {
		var name string
		var err error
		if name, rest, err = next(rest); err != nil {
			return err
		}
		if name == "" || !uniqueKeys {
			continue
		}
		if names[name] {
			return duplicate(name)
		}
		names[name] = true
	}
	return nil
}

func afterLine(text []byte) []byte {
	if at := bytes.IndexByte(text, '\n'); at >= 0 {
		return text[at+1:]
	}
	return nil
}
