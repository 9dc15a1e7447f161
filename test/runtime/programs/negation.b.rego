package negated.b

ok := true

list := [1, 2]
