package with.sub

y := 2
