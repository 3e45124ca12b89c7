// `import PublisherDecorators` is enough for functions that return a publisher. It brings the stream,
// and the decorators of all other functions, for the compiler to choose between the two: without these
// here, it would take those for the making of a stream.
@_exported public import PartialApplication
@_exported public import LocalPublisher
