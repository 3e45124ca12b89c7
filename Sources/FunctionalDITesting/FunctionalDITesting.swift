// `import FunctionalDITesting` is enough in a test: it re-exports the doubles.
@_exported public import FunctionalDITestDoubles
