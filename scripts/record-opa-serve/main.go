// Records what OPA itself does with cases of `serve`'s configuration: it reads them as JSON, and writes them with OPA's answers.
// `node scripts/record-opa-serve/run.mjs` runs it as a package of OPA's module, which the packages here are internal to.
package main

import (
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/gobwas/glob"
	"github.com/open-policy-agent/opa/internal/providers/aws"
)

type signature struct {
	Name            string            `json:"name"`
	Method          string            `json:"method"`
	URL             string            `json:"url"`
	Headers         map[string]string `json:"headers"`
	Body            string            `json:"body"`
	Service         string            `json:"service"`
	Region          string            `json:"region"`
	Date            string            `json:"date"`
	AccessKeyID     string            `json:"accessKeyId"`
	SecretAccessKey string            `json:"secretAccessKey"`
	SessionToken    string            `json:"sessionToken,omitempty"`
	// What OPA sends.
	Signed map[string]string `json:"signed"`
}

type globs struct {
	Paths    []string `json:"paths"`
	Patterns []struct {
		Glob string `json:"glob"`
		// Whether it is one.
		Valid bool `json:"valid"`
		// The paths that it matches.
		Matches []string `json:"matches"`
	} `json:"patterns"`
}

// As OPA does with distributed_tracing.exclude_paths.
func match(g *globs) {
	for i := range g.Patterns {
		p := &g.Patterns[i]
		p.Matches = []string{}
		compiled, err := glob.Compile(p.Glob, '/')
		p.Valid = err == nil
		for _, path := range g.Paths {
			if p.Valid && compiled.Match(path) {
				p.Matches = append(p.Matches, path)
			}
		}
	}
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func sign(s *signature) {
	u, err := url.Parse(s.URL)
	check(err)
	req := &http.Request{Method: s.Method, URL: u, Header: http.Header{}}
	if s.Body != "" {
		req.Body = io.NopCloser(strings.NewReader(s.Body))
	}
	for name, value := range s.Headers {
		req.Header.Set(name, value)
	}
	date, err := time.Parse(time.RFC3339, s.Date)
	check(err)
	creds := aws.Credentials{AccessKey: s.AccessKeyID, SecretKey: s.SecretAccessKey, RegionName: s.Region, SessionToken: s.SessionToken}
	check(aws.SignRequest(req, s.Service, creds, date, "4"))
	s.Signed = map[string]string{}
	for name, values := range req.Header {
		if _, given := s.Headers[strings.ToLower(name)]; !given {
			s.Signed[strings.ToLower(name)] = strings.Join(values, ",")
		}
	}
}

func main() {
	var cases struct {
		Signatures []*signature `json:"signatures"`
		Globs      globs        `json:"globs"`
	}
	check(json.NewDecoder(os.Stdin).Decode(&cases))
	for _, s := range cases.Signatures {
		sign(s)
	}
	match(&cases.Globs)
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetEscapeHTML(false)
	check(encoder.Encode(cases))
}
