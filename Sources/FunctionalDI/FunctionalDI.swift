// `import FunctionalDI` is enough: it brings the combinators and decorators, the container with its
// graph and the router. LocalPublisher is not included, because its names are Combine's, and would
// be ambiguous in a file that imports Combine.
@_exported public import FeatureRouting
@_exported public import FunctionInjection
@_exported public import PartialApplication
