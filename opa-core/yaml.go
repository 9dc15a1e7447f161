package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"regexp"
	"strconv"
	"strings"

	"github.com/open-policy-agent/opa/internal/yaml"
	nodes "go.yaml.in/yaml/v3"
	kubernetes "sigs.k8s.io/yaml"
)

type yamlRequest struct {
	Text string `json:"text"`
	// UniqueKeys makes a document with a duplicate key unreadable.
	UniqueKeys bool `json:"uniqueKeys"`
	// ExactNumbers makes a document with a number that becomes another value unreadable: OPA reads integers beyond 64 bits, and
	// fractions of more than 17 digits, as doubles, and beyond these as strings.
	ExactNumbers bool `json:"exactNumbers"`
	// Conftest reads as Conftest does, by the parser of Kubernetes: yes, no, on, off, y and n are booleans too, as keys as well.
	Conftest bool `json:"conftest"`
}

func (r *yamlRequest) toJSON(source []byte) ([]byte, error) {
	if r.Conftest {
		return kubernetes.YAMLToJSON(source)
	}
	return yaml.YAMLToJSON(source)
}

// yamlDocument is a document of a YAML stream: JSON text, or why it cannot be read and where in the stream. OPA's parser
// knows the line alone.
type yamlDocument struct {
	JSON    *string `json:"json,omitempty"`
	Message string  `json:"message,omitempty"`
	Line    int     `json:"line,omitempty"`
	Column  int     `json:"column,omitempty"`
}

// runYAML converts the documents of a stream as OPA converts a file of data. Empty documents are left out. One that
// cannot be read does not keep the others from being read.
func runYAML(r *yamlRequest) ([]byte, error) {
	documents := []yamlDocument{}
	for _, part := range splitYAML(r.Text) {
		if part.isEmpty() {
			continue
		}
		source := []byte(strings.Join(part.lines, ""))
		text, err := r.toJSON(source)
		if err != nil {
			documents = append(documents, part.broken(err))
			continue
		}
		if found, message := r.refused(source); found != nil {
			documents = append(documents, yamlDocument{Message: message, Line: part.row + found.Line - 1, Column: found.Column})
			continue
		}
		converted := string(text)
		documents = append(documents, yamlDocument{JSON: &converted})
	}
	return json.Marshal(map[string]any{"documents": documents})
}

// yamlPart is the text of one document, with its directives and markers. Lines keep their line breaks.
type yamlPart struct {
	row   int // of its first line, from 1
	lines []string
}

// splitYAML splits a stream before each line that starts with the marker ---, which has no other meaning in YAML. The
// directives of a document stand before its marker, and after the end (...) of the document before.
func splitYAML(text string) []yamlPart {
	parts := []yamlPart{{row: 1}}
	atEdge := true // whether only directives, comments and nothing come since the start or the last end of a document
	edge := 0
	for row, line := range yamlLines(strings.TrimPrefix(text, "\uFEFF")) {
		last := &parts[len(parts)-1]
		switch {
		case isMarker(line, "---") && atEdge:
			directives := last.lines[edge:]
			if edge > 0 {
				last.lines = last.lines[:edge:edge]
				parts = append(parts, yamlPart{row: row + 1 - len(directives), lines: directives})
			}
			atEdge = false
		case isMarker(line, "---"):
			parts = append(parts, yamlPart{row: row + 1})
		case isMarker(line, "..."):
			atEdge, edge = true, len(last.lines)+1
		case !isBlankYAML(line) && !strings.HasPrefix(line, "%"):
			atEdge = false
		}
		last = &parts[len(parts)-1]
		last.lines = append(last.lines, line)
	}
	return parts
}

// yamlLines splits after the line breaks that OPA's parser knows.
func yamlLines(text string) []string {
	var lines []string
	start := 0
	for i, r := range text {
		end := i
		switch r {
		case '\n':
			end += 1
		case '\r':
			if strings.HasPrefix(text[i:], "\r\n") {
				continue
			}
			end += 1
		case '\u0085', '\u2028', '\u2029':
			end += len(string(r))
		default:
			continue
		}
		lines = append(lines, text[start:end])
		start = end
	}
	if start < len(text) {
		lines = append(lines, text[start:])
	}
	return lines
}

const yamlBlanks = " \t\r\n\u0085\u2028\u2029"

func isMarker(line, marker string) bool {
	rest, ok := strings.CutPrefix(line, marker)
	return ok && (rest == "" || strings.ContainsAny(rest[:1], " \t\r\n") || strings.Trim(rest, yamlBlanks) == "")
}

// isBlankYAML tells whether a line holds nothing or a comment.
func isBlankYAML(line string) bool {
	rest := strings.TrimLeft(line, yamlBlanks)
	return rest == "" || rest[0] == '#'
}

func (p *yamlPart) isEmpty() bool {
	for _, line := range p.lines {
		for _, marker := range []string{"---", "..."} {
			if isMarker(line, marker) {
				line = line[len(marker):]
			}
		}
		if !isBlankYAML(line) && !strings.HasPrefix(line, "%") {
			return false
		}
	}
	return true
}

var yamlErrorLine = regexp.MustCompile(`(?:^|\n\s*)line (\d+): `)

// broken takes the line out of a message of the parser: yaml: line 3: did not find expected key.
func (p *yamlPart) broken(err error) yamlDocument {
	message := strings.TrimPrefix(err.Error(), "error converting YAML to JSON: ")
	message = strings.TrimPrefix(message, "yaml: ")
	message = strings.TrimPrefix(message, "unmarshal errors:")
	line := p.row
	if at := yamlErrorLine.FindStringSubmatchIndex(message); at != nil {
		own, _ := strconv.Atoi(message[at[2]:at[3]])
		line += own - 1
		message = message[:at[0]] + message[at[1]:]
	}
	return yamlDocument{Message: strings.TrimSpace(message), Line: line}
}

// refused is the first node for which the request makes a document unreadable, and why.
func (r *yamlRequest) refused(text []byte) (*nodes.Node, string) {
	var document, next nodes.Node
	decoder := nodes.NewDecoder(bytes.NewReader(text))
	if !r.UniqueKeys && !r.ExactNumbers || decoder.Decode(&document) != nil {
		return nil, ""
	}
	// The parser of Kubernetes reads the first alone.
	if decoder.Decode(&next) != io.EOF {
		next.Line = max(next.Line, document.Line)
		return &next, "another document, which no line --- begins"
	}
	if marked := byteOrderMark(&document); marked != nil {
		return marked, "a byte order mark (U+FEFF) that is neither at the start nor in quotes"
	}
	if r.UniqueKeys {
		if key := r.repeated(&document); key != nil {
			return key, fmt.Sprintf("duplicate key %q", key.Value)
		}
	}
	if r.ExactNumbers {
		if number, as := inexact(&document); number != nil {
			return number, fmt.Sprintf("the number %s cannot be read exactly: YAML makes it %s; write it as JSON, or as a string", number.Value, as)
		}
	}
	return nil, ""
}

// byteOrderMark is the first plain scalar with a byte order mark: files that were put together have them where a document went on, and a key
// that has one is another key.
func byteOrderMark(node *nodes.Node) *nodes.Node {
	if node.Kind == nodes.ScalarNode && node.Style == 0 && strings.Contains(node.Value, "\uFEFF") {
		return node
	}
	for _, part := range node.Content {
		if found := byteOrderMark(part); found != nil {
			return found
		}
	}
	return nil
}

// inexact is the first number that is read as another one, and that one. A node that an alias names is found where it is.
func inexact(node *nodes.Node) (*nodes.Node, string) {
	var value any
	if node.Kind == nodes.ScalarNode && node.Decode(&value) == nil {
		switch read := value.(type) {
		case float64:
			as := strconv.FormatFloat(read, 'g', -1, 64)
			if !sameNumber(strings.ReplaceAll(node.Value, "_", ""), as, read) {
				return node, as
			}
		case string:
			// Beyond 64 bits and doubles a number is read as a text, which is larger than all numbers.
			if node.Style == 0 && numberText.MatchString(node.Value) {
				return node, "a string"
			}
		}
	}
	for _, part := range node.Content {
		if found, as := inexact(part); found != nil {
			return found, as
		}
	}
	return nil, ""
}

// numberText is a number of YAML, in any base and with underscores.
var numberText = regexp.MustCompile(`^[-+]?(0b_*[01][01_]*|0o_*[0-7][0-7_]*|0x_*[0-9a-fA-F][0-9a-fA-F_]*|([0-9][0-9_]*(\.[0-9_]*)?|\.[0-9][0-9_]*)([eE][-+]?[0-9]+)?)$`)

func sameNumber(text, as string, double float64) bool {
	// The others of such an exponent are far too long to be written out.
	if double == 0 {
		digits, _, _ := strings.Cut(strings.ToLower(text), "e")
		return !strings.ContainsAny(digits, "123456789")
	}
	written, isNumber := new(big.Rat).SetString(text)
	read, isFinite := new(big.Rat).SetString(as)
	// What is not a number of JSON cannot be converted at all.
	return !isNumber || !isFinite || written.Cmp(read) == 0
}

// booleanWords are the booleans of YAML 1.1 that OPA's parser takes for strings.
var booleanWords = map[string]bool{
	"y": true, "Y": true, "yes": true, "Yes": true, "YES": true, "on": true, "On": true, "ON": true,
	"n": false, "N": false, "no": false, "No": false, "NO": false, "off": false, "Off": false, "OFF": false,
}

// keyText is a key as it is in JSON, where 1 is "1".
func (r *yamlRequest) keyText(name *nodes.Node) (string, bool) {
	if name.Tag == "!!merge" {
		return "!!merge", true
	}
	if word, isWord := booleanWords[name.Value]; r.Conftest && isWord && name.Style == 0 && name.Tag == "!!str" {
		return fmt.Sprint(word), true
	}
	var key any
	if name.Decode(&key) != nil {
		return "", false
	}
	return fmt.Sprint(key), true
}

// repeated is the first key that its mapping has already.
func (r *yamlRequest) repeated(document *nodes.Node) *nodes.Node {
	var find func(*nodes.Node) *nodes.Node
	find = func(node *nodes.Node) *nodes.Node {
		seen := map[string]bool{}
		for i, part := range node.Content {
			// A node that an alias names is found where it is; a key may be an alias itself. Of two merge keys readers take
			// one or the other first.
			name := part
			if part.Kind == nodes.AliasNode {
				name = part.Alias
			}
			if node.Kind == nodes.MappingNode && i%2 == 0 && name.Kind == nodes.ScalarNode {
				if text, isText := r.keyText(name); isText {
					if seen[text] {
						return &nodes.Node{Value: name.Value, Line: part.Line, Column: part.Column}
					}
					seen[text] = true
				}
			}
			if found := find(part); found != nil {
				return found
			}
		}
		return nil
	}
	return find(document)
}
