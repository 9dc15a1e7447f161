package main

import (
	"bytes"
	"errors"
	"sort"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl"
	"github.com/hashicorp/hcl/hcl/ast"
	"github.com/hashicorp/hcl/hcl/parser"
	"github.com/hashicorp/hcl/hcl/token"
)

// keyOfPlaces is a member that no object of the text has.
const keyOfPlaces = "\x00"

// placeHCL1 lets the decoder of HCL 1 shape a tree of places as it shapes the document: it decodes the text with offsets instead of
// values. A number is the offset of a value. A list begins with a text, its offset, and each body has a member that is a text, the offsets
// of its keys.
func placeHCL1(text []byte) (*part, error) {
	file, err := parser.Parse(text)
	if err != nil {
		return nil, err
	}
	list, ok := file.Node.(*ast.ObjectList)
	if !ok {
		return nil, errors.New("it has no list of items")
	}
	if err := toOffsets(list, offsetsIn(text)); err != nil {
		return nil, err
	}
	var shaped map[string]any
	if err := hcl.DecodeObject(&shaped, list); err != nil {
		return nil, err
	}
	root := &part{}
	_, err = addMembers(root, shaped)
	return root, err
}

// offsetsIn gives offsets in a text for those in the parser's, which has LF where the text has CR LF.
func offsetsIn(text []byte) func(token.Pos) string {
	var ends []int // of lines that end with CR LF, in the parser's text
	for at := 0; ; {
		next := bytes.Index(text[at:], []byte("\r\n"))
		if next < 0 {
			break
		}
		ends = append(ends, at+next-len(ends))
		at += next + 2
	}
	return func(pos token.Pos) string {
		return strconv.Itoa(pos.Offset + sort.SearchInts(ends, pos.Offset))
	}
}

func number(at string) *ast.LiteralType {
	return &ast.LiteralType{Token: token.Token{Type: token.NUMBER, Text: at}}
}

func quoted(at string) *ast.LiteralType {
	return &ast.LiteralType{Token: token.Token{Type: token.STRING, Text: strconv.Quote(at)}}
}

// toOffsets replaces the values of items by offsets.
func toOffsets(list *ast.ObjectList, offset func(token.Pos) string) error {
	for _, item := range list.Items {
		var keys []string
		for _, key := range item.Keys {
			if key.Token.Value() == keyOfPlaces {
				return errors.New("a key is that of places")
			}
			keys = append(keys, offset(key.Pos()))
		}
		value, err := offsetsOf(item.Val, keys, offset)
		if err != nil {
			return err
		}
		item.Val = value
	}
	return nil
}

// offsetsOf gives what is decoded for a value that has these keys, else begins at the only one of them.
func offsetsOf(value ast.Node, keys []string, offset func(token.Pos) string) (ast.Node, error) {
	switch value := value.(type) {
	case *ast.ObjectType:
		if err := toOffsets(value.List, offset); err != nil {
			return nil, err
		}
		value.List.Add(&ast.ObjectItem{
			Keys: []*ast.ObjectKey{{Token: quoted(keyOfPlaces).Token}},
			Val:  quoted(strings.Join(keys, " ")),
		})
		return value, nil
	case *ast.ListType:
		list := &ast.ListType{List: []ast.Node{quoted(keys[0])}}
		for _, one := range value.List {
			element, err := offsetsOf(one, []string{offset(one.Pos())}, offset)
			if err != nil {
				return nil, err
			}
			list.Add(element)
		}
		return list, nil
	}
	return number(keys[0]), nil
}

var errNoPlaces = errors.New("the decoder shapes it otherwise")

// placedValue gives the part of a decoded value, and the offsets of the keys that lead to it.
func placedValue(value any) (*part, []int, error) {
	p := &part{}
	var keys []int
	add := func(one any) error {
		element, own, err := placedValue(one)
		if err != nil {
			return err
		}
		if keys == nil {
			keys = own
		}
		p.add(element)
		return nil
	}
	switch value := value.(type) {
	case int:
		return &part{at: value}, []int{value}, nil
	case map[string]any:
		keys, err := addMembers(p, value)
		if err != nil || len(keys) == 0 {
			return nil, nil, errNoPlaces
		}
		p.at = keys[0]
		return p, keys, nil
	case []map[string]any:
		for _, one := range value {
			if err := add(one); err != nil {
				return nil, nil, err
			}
		}
		if len(keys) == 0 {
			return nil, nil, errNoPlaces
		}
		// The last of the keys is that of the list: those before it lead to what has it.
		p.at = keys[len(keys)-1]
		return p, keys[:len(keys)-1], nil
	case []any:
		known := false
		for _, one := range value {
			text, isPlace := one.(string)
			if !isPlace {
				if err := add(one); err != nil {
					return nil, nil, err
				}
			} else if !known {
				at, err := strconv.Atoi(text)
				if err != nil {
					return nil, nil, err
				}
				p.at, known = at, true
			}
		}
		return p, []int{p.at}, nil
	}
	return nil, nil, errNoPlaces
}

// addMembers adds the parts of a decoded object. It gives the offsets of the keys of its body, else those that its only member has left.
func addMembers(p *part, members map[string]any) ([]int, error) {
	var keys []int
	for name, value := range members {
		if name == keyOfPlaces {
			continue
		}
		member, own, err := placedValue(value)
		if err != nil {
			return nil, err
		}
		p.set(name, member)
		keys = own
	}
	text, ok := members[keyOfPlaces].(string)
	if !ok {
		return keys, nil
	}
	keys = nil
	for _, one := range strings.Fields(text) {
		at, err := strconv.Atoi(one)
		if err != nil {
			return nil, err
		}
		keys = append(keys, at)
	}
	return keys, nil
}
