package order.lib

z := 1

b := 2

a contains "x"
