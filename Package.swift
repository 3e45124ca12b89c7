// swift-tools-version: 6.3

import PackageDescription

/// Warnings are errors where `.ci/run` builds, and stay warnings where a newer compiler has new ones.
let warnings: [SwiftSetting] =
  Context.environment["FUNCTIONAL_DI_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// Random pauses between the steps of the claim protocol, for stress tests.
let pauses: [SwiftSetting] =
  Context.environment["FUNCTIONAL_DI_PAUSES"] == nil ? [] : [.define("FUNCTIONAL_DI_PAUSES")]

/// The test suites to build, separated by commas, or all of them if the variable is not set.
///
/// The sanitizers set it.
let suites = Context.environment["FUNCTIONAL_DI_SUITES"]?.split(separator: ",").map(String.init)

/// The settings of every target, in addition to the Swift 6 language mode.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + warnings

let package = Package(
  name: "FunctionalDI",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "FunctionalDI", targets: ["FunctionalDI"]),
    .library(name: "FunctionInjection", targets: ["FunctionInjection"]),
    .library(name: "LocalPublisher", targets: ["LocalPublisher"]),
    .library(name: "FunctionalDISwiftUI", targets: ["FunctionalDISwiftUI"]),
    .library(name: "FunctionalDITestDoubles", targets: ["FunctionalDITestDoubles"]),
    .library(name: "FunctionalDITesting", targets: ["FunctionalDITesting"]),
    .executable(name: "users", targets: ["users"]),
    .executable(name: "functional-di-bench", targets: ["functional-di-bench"]),
    .executable(name: "generate-combinators", targets: ["generate-combinators"]),
  ],
  targets: [
    // The library. Imports point down only.
    .target(name: "PartialApplication", swiftSettings: strict),
    .target(name: "LocalPublisher", swiftSettings: strict),
    .target(name: "CThreadStack"),
    .target(
      name: "FunctionInjection", dependencies: ["CThreadStack"], swiftSettings: strict + pauses),
    .target(name: "FeatureRouting", dependencies: ["FunctionInjection"], swiftSettings: strict),
    .target(
      name: "FunctionalDI",
      dependencies: [
        "PartialApplication", "FunctionInjection", "FeatureRouting",
      ],
      swiftSettings: strict),
    // Empty where there is no SwiftUI.
    .target(
      name: "FunctionalDISwiftUI", dependencies: ["FunctionInjection"], swiftSettings: strict),
    .target(
      name: "FunctionalDITestDoubles",
      dependencies: ["FunctionInjection", "LocalPublisher"],
      swiftSettings: strict),
    .target(
      name: "FunctionalDITesting",
      dependencies: ["FunctionalDITestDoubles", "FunctionalDI", "FunctionInjection"],
      swiftSettings: strict),

    // The example application.
    .target(
      name: "UsersCore",
      dependencies: ["FunctionalDI", "LocalPublisher"],
      resources: [.embedInCode("Resources/users.json")],
      swiftSettings: strict),
    .executableTarget(name: "users", dependencies: ["UsersCore"], swiftSettings: strict),

    // The tools. What FunctionalDI re-exports is named for the benchmark, too: SwiftPM compiles a program
    // again after a change of what it depends on directly, and not of what reaches it by a re-export.
    .executableTarget(
      name: "functional-di-bench",
      dependencies: [
        "FunctionalDI", "PartialApplication", "FunctionInjection", "FeatureRouting",
        "LocalPublisher", "NaiveContainers", "CHeap",
      ],
      swiftSettings: strict),
    .target(name: "NaiveContainers", swiftSettings: strict),
    .target(name: "CHeap"),
    .target(name: "CombinatorGeneration", swiftSettings: strict),
    .executableTarget(
      name: "generate-combinators",
      dependencies: ["CombinatorGeneration"],
      swiftSettings: strict),

    // The tests: one folder a module, the listings of the seeds in folders of their own.
    .target(
      name: "DocumentationPrelude",
      dependencies: ["FunctionInjection", "PartialApplication"],
      path: "Tests/DocumentationPrelude",
      swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "PartialApplicationTests",
      dependencies: ["PartialApplication", "FunctionalDITestDoubles", "TestSupport"],
      exclude: ["MustNotCompile"],
      swiftSettings: strict),
    .testTarget(
      name: "CombinatorGenerationTests",
      dependencies: ["CombinatorGeneration", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LocalPublisherTests",
      dependencies: ["LocalPublisher", "FunctionalDITestDoubles", "TestSupport"],
      exclude: ["MustNotCompile"],
      swiftSettings: strict),
    .executableTarget(
      name: "MainThreadProgram",
      dependencies: ["FunctionInjection"],
      path: "Tests/MainThreadProgram",
      swiftSettings: strict),
    .testTarget(
      name: "FunctionInjectionTests",
      dependencies: [
        "FunctionInjection", "PartialApplication", "FunctionalDITestDoubles", "TestSupport",
        "MainThreadProgram",
      ],
      exclude: ["MustNotCompile"],
      swiftSettings: strict),
    .testTarget(
      name: "FunctionalDITests",
      // A change to a module behind a re-export recompiles only the targets that name the module.
      dependencies: ["FunctionalDI", "FunctionalDITesting", "FunctionInjection"],
      swiftSettings: strict),
    .testTarget(
      name: "FeatureRoutingTests",
      dependencies: [
        "FeatureRouting", "FunctionInjection", "TestSupport",
      ],
      exclude: ["MustNotCompile"],
      swiftSettings: strict),
    .executableTarget(
      name: "UnimplementedProgram",
      dependencies: ["FunctionalDITestDoubles"],
      path: "Tests/UnimplementedProgram",
      swiftSettings: strict),
    .testTarget(
      name: "FunctionalDITestingTests",
      dependencies: [
        "FunctionalDI", "FunctionalDITesting", "FunctionInjection", "LocalPublisher", "TestSupport",
        "UnimplementedProgram",
      ],
      exclude: ["MustNotCompile"],
      swiftSettings: strict),
    .testTarget(
      name: "MustNotCompileTests",
      dependencies: ["FunctionalDI", "LocalPublisher", "FunctionalDITesting", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PublicSymbolsTests",
      dependencies: [
        "FunctionalDI", "LocalPublisher", "FunctionalDITesting", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: [
        "FunctionInjection", "LocalPublisher", "FunctionalDITestDoubles", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ModelTests",
      dependencies: [
        "FunctionInjection", "LocalPublisher", "FunctionalDITestDoubles", "TestSupport",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "ResolvedProgram",
      dependencies: ["FunctionInjection"],
      path: "Tests/ResolvedProgram",
      swiftSettings: strict),
    .testTarget(
      name: "SeedTests",
      dependencies: ["FunctionalDI", "LocalPublisher", "ResolvedProgram", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SeedSwift5Tests",
      dependencies: ["FunctionalDI", "LocalPublisher"],
      swiftSettings: [.swiftLanguageMode(.v5)] + warnings),
    .testTarget(
      name: "MainActorDefaultTests",
      dependencies: ["FunctionalDI", "LocalPublisher"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "FunctionalDI", "FunctionalDISwiftUI", "LocalPublisher", "FunctionalDITestDoubles",
        "FunctionalDITesting", "DocumentationPrelude", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UsersCoreTests",
      dependencies: ["UsersCore", "FunctionalDI", "FunctionalDITesting", "LocalPublisher"],
      swiftSettings: strict),
    .testTarget(
      name: "UsersCommandTests",
      dependencies: ["TestSupport", "users"],
      exclude: ["Fixtures"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

if let suites {
  package.products.removeAll { $0.name == "functional-di-bench" }
  package.targets.removeAll { target in
    target.name == "functional-di-bench" || target.type == .test && !suites.contains(target.name)
  }
}
