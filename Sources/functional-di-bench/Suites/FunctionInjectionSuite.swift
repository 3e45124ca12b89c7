/// The figures of the FunctionInjection module.
let functionInjectionBenchmarks: [Benchmark] = []
