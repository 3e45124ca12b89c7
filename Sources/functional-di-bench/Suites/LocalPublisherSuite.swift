/// The figures of the LocalPublisher module.
let localPublisherBenchmarks: [Benchmark] = []
