/// The figures of the FunctionInjection module.
let functionInjectionBenchmarks: [Benchmark] =
  FunctionInjectionResolving.all + FunctionInjectionBuilding.all + FunctionInjectionSharing.all
  + FunctionInjectionChanging.all
