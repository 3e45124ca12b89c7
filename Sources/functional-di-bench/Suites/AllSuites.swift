/// Every benchmark, suite by suite.
let allBenchmarks: [Benchmark] =
  partialApplicationBenchmarks
  + localPublisherBenchmarks
  + functionInjectionBenchmarks
  + featureRoutingBenchmarks
