package both.inner

y := 2
