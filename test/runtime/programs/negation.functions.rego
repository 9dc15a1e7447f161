package functions

f(x) := x

a := 1

c := f(2)
