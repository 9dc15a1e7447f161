package main

import (
	"errors"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/tmccombs/hcl2json/convert"
)

// placeHCL2 gives the parts of HCL in the shape of hcl2json: the labels of a block are levels of objects, and its body is an element
// of a list.
func placeHCL2(text []byte) (*part, error) {
	file, body, err := parseHCL2(text)
	if err != nil {
		return nil, err
	}
	root := &part{}
	return root, placeBody(root, file, body)
}

func placeBody(p *part, file *hcl.File, body *hclsyntax.Body) error {
	for _, block := range body.Blocks {
		level := p.enter(block.Type, block.TypeRange.Start.Byte)
		for at, label := range block.Labels {
			level = level.enter(label, block.LabelRanges[at].Start.Byte)
		}
		element := &part{at: block.TypeRange.Start.Byte}
		level.add(element)
		if err := placeBody(element, file, block.Body); err != nil {
			return err
		}
	}
	for name, attribute := range body.Attributes {
		member := p.set(name, &part{at: attribute.NameRange.Start.Byte})
		if err := placeValue(member, file, attribute.Expr); err != nil {
			return err
		}
	}
	return nil
}

// placeValue adds what is in a value: expressions but tuples and objects are text in JSON, which has no parts.
func placeValue(p *part, file *hcl.File, value hclsyntax.Expression) error {
	switch value := value.(type) {
	case *hclsyntax.TemplateWrapExpr:
		return placeValue(p, file, value.Wrapped)
	case *hclsyntax.TupleConsExpr:
		for _, one := range value.Exprs {
			element := &part{at: one.Range().Start.Byte}
			p.add(element)
			if err := placeValue(element, file, one); err != nil {
				return err
			}
		}
	case *hclsyntax.ObjectConsExpr:
		for _, item := range value.Items {
			name, err := keyOf(file, item.KeyExpr)
			if err != nil {
				return err
			}
			member := p.set(name, &part{at: item.KeyExpr.Range().Start.Byte})
			if err := placeValue(member, file, item.ValueExpr); err != nil {
				return err
			}
		}
	}
	return nil
}

// keyOf is the name that hcl2json gives a key of an object. It converts whole files only: of this one the key is all there is.
func keyOf(file *hcl.File, key hclsyntax.Expression) (string, error) {
	object := &hclsyntax.ObjectConsExpr{
		Items: []hclsyntax.ObjectConsItem{{KeyExpr: key, ValueExpr: &hclsyntax.TupleConsExpr{}}},
	}
	body := &hclsyntax.Body{Attributes: hclsyntax.Attributes{"object": {Expr: object}}}
	converted, err := convert.ConvertFile(&hcl.File{Body: body, Bytes: file.Bytes}, convert.Options{})
	if err != nil {
		return "", err
	}
	members, _ := converted["object"].(map[string]any)
	for name := range members {
		return name, nil
	}
	return "", errors.New("a key has no name")
}
