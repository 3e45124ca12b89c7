// The target's first file.
