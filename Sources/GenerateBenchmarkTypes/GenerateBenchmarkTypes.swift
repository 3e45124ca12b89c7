import PackagePlugin

/// Writes the types that the benchmarks register by the hundred when the benchmarks are built.
@main
struct GenerateBenchmarkTypes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let files = ["ThousandTypes.swift", "LiveKeys.swift"].map {
      context.pluginWorkDirectoryURL.appending(path: $0)
    }
    return [
      .buildCommand(
        displayName: "Generating the types of the benchmarks",
        executable: try context.tool(named: "generate-benchmark-types").url,
        arguments: files.map { $0.path(percentEncoded: false) }, outputFiles: files)
    ]
  }
}
