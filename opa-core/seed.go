package main

import (
	"crypto/sha256"
	"math/rand/v2"
)

// seedReader is a stream of random bytes that the seed alone determines. It is computed at the first read,
// because few calls need it.
type seedReader struct {
	parts  [][]byte
	source *rand.ChaCha8
}

func newSeed(parts ...[]byte) *seedReader { return &seedReader{parts: parts} }

func (s *seedReader) Read(b []byte) (int, error) {
	if s.source == nil {
		h := sha256.New()
		for _, p := range s.parts {
			h.Write(p)
			h.Write([]byte{0})
		}
		s.source = rand.NewChaCha8([32]byte(h.Sum(nil)))
	}
	return s.source.Read(b)
}
