package main

import (
	"encoding/json"
	"strconv"
)

// part is where a part of a document begins in its text, in bytes: at its key, else at its value. Inner parts have the names that
// the document has for them; elements of a list are in its order.
type part struct {
	at       int
	members  map[string]*part
	elements []*part
}

// enter gives the member of a name, which is added where there is none.
func (p *part) enter(name string, at int) *part {
	if known, ok := p.members[name]; ok {
		return known
	}
	return p.set(name, &part{at: at})
}

// set adds a member. One of the same name is replaced: the last of equal keys wins.
func (p *part) set(name string, member *part) *part {
	if p.members == nil {
		p.members = map[string]*part{}
	}
	p.members[name] = member
	return member
}

func (p *part) add(element *part) { p.elements = append(p.elements, element) }

// appendJSON writes [at], or with inner parts [at, {name: part}] or [at, [part]].
func (p *part) appendJSON(b []byte) ([]byte, error) {
	b = strconv.AppendInt(append(b, '['), int64(p.at), 10)
	var err error
	switch {
	case p.members != nil:
		separator := byte('{')
		b = append(b, ',')
		for name, member := range p.members {
			key, failed := json.Marshal(name)
			if failed != nil {
				return nil, failed
			}
			b = append(append(append(b, separator), key...), ':')
			if b, err = member.appendJSON(b); err != nil {
				return nil, err
			}
			separator = ','
		}
		b = append(b, '}')
	case p.elements != nil:
		separator := byte('[')
		b = append(b, ',')
		for _, element := range p.elements {
			b = append(b, separator)
			if b, err = element.appendJSON(b); err != nil {
				return nil, err
			}
			separator = ','
		}
		b = append(b, ']')
	}
	return append(b, ']'), nil
}
