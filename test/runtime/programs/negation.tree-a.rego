package tree.x.a

ok := true
