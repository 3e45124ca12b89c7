/// The figures of the PartialApplication module.
let partialApplicationBenchmarks: [Benchmark] = []
