package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"strings"

	protoparser "github.com/bufbuild/protocompile/parser"
	"github.com/bufbuild/protocompile/reporter"
	"github.com/open-policy-agent/conftest/regoparsers/internal/reactor"
	"google.golang.org/protobuf/encoding/protojson"
	"google.golang.org/protobuf/encoding/prototext"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protodesc"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"google.golang.org/protobuf/types/dynamicpb"

	// What definitions may import without bringing it.
	_ "google.golang.org/protobuf/types/known/anypb"
	_ "google.golang.org/protobuf/types/known/durationpb"
	_ "google.golang.org/protobuf/types/known/emptypb"
	_ "google.golang.org/protobuf/types/known/fieldmaskpb"
	_ "google.golang.org/protobuf/types/known/structpb"
	_ "google.golang.org/protobuf/types/known/timestamppb"
	_ "google.golang.org/protobuf/types/known/wrapperspb"
)

// protoFile is a file of definitions.
type protoFile struct {
	// Path is that of the file, with slashes: an import may name it.
	Path string `json:"path"`
	// Import is its path below the folder that was given: so imports name it to protoc.
	Import string `json:"import"`
	Text   string `json:"text"`
}

// As Conftest finds it: the first line with such a comment.
var messageName = regexp.MustCompile(`#\s+proto-message:\s+([a-zA-Z0-9_\.]+)`)

// definitions are those of one request. Conftest registers them for the process, in which a second file of the same name would not be read.
type definitions struct {
	uniqueKeys bool
	inOrder    []*protoFile
	named      map[string]*protoFile
	loading    map[*protoFile]bool
	loaded     map[*protoFile]protoreflect.FileDescriptor
	files      protoregistry.Files
	types      protoregistry.Types
}

func newDefinitions(given []*protoFile, uniqueKeys bool) *definitions {
	d := &definitions{
		uniqueKeys: uniqueKeys,
		inOrder:    given,
		named:      map[string]*protoFile{},
		loading:    map[*protoFile]bool{},
		loaded:     map[*protoFile]protoreflect.FileDescriptor{},
	}
	for _, file := range given {
		d.named[file.Path] = file
	}
	for _, file := range given {
		if _, taken := d.named[file.Import]; !taken {
			d.named[file.Import] = file
		}
	}
	return d
}

func (d *definitions) FindFileByPath(name string) (protoreflect.FileDescriptor, error) {
	if file, ok := d.named[name]; ok {
		return d.load(file)
	}
	return protoregistry.GlobalFiles.FindFileByPath(name)
}

func (d *definitions) FindDescriptorByName(name protoreflect.FullName) (protoreflect.Descriptor, error) {
	if found, err := d.files.FindDescriptorByName(name); err == nil {
		return found, nil
	}
	return protoregistry.GlobalFiles.FindDescriptorByName(name)
}

func (d *definitions) load(file *protoFile) (protoreflect.FileDescriptor, error) {
	if found, ok := d.loaded[file]; ok {
		return found, nil
	}
	if d.loading[file] {
		return nil, fmt.Errorf("%s: it imports itself", file.Path)
	}
	d.loading[file] = true
	handler := reporter.NewHandler(nil)
	node, err := protoparser.Parse(file.Path, strings.NewReader(file.Text), handler)
	if err != nil {
		return nil, fmt.Errorf("parse proto: %w", err)
	}
	result, err := protoparser.ResultFromAST(node, true, handler)
	if err != nil {
		return nil, fmt.Errorf("convert from AST: %w", err)
	}
	found, err := protodesc.NewFile(result.FileDescriptorProto(), d)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file.Path, err)
	}
	if err := d.register(found); err != nil {
		return nil, fmt.Errorf("%s: %w", file.Path, err)
	}
	d.loaded[file] = found
	return found, nil
}

func (d *definitions) register(file protoreflect.FileDescriptor) error {
	if err := d.files.RegisterFile(file); err != nil {
		return err
	}
	if err := d.registerMessages(file.Messages()); err != nil {
		return err
	}
	return d.registerExtensions(file.Extensions())
}

func (d *definitions) registerMessages(messages protoreflect.MessageDescriptors) error {
	for i := range messages.Len() {
		message := messages.Get(i)
		if err := d.types.RegisterMessage(dynamicpb.NewMessageType(message)); err != nil {
			return err
		}
		if err := d.registerMessages(message.Messages()); err != nil {
			return err
		}
		if err := d.registerExtensions(message.Extensions()); err != nil {
			return err
		}
	}
	return nil
}

func (d *definitions) registerExtensions(extensions protoreflect.ExtensionDescriptors) error {
	for i := range extensions.Len() {
		if err := d.types.RegisterExtension(dynamicpb.NewExtensionType(extensions.Get(i))); err != nil {
			return err
		}
	}
	return nil
}

// whole is a message to read a text into of which prototext would leave out parts: a field whose name is reserved is an unknown one, and
// a key that its map has already is noted. So it is in all messages that it makes.
type whole struct {
	protoreflect.Message
	repeated *protoreflect.FullName
}

type allNamed struct{ protoreflect.MessageDescriptor }

func (allNamed) ReservedNames() protoreflect.Names { return noNames{} }

type noNames struct{ protoreflect.Names }

func (noNames) Has(protoreflect.Name) bool { return false }

func (m whole) Descriptor() protoreflect.MessageDescriptor { return allNamed{m.Message.Descriptor()} }

func (m whole) ProtoReflect() protoreflect.Message { return m }

func (m whole) of(value protoreflect.Value) protoreflect.Value {
	if inner, ok := value.Interface().(protoreflect.Message); ok {
		return protoreflect.ValueOfMessage(whole{inner, m.repeated})
	}
	return value
}

func plainOf(value protoreflect.Value) protoreflect.Value {
	if inner, ok := value.Interface().(whole); ok {
		return protoreflect.ValueOfMessage(inner.Message)
	}
	return value
}

func (m whole) NewField(field protoreflect.FieldDescriptor) protoreflect.Value {
	return m.of(m.Message.NewField(field))
}

func (m whole) Set(field protoreflect.FieldDescriptor, value protoreflect.Value) {
	m.Message.Set(field, plainOf(value))
}

func (m whole) Mutable(field protoreflect.FieldDescriptor) protoreflect.Value {
	value := m.Message.Mutable(field)
	switch {
	case field.IsMap():
		return protoreflect.ValueOfMap(wholeMap{value.Map(), m, field.FullName()})
	case field.IsList():
		return protoreflect.ValueOfList(wholeList{value.List(), m})
	}
	return m.of(value)
}

type wholeList struct {
	protoreflect.List
	in whole
}

func (l wholeList) NewElement() protoreflect.Value { return l.in.of(l.List.NewElement()) }

func (l wholeList) Append(value protoreflect.Value) { l.List.Append(plainOf(value)) }

type wholeMap struct {
	protoreflect.Map
	in    whole
	field protoreflect.FullName
}

func (m wholeMap) NewValue() protoreflect.Value { return m.in.of(m.Map.NewValue()) }

func (m wholeMap) Set(key protoreflect.MapKey, value protoreflect.Value) {
	if m.Has(key) {
		*m.in.repeated = m.field
	}
	m.Map.Set(key, plainOf(value))
}

// wholeTypes are the types of messages within Any.
type wholeTypes struct {
	resolver
	repeated *protoreflect.FullName
}

type wholeType struct {
	protoreflect.MessageType
	repeated *protoreflect.FullName
}

func (t wholeType) New() protoreflect.Message { return whole{t.MessageType.New(), t.repeated} }

func (t wholeTypes) FindMessageByURL(url string) (protoreflect.MessageType, error) {
	found, err := t.resolver.FindMessageByURL(url)
	if err != nil {
		return nil, err
	}
	return wholeType{found, t.repeated}, nil
}

// resolver looks for types in the definitions, and then among those that are always there.
type resolver struct{ own *protoregistry.Types }

func (r resolver) FindMessageByName(name protoreflect.FullName) (protoreflect.MessageType, error) {
	return either(r.own.FindMessageByName, protoregistry.GlobalTypes.FindMessageByName, name)
}

func (r resolver) FindMessageByURL(url string) (protoreflect.MessageType, error) {
	return either(r.own.FindMessageByURL, protoregistry.GlobalTypes.FindMessageByURL, url)
}

func (r resolver) FindExtensionByName(name protoreflect.FullName) (protoreflect.ExtensionType, error) {
	return either(r.own.FindExtensionByName, protoregistry.GlobalTypes.FindExtensionByName, name)
}

func (r resolver) FindExtensionByNumber(message protoreflect.FullName, number protoreflect.FieldNumber) (protoreflect.ExtensionType, error) {
	if found, err := r.own.FindExtensionByNumber(message, number); err == nil {
		return found, nil
	}
	return protoregistry.GlobalTypes.FindExtensionByNumber(message, number)
}

func either[Key, Found any](first, second func(Key) (Found, error), key Key) (Found, error) {
	if found, err := first(key); err == nil {
		return found, nil
	}
	return second(key)
}

// Unmarshal reads a message in the text format of Protocol Buffers, in Conftest's form.
func (d *definitions) Unmarshal(text []byte, v any) error {
	named := messageName.FindSubmatchIndex(text)
	if named == nil {
		return &reactor.Problem{Message: "no comment says its message, such as # proto-message: acme.config.Service"}
	}
	for _, file := range d.inOrder {
		if _, err := d.load(file); err != nil {
			return &reactor.Problem{Message: "its definitions: " + reactor.Short(plain(err))}
		}
	}
	name := text[named[2]:named[3]]
	types := resolver{own: &d.types}
	message, err := types.FindMessageByName(protoreflect.FullName(name))
	if err != nil {
		return &reactor.Problem{
			Message: fmt.Sprintf("the message %s is in none of its files of definitions (%d)", name, len(d.inOrder)),
			Line:    1 + bytes.Count(text[:named[2]], []byte("\n")),
		}
	}
	value := message.New().Interface()
	var repeated protoreflect.FullName
	read := prototext.UnmarshalOptions{Resolver: wholeTypes{types, &repeated}, AllowPartial: true}
	if err := read.Unmarshal(text, whole{value.ProtoReflect(), &repeated}); err != nil {
		return textProblem(err)
	}
	if err := proto.CheckInitialized(value); err != nil {
		return textProblem(err)
	}
	if d.uniqueKeys && repeated != "" {
		return &reactor.Problem{Message: fmt.Sprintf("duplicate key in the map %s", repeated)}
	}
	// Names of fields stay those of the definitions.
	written, err := protojson.MarshalOptions{UseProtoNames: true, Resolver: types}.Marshal(value)
	if err != nil {
		return errors.New(plain(err))
	}
	return json.Unmarshal(written, v)
}

var placed = regexp.MustCompile(`^(?:syntax error )?\(line (\d+):(\d+)\): (.*)$`)

// textProblem takes the place out of an error of prototext.
func textProblem(err error) error {
	message := plain(err)
	found := placed.FindStringSubmatch(strings.TrimPrefix(message, "proto: "))
	if found == nil {
		return &reactor.Problem{Message: reactor.Short(message)}
	}
	problem := &reactor.Problem{Message: reactor.Short(found[3])}
	if _, err := fmt.Sscan(found[1], &problem.Line); err != nil {
		return errors.Join(err, problem)
	}
	if _, err := fmt.Sscan(found[2], &problem.Column); err != nil {
		return errors.Join(err, problem)
	}
	return problem
}

// plain is an error's text with plain spaces: protobuf writes others on purpose, so that nobody matches its errors.
func plain(err error) string { return strings.ReplaceAll(err.Error(), "\u00a0", " ") }
