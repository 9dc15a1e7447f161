package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/open-policy-agent/opa/v1/ast"
	"github.com/open-policy-agent/opa/v1/topdown/builtins"
)

// Rego text is how values cross the border: JSON, with sets as {1, 2} and set(), and keys of any type. It is
// what opa_value_dump writes and opa_value_parse reads in a compiled policy.

const hexDigits = "0123456789abcdef"

// keptText is the largest buffer that is kept for the next reply.
const keptText = 1 << 20

var text []byte

// textBuffer is the buffer of the last reply, which nobody reads any more.
func textBuffer() []byte {
	if cap(text) > keptText {
		text = nil
	}
	return text[:0]
}

var errNotUTF8 = errors.New("the result holds bytes that are not UTF-8, which a policy in Wasm cannot read")

func appendText(b []byte, v ast.Value) (out []byte, err error) {
	if b, err = appendValue(b, v); err != nil {
		return nil, err
	}
	text = b
	return b, nil
}

// maxNumberSize is the size of a number up to which it crosses the border, as in src/base/terms/number-text.ts: its characters before the
// exponent, and the exponent's absolute value. OPA's own limit is on exponents alone, and not on what it computes.
const maxNumberSize = 30_000

// errNumberTooLarge ends an evaluation: undefined would let a rule fall silent that compares such a number.
var errNumberTooLarge = errors.New("a number has more than 30,000 digits, or an exponent beyond that")

func tooLargeNumber(n ast.Number) bool {
	size := len(n)
	if i := strings.IndexAny(string(n), "eE"); i >= 0 {
		exponent, err := strconv.Atoi(string(n[i+1:]))
		if err != nil {
			return true
		}
		size = i + max(exponent, -exponent)
	}
	return size > maxNumberSize
}

// jsonNumber writes as JSON what OPA takes as a number from a text as it is: to_number("+1"), "01", ".5".
func jsonNumber(n ast.Number) ast.Number {
	digits := strings.TrimPrefix(string(n), "-")
	odd := digits == "" || digits[0] < '0' || digits[0] > '9' || strings.HasSuffix(digits, ".") ||
		len(digits) > 1 && digits[0] == '0' && digits[1] != '.' && digits[1]|32 != 'e' || strings.Contains(digits, "_")
	if !odd || json.Valid([]byte(n)) {
		return n
	}
	if i, err := builtins.NumberToInt(n); err == nil {
		return builtins.IntToNumber(i)
	}
	return builtins.FloatToNumber(builtins.NumberToFloat(n))
}

func appendValue(b []byte, v ast.Value) (_ []byte, err error) {
	switch v := v.(type) {
	case ast.Null:
		return append(b, "null"...), nil
	case ast.Boolean:
		return strconv.AppendBool(b, bool(v)), nil
	case ast.Number:
		if tooLargeNumber(v) {
			return nil, errNumberTooLarge
		}
		return append(b, jsonNumber(v)...), nil
	case ast.String:
		return appendString(b, string(v))
	case *ast.Array:
		b = append(b, '[')
		for i := range v.Len() {
			if i > 0 {
				b = append(b, ',')
			}
			if b, err = appendValue(b, v.Elem(i).Value); err != nil {
				return nil, err
			}
		}
		return append(b, ']'), nil
	case ast.Object:
		b = append(b, '{')
		first := true
		err = v.Iter(func(key, value *ast.Term) (err error) {
			if !first {
				b = append(b, ',')
			}
			first = false
			if b, err = appendValue(b, key.Value); err != nil {
				return err
			}
			b, err = appendValue(append(b, ':'), value.Value)
			return err
		})
		return append(b, '}'), err
	case ast.Set:
		if v.Len() == 0 {
			return append(b, "set()"...), nil
		}
		b = append(b, '{')
		first := true
		err = v.Iter(func(element *ast.Term) (err error) {
			if !first {
				b = append(b, ',')
			}
			first = false
			b, err = appendValue(b, element.Value)
			return err
		})
		return append(b, '}'), err
	}
	return nil, fmt.Errorf("the result is a %T, which is not a Rego value", v)
}

func appendString(b []byte, s string) ([]byte, error) {
	b = append(b, '"')
	ascii := true
	start := 0
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c >= ' ' && c != '"' && c != '\\' {
			ascii = ascii && c < utf8.RuneSelf
			continue
		}
		b = append(b, s[start:i]...)
		start = i + 1
		switch c {
		case '"', '\\':
			b = append(b, '\\', c)
		case '\n':
			b = append(b, '\\', 'n')
		case '\r':
			b = append(b, '\\', 'r')
		case '\t':
			b = append(b, '\\', 't')
		default:
			b = append(b, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&15])
		}
	}
	if !ascii && !utf8.ValidString(s) {
		return nil, errNotUTF8
	}
	return append(append(b, s[start:]...), '"'), nil
}

// textParser reads one value. It accepts white space between tokens.
type textParser struct {
	b []byte
	i int
}

func parseText(b []byte) (ast.Value, error) {
	p := textParser{b: b}
	v, err := p.value()
	if err != nil {
		return nil, err
	}
	if p.skip(); p.i < len(b) {
		return nil, p.unexpected()
	}
	return v, nil
}

func (p *textParser) skip() {
	for p.i < len(p.b) {
		switch p.b[p.i] {
		case ' ', '\t', '\n', '\r':
			p.i++
		default:
			return
		}
	}
}

// peek is the next byte that is not white space, or 0 at the end.
func (p *textParser) peek() byte {
	if p.skip(); p.i < len(p.b) {
		return p.b[p.i]
	}
	return 0
}

func (p *textParser) unexpected() error {
	if p.i >= len(p.b) {
		return errors.New("it ends too early")
	}
	return fmt.Errorf("unexpected %q at byte %d", p.b[p.i], p.i)
}

func (p *textParser) word(word string, v ast.Value) (ast.Value, error) {
	if len(p.b)-p.i < len(word) || string(p.b[p.i:p.i+len(word)]) != word {
		return nil, p.unexpected()
	}
	p.i += len(word)
	return v, nil
}

func (p *textParser) value() (ast.Value, error) {
	switch c := p.peek(); {
	case c == '"':
		s, err := p.str()
		return ast.String(s), err
	case c == '[':
		return p.array()
	case c == '{':
		return p.braces()
	case c == '-' || c == '.' || c >= '0' && c <= '9':
		return p.number()
	case c == 't':
		return p.word("true", ast.Boolean(true))
	case c == 'f':
		return p.word("false", ast.Boolean(false))
	case c == 'n':
		return p.word("null", ast.NullValue)
	case c == 's':
		return p.word("set()", ast.NewSet())
	}
	return nil, p.unexpected()
}

// number reads a number. A policy may hold .5, which OPA's module dumps as it is written; JSON has no such numbers.
func (p *textParser) number() (ast.Value, error) {
	start := p.i
	for p.i < len(p.b) {
		switch c := p.b[p.i]; {
		case c >= '0' && c <= '9', c == '-', c == '+', c == '.', c == 'e', c == 'E':
			p.i++
			continue
		}
		break
	}
	text := string(p.b[start:p.i])
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "-.") {
		text = strings.Replace(text, ".", "0.", 1)
	}
	if n := ast.Number(text); !tooLargeNumber(n) {
		return n, nil
	}
	return nil, errNumberTooLarge
}

func (p *textParser) term() (*ast.Term, error) {
	v, err := p.value()
	if err != nil {
		return nil, err
	}
	return &ast.Term{Value: v}, nil
}

// more is called after an element: it skips a comma, or the closing byte and says that it was the last.
func (p *textParser) more(closing byte) (bool, error) {
	switch p.peek() {
	case ',':
		p.i++
		return true, nil
	case closing:
		p.i++
		return false, nil
	}
	return false, p.unexpected()
}

func (p *textParser) array() (ast.Value, error) {
	p.i++
	if p.peek() == ']' {
		p.i++
		return ast.NewArray(), nil
	}
	var elements []*ast.Term
	for more := true; more; {
		t, err := p.term()
		if err != nil {
			return nil, err
		}
		elements = append(elements, t)
		if more, err = p.more(']'); err != nil {
			return nil, err
		}
	}
	return ast.NewArray(elements...), nil
}

// braces reads an object or a set: what follows the first value tells which.
func (p *textParser) braces() (ast.Value, error) {
	p.i++
	if p.peek() == '}' {
		p.i++
		return ast.NewObject(), nil
	}
	first, err := p.term()
	if err != nil {
		return nil, err
	}
	if p.peek() != ':' {
		return p.set(first)
	}
	var items [][2]*ast.Term
	for key := first; ; {
		if p.peek() != ':' {
			return nil, p.unexpected()
		}
		p.i++
		value, err := p.term()
		if err != nil {
			return nil, err
		}
		items = append(items, ast.Item(key, value))
		more, err := p.more('}')
		if err != nil {
			return nil, err
		}
		if !more {
			return ast.NewObject(items...), nil
		}
		if key, err = p.term(); err != nil {
			return nil, err
		}
	}
}

func (p *textParser) set(first *ast.Term) (ast.Value, error) {
	elements := []*ast.Term{first}
	for {
		more, err := p.more('}')
		if err != nil {
			return nil, err
		}
		if !more {
			return ast.NewSet(elements...), nil
		}
		element, err := p.term()
		if err != nil {
			return nil, err
		}
		elements = append(elements, element)
	}
}

func (p *textParser) str() (string, error) {
	p.i++
	start := p.i
	for p.i < len(p.b) {
		switch p.b[p.i] {
		case '"':
			s := string(p.b[start:p.i])
			p.i++
			return s, nil
		case '\\':
			return p.escaped(append(make([]byte, 0, 2*(p.i-start)+16), p.b[start:p.i]...))
		}
		p.i++
	}
	return "", p.unexpected()
}

// escaped reads the rest of a string from its first backslash on.
func (p *textParser) escaped(out []byte) (string, error) {
	for p.i < len(p.b) {
		c := p.b[p.i]
		p.i++
		switch c {
		case '"':
			return string(out), nil
		case '\\':
			if p.i >= len(p.b) {
				return "", p.unexpected()
			}
			c = p.b[p.i]
			p.i++
			switch c {
			case '"', '\\', '/':
				out = append(out, c)
			case 'b':
				out = append(out, '\b')
			case 'f':
				out = append(out, '\f')
			case 'n':
				out = append(out, '\n')
			case 'r':
				out = append(out, '\r')
			case 't':
				out = append(out, '\t')
			case 'u':
				r, err := p.unicode()
				if err != nil {
					return "", err
				}
				out = utf8.AppendRune(out, r)
			default:
				p.i--
				return "", p.unexpected()
			}
		default:
			out = append(out, c)
		}
	}
	return "", p.unexpected()
}

// unicode reads the digits of an escape, and a second escape when the first is half of a surrogate pair.
func (p *textParser) unicode() (rune, error) {
	r, err := p.hex()
	if err != nil || !utf16.IsSurrogate(r) {
		return r, err
	}
	if p.i+1 < len(p.b) && p.b[p.i] == '\\' && p.b[p.i+1] == 'u' {
		before := p.i
		p.i += 2
		low, err := p.hex()
		if err != nil {
			return 0, err
		}
		if pair := utf16.DecodeRune(r, low); pair != utf8.RuneError {
			return pair, nil
		}
		p.i = before
	}
	return utf8.RuneError, nil
}

func (p *textParser) hex() (rune, error) {
	if p.i+4 > len(p.b) {
		p.i = len(p.b)
		return 0, p.unexpected()
	}
	n, err := strconv.ParseUint(string(p.b[p.i:p.i+4]), 16, 16)
	if err != nil {
		return 0, p.unexpected()
	}
	p.i += 4
	return rune(n), nil
}
