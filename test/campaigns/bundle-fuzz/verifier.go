// Answers lines of JSON with OPA's verdict on a signed bundle: its reader, with a verification config as `opa build` and OPA's configuration
// make it.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"

	"github.com/open-policy-agent/opa/v1/bundle"
	"github.com/open-policy-agent/opa/v1/keys"
	"github.com/open-policy-agent/opa/v1/loader"
)

type request struct {
	Archive []byte `json:"archive"`
	Folder  string `json:"folder"`
	Keys    map[string]struct {
		Key       string `json:"key"`
		Algorithm string `json:"algorithm"`
		Scope     string `json:"scope"`
	} `json:"keys"`
	KeyID   string   `json:"keyId"`
	Scope   string   `json:"scope"`
	Exclude []string `json:"exclude"`
}

func (r *request) verdict() (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	known := map[string]*keys.Config{}
	for id, key := range r.Keys {
		known[id] = &keys.Config{Key: key.Key, Algorithm: key.Algorithm, Scope: key.Scope}
	}
	config := bundle.NewVerificationConfig(known, r.KeyID, r.Scope, r.Exclude)
	if r.Folder != "" {
		_, err = loader.NewFileLoader().WithBundleVerificationConfig(config).AsBundle(r.Folder)
		return err
	}
	reader := bundle.NewTarballLoaderWithBaseURL(bytes.NewReader(r.Archive), "")
	_, err = bundle.NewCustomReader(reader).WithBundleVerificationConfig(config).Read()
	return err
}

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	out := json.NewEncoder(os.Stdout)
	for {
		line, err := in.ReadBytes('\n')
		if err != nil {
			return
		}
		var r request
		if err := json.Unmarshal(line, &r); err != nil {
			panic(err)
		}
		answer := map[string]string{}
		if err := r.verdict(); err != nil {
			answer["error"] = err.Error()
		}
		if err := out.Encode(answer); err != nil {
			panic(err)
		}
	}
}
