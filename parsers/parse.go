package main

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/moby/buildkit/frontend/dockerfile/parser"
	"github.com/open-policy-agent/conftest/parser/codeowners"
	"github.com/open-policy-agent/conftest/parser/cyclonedx"
	dotenv "github.com/open-policy-agent/conftest/parser/dotenv"
	"github.com/open-policy-agent/conftest/parser/edn"
	"github.com/open-policy-agent/conftest/parser/groovy"
	"github.com/open-policy-agent/conftest/parser/hcl1"
	"github.com/open-policy-agent/conftest/parser/hcl2"
	"github.com/open-policy-agent/conftest/parser/hocon"
	"github.com/open-policy-agent/conftest/parser/nginx"
	"github.com/open-policy-agent/conftest/parser/properties"
	"github.com/open-policy-agent/conftest/parser/spdx"
	conftesttoml "github.com/open-policy-agent/conftest/parser/toml"
	"github.com/open-policy-agent/conftest/parser/vcl"
	conftestxml "github.com/open-policy-agent/conftest/parser/xml"
	"github.com/open-policy-agent/conftest/regoparsers/internal/reactor"
	"github.com/spdx/tools-golang/tagvalue"
	"golang.org/x/net/html/charset"
	olympos "olympos.io/encoding/edn"
)

type unmarshaler interface {
	Unmarshal(text []byte, v any) error
}

// By Conftest's names, but for textproto, which has definitions beside its text. Jsonnet has a module of its own; CUE is left out:
// README.md says why.
var parsers = map[string]unmarshaler{
	"codeowners": &codeowners.Parser{},
	"cyclonedx":  &cyclonedx.Parser{},
	"dockerfile": &dockerfile{},
	"dotenv":     &dotenv.Parser{},
	"edn":        &edn.Parser{},
	"groovy":     &groovy.Parser{},
	"hcl1":       &hcl1.Parser{},
	"hcl2":       &hcl2.Parser{},
	"hocon":      &hocon.Parser{},
	"ignore":     &ignoreFile{},
	"ini":        &iniFile{},
	"nginx":      &nginx.Parser{},
	"properties": &properties.Parser{},
	"spdx":       &spdx.Parser{},
	"toml":       &conftesttoml.Parser{},
	"vcl":        &vcl.Parser{},
	"xml":        &conftestxml.Parser{},
}

// What a parser accepts although it does not give all of it.
var checks = map[string]func(text []byte, uniqueKeys bool) error{
	"cyclonedx":  checkCycloneDX,
	"dotenv":     checkDotenv,
	"edn":        checkEDN,
	"hcl1":       checkHCL1,
	"hcl2":       checkHCL2,
	"hocon":      checkHOCON,
	"ini":        checkINI,
	"properties": checkProperties,
	"xml":        checkXML,
}

// What the document of a parser shows that it has left out.
var documentChecks = map[string]func(text, document []byte) error{
	"cyclonedx": checkWhole(wordsOfXML, strings.Fields),
	"nginx":     checkNginx,
	"spdx":      checkWhole(wordsOfTags, wordsIn),
	"vcl":       checkWhole(wordsOfVCL, wordsIn),
}

// What tells where the parts of a text are that its parser has read.
var placers = map[string]func(text []byte) (*part, error){
	"hcl1": placeHCL1,
	"hcl2": placeHCL2,
}

type request struct {
	Parser string `json:"parser"`
	Text   string `json:"text"`
	// UniqueKeys refuses a key that its section has already.
	UniqueKeys bool `json:"uniqueKeys"`
	// Places asks for the places of the parts instead of the document.
	Places bool `json:"places"`
	// Protos are the definitions of messages, for textproto.
	Protos []*protoFile `json:"protos"`
}

func answer(message []byte) (uint32, []byte) {
	var r request
	if err := json.Unmarshal(message, &r); err != nil {
		return reactor.StatusRefused, []byte("the request is not what it should be: " + err.Error())
	}
	parser, ok := parsers[r.Parser]
	if r.Parser == "textproto" {
		parser, ok = newDefinitions(r.Protos, r.UniqueKeys), true
	}
	if !ok {
		return reactor.StatusRefused, []byte("unknown parser " + r.Parser)
	}
	text := []byte(r.Text)
	read := func() ([]byte, error) {
		document, err := parse(parser, checks[r.Parser], text, r.UniqueKeys)
		if check := documentChecks[r.Parser]; err == nil && check != nil {
			err = check(text, document)
		}
		return document, err
	}
	if r.Places {
		place, ok := placers[r.Parser]
		if !ok {
			return reactor.StatusRefused, []byte("the parser " + r.Parser + " tells no places")
		}
		read = func() ([]byte, error) { return locate(place, text) }
	}
	document, err := reactor.Recovered(read)
	if err == nil {
		return reactor.StatusOK, document
	}
	return toProblem(r.Parser, text, err).Reply()
}

func locate(place func([]byte) (*part, error), text []byte) ([]byte, error) {
	root, err := place(text)
	if err != nil {
		return nil, err
	}
	return root.appendJSON(nil)
}

func parse(p unmarshaler, check func([]byte, bool) error, text []byte, uniqueKeys bool) ([]byte, error) {
	if check != nil {
		if err := check(text, uniqueKeys); err != nil {
			return nil, err
		}
	}
	var v any
	if err := p.Unmarshal(text, &v); err != nil {
		return nil, err
	}
	document, err := json.Marshal(v)
	if err != nil {
		return nil, fmt.Errorf("JSON has no form of it: %w", err)
	}
	return document, nil
}

func toProblem(name string, text []byte, err error) *reactor.Problem {
	var own *reactor.Problem
	var ofTOML toml.ParseError
	var ofXML *xml.SyntaxError
	var ofDockerfile *parser.LocationError
	switch {
	case errors.As(err, &own):
		return own
	case name == "dotenv":
		// Its error quotes the line, which may hold a secret.
		return &reactor.Problem{Message: "a line is not NAME=value, a quote is not closed, or an exported variable is not set"}
	case name == "spdx":
		// Conftest's error lists the bytes of the file.
		if _, plain := tagvalue.Read(bytes.NewReader(text)); plain != nil {
			err = plain
		}
	case errors.As(err, &ofTOML):
		return &reactor.Problem{Message: ofTOML.Message, Line: ofTOML.Position.Line, Column: columnOf(text, ofTOML.Position.Start)}
	case errors.As(err, &ofXML):
		return &reactor.Problem{Message: ofXML.Msg, Line: ofXML.Line}
	case errors.As(err, &ofDockerfile) && len(ofDockerfile.Locations) > 0 && len(ofDockerfile.Locations[0]) > 0:
		return &reactor.Problem{Message: err.Error(), Line: ofDockerfile.Locations[0][0].Start.Line}
	}
	return &reactor.Problem{Message: reactor.Short(err.Error())}
}

// columnOf counts the characters before an offset in its line, from 1.
func columnOf(text []byte, offset int) int {
	if offset < 0 || offset > len(text) {
		return 0
	}
	before := text[:offset]
	return len([]rune(string(before[bytes.LastIndexByte(before, '\n')+1:]))) + 1
}

// checkEDN refuses a second form, which Conftest's parser does not read, and a key that its map has already.
func checkEDN(text []byte, uniqueKeys bool) error {
	decoder := olympos.NewDecoder(bytes.NewReader(text))
	var form, next olympos.RawMessage
	if err := decoder.Decode(&form); err != nil {
		return fmt.Errorf("unmarshal EDN: %w", err)
	}
	if err := decoder.Decode(&next); !errors.Is(err, io.EOF) {
		return &reactor.Problem{Message: "something follows its first form, which is all that Conftest's parser reads"}
	}
	return checkForm(form, uniqueKeys, 0)
}

// checkForm compares keys as Conftest writes them: of 1 and "1" it would keep one. Keys that are collections it writes as addresses.
func checkForm(form []byte, uniqueKeys bool, depth int) error {
	if depth == maxDepth {
		return &reactor.Problem{Message: fmt.Sprintf("it is nested more deeply than %d forms", maxDepth)}
	}
	form = bytes.Trim(form, " \t\r\n\f,")
	isMap := bytes.HasPrefix(form, []byte("{"))
	if number := ednNumber.FindSubmatch(form); number != nil && !isExactEDN(string(number[1]), string(number[2])) {
		return &reactor.Problem{Message: "a number is a big integer (1N), or has more digits than Conftest's form of EDN keeps"}
	}
	form = bytes.TrimPrefix(form, []byte("#"))
	if len(form) < 2 || !bytes.ContainsRune([]byte("{[("), rune(form[0])) {
		return nil
	}
	list := append(append([]byte("["), form[1:len(form)-1]...), '\n', ']')
	var inner []olympos.RawMessage
	if err := olympos.Unmarshal(list, &inner); err != nil {
		return fmt.Errorf("unmarshal EDN: %w", err)
	}
	keys := map[string]bool{}
	for at, one := range inner {
		if isMap && at%2 == 0 && isCollection(one) {
			return &reactor.Problem{Message: "a key is a collection, which Conftest's form of EDN leaves out"}
		}
		if isMap && at%2 == 0 && uniqueKeys {
			var key any
			if err := olympos.Unmarshal(one, &key); err != nil {
				return fmt.Errorf("unmarshal EDN: %w", err)
			}
			name := fmt.Sprintf("%v", key)
			if keys[name] {
				return &reactor.Problem{Message: fmt.Sprintf("duplicate key %q", reactor.Short(name))}
			}
			keys[name] = true
		}
		if err := checkForm(one, uniqueKeys, depth+1); err != nil {
			return err
		}
	}
	return nil
}

// ednNumber is a number, and its suffix.
var ednNumber = regexp.MustCompile(`^([+-]?[0-9][0-9.]*(?:[eE][+-]?[0-9]+)?)([NM]?)$`)

// isExactEDN tells whether Conftest's form has the same number: it writes an integer of Go, or a fraction as a double.
func isExactEDN(number, suffix string) bool {
	if suffix == "N" {
		return false
	}
	if suffix == "" && !strings.ContainsAny(number, ".eE") {
		return true
	}
	value, err := strconv.ParseFloat(number, 64)
	return err != nil || isExact(number, value) // its parser says what is wrong
}

func isCollection(form []byte) bool {
	form = bytes.Trim(form, " \t\r\n\f,")
	return len(form) > 0 && bytes.ContainsRune([]byte("{[(#^"), rune(form[0]))
}

var closing = map[byte]byte{'{': '}', '[': ']'}

// checkHOCON refuses a text that ends within an object, an array or a string, which Conftest's parser takes for whole.
func checkHOCON(text []byte, _ bool) error {
	cut := func(what string) error { return &reactor.Problem{Message: "it ends within " + what} }
	var open []byte
	for at := 0; at < len(text); {
		rest := text[at:]
		switch {
		case bytes.HasPrefix(rest, []byte(`"""`)):
			end := bytes.Index(rest[3:], []byte(`"""`))
			if end < 0 {
				return cut("a string")
			}
			at += end + 6
		case rest[0] == '"':
			end := 1
			for end < len(rest) && rest[end] != '"' {
				if rest[end] == '\\' {
					end++
				}
				end++
			}
			if end >= len(rest) {
				return cut("a string")
			}
			at += end + 1
		case rest[0] == '#' || bytes.HasPrefix(rest, []byte("//")):
			if end := bytes.IndexByte(rest, '\n'); end < 0 {
				at = len(text)
			} else {
				at += end
			}
		default:
			if end := closing[rest[0]]; end != 0 {
				open = append(open, end)
			} else if len(open) > 0 && rest[0] == open[len(open)-1] {
				open = open[:len(open)-1]
			}
			at++
		}
	}
	if len(open) > 0 {
		return cut("an object or an array")
	}
	return nil
}

// checkHCL2 says where a text is not HCL, and refuses an attribute with the name of a block beside it, which Conftest's form of HCL
// leaves out.
func checkHCL2(text []byte, uniqueKeys bool) error {
	_, body, err := parseHCL2(text)
	if err != nil {
		return err
	}
	if err := checkBody(body); err != nil || !uniqueKeys {
		return err
	}
	return checkObjects(body, text)
}

// maxNumberSize is the size of a number up to which it is read, as in src/base/terms/number-text.ts: its characters before the exponent, and
// the exponent's absolute value. HCL keeps the exponent, and takes minutes to write such a number as JSON.
const maxNumberSize = 30_000

// mayBeRounded is in every text with a number that is large, or no double. Few others are read for its tokens a second time.
var mayBeRounded = regexp.MustCompile(`[0-9][eE][+-]?[0-9]{3}|[0-9][0-9.]{15}`)

func roundedNumber(line, column int) error {
	return &reactor.Problem{Message: "a number has more digits than Conftest's parser keeps", Line: line, Column: column}
}

// checkHCL2Numbers refuses large numbers before anything computes with them, and those that are not doubles.
func checkHCL2Numbers(text []byte) error {
	if !mayBeRounded.Match(text) {
		return nil
	}
	tokens, _ := hclsyntax.LexConfig(text, "", hcl.InitialPos)
	for _, token := range tokens {
		if token.Type != hclsyntax.TokenNumberLit {
			continue
		}
		size := len(token.Bytes)
		if i := bytes.IndexAny(token.Bytes, "eE"); i >= 0 {
			exponent, err := strconv.Atoi(string(token.Bytes[i+1:]))
			if size = i + max(exponent, -exponent); err != nil {
				size = maxNumberSize + 1
			}
		}
		if size > maxNumberSize {
			message := "a number has more than 30,000 digits, or an exponent beyond that"
			start := token.Range.Start
			return &reactor.Problem{Message: message, Line: start.Line, Column: start.Column, Code: "number_too_large"}
		}
		if value, err := strconv.ParseFloat(string(token.Bytes), 64); err == nil && !isExact(string(token.Bytes), value) {
			return roundedNumber(token.Range.Start.Line, token.Range.Start.Column)
		}
	}
	return nil
}

func parseHCL2(text []byte) (*hcl.File, *hclsyntax.Body, error) {
	if err := checkHCL2Numbers(text); err != nil {
		return nil, nil, err
	}
	file, found := hclsyntax.ParseConfig(text, "", hcl.Pos{Line: 1, Column: 1})
	if found.HasErrors() {
		return nil, nil, ofDiagnostic(found.Errs()[0])
	}
	body, ok := file.Body.(*hclsyntax.Body)
	if !ok {
		return nil, nil, errors.New("it has no body")
	}
	return file, body, nil
}

func ofDiagnostic(err error) error {
	var d *hcl.Diagnostic
	if !errors.As(err, &d) || d.Subject == nil {
		return err
	}
	message := strings.TrimSuffix(d.Summary, ".")
	if d.Detail != "" {
		message += ": " + d.Detail
	}
	return &reactor.Problem{Message: reactor.Short(message), Line: d.Subject.Start.Line, Column: d.Subject.Start.Column}
}

func checkBody(body *hclsyntax.Body) error {
	for _, block := range body.Blocks {
		if attribute, ok := body.Attributes[block.Type]; ok {
			start := attribute.NameRange.Start
			message := fmt.Sprintf("%q is an attribute and a block, of which Conftest's form of HCL keeps the attribute only", block.Type)
			return &reactor.Problem{Message: message, Line: start.Line, Column: start.Column}
		}
		if err := checkBody(block.Body); err != nil {
			return err
		}
	}
	return nil
}

const maxDepth = 1000

// checkXML refuses what Conftest's parser does not notice: it ends at the first error as if the file did, and leaves out all but elements,
// their attributes and texts: processing instructions, a DOCTYPE with declarations, and text outside the root. Of the texts of an element
// that other nodes part it keeps the last.
func checkXML(text []byte, _ bool) error { return checkNodes(text, false) }

// checkCycloneDX is checkXML for a parser that joins the texts of an element, and reads JSON as it is.
func checkCycloneDX(text []byte, _ bool) error {
	if json.Valid(text) {
		return nil
	}
	return checkNodes(text, true)
}

func checkNodes(text []byte, joinsTexts bool) error {
	decoder := xml.NewDecoder(bytes.NewReader(text))
	decoder.CharsetReader = charset.NewReaderLabel
	type element struct {
		name    string
		hasText bool
	}
	var open []element
	roots := 0
	for {
		token, err := decoder.Token()
		line, column := decoder.InputPos()
		at := func(format string, args ...any) *reactor.Problem {
			return &reactor.Problem{Message: fmt.Sprintf(format, args...), Line: line, Column: column}
		}
		switch token := token.(type) {
		case nil:
			if !errors.Is(err, io.EOF) {
				return err
			}
			if roots == 0 {
				return &reactor.Problem{Message: "it has no element"}
			}
			return nil
		case xml.StartElement:
			if len(open) == 0 {
				if roots++; roots > 1 {
					return at("it has more than one root element")
				}
			}
			if len(open) == maxDepth {
				return at("it is nested more deeply than %d elements", maxDepth)
			}
			open = append(open, element{name: token.Name.Local})
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.ProcInst:
			// Those of W3C say how a document is read or shown.
			if !strings.HasPrefix(token.Target, "xml") {
				return at("the processing instruction <?%s?> is not in Conftest's form of XML", token.Target)
			}
		case xml.Directive:
			// One without declarations says what kind of document it is, as those of W3C do.
			if bytes.ContainsRune(token, '[') {
				return at("the declarations of its DOCTYPE are not in Conftest's form of XML")
			}
		case xml.CharData:
			hasText := len(bytes.TrimSpace(token)) > 0
			if len(open) == 0 {
				if hasText {
					return at("it has text outside its root element")
				}
				continue
			}
			last := &open[len(open)-1]
			if last.hasText && !joinsTexts {
				return at("the text of <%s> is in several parts, of which Conftest's form of XML keeps the last only", last.name)
			}
			last.hasText = hasText
		}
	}
}
