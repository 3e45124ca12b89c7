// `import FunctionalDITesting` is enough in a test: it brings the doubles too.
@_exported public import FunctionalDITestDoubles
