/// The figures of the FunctionInjection module.
let functionInjectionBenchmarks: [Benchmark] =
  FunctionInjectionResolving.all + FunctionInjectionReading.all + FunctionInjectionAnywhere.all
  + FunctionInjectionSuspending.all
  + FunctionInjectionBuilding.all
  + FunctionInjectionSharing.all + FunctionInjectionChanging.all
  + FunctionInjectionScopes.all + FunctionInjectionLive.all + FunctionInjectionConstructing.all
  + FunctionInjectionGrowth.all + FunctionInjectionStarting.all + FunctionInjectionMemory.all
  + FunctionInjectionCode.all
