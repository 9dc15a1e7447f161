package negated.a

ok := false

list := [2, 3]
