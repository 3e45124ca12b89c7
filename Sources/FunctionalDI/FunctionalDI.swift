// `import FunctionalDI` is enough: it brings the combinators and decorators, the container with its
// graph and the router.
// LocalPublisher stays out, because its names are Combine's: a file that imports Combine does not
// want them twice.
@_exported public import FeatureRouting
@_exported public import FunctionInjection
@_exported public import PartialApplication
