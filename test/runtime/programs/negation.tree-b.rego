package tree.y.b

ok := true

also := [1]
