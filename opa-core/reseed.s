// A function without a body, such as runtimeReseed, needs a file like this in its package.
