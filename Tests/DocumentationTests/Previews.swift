#if canImport(SwiftUI)
  import FunctionalDI
  import FunctionalDISwiftUI
  import FunctionalDITestDoubles
  import SwiftUI

  // The previews of the guides, in a file that Apple's compilers compile. A test type-checks their
  // bodies.

  private enum LoadNames: NamedService {
    typealias Service = @Sendable () -> [String]
  }

  private struct NamesView: View {
    @Injected(LoadNames.self) private var loadNames

    var body: some View { Text(loadNames().joined(separator: ", ")) }
  }

  #Preview("Registering") {
    NamesView().resolver(registering: {
      $0.registerFunction(LoadNames.self) { ["Ada", "Grace"] }
    })
  }

  private struct NamesAssembly: Assembly {
    func assemble(container: Container) {
      container.registerFunction(LoadNames.self) { ["Ada", "Grace"] }
    }
  }

  // A fault in the wiring stops the preview and prints the report.
  // swift-format-ignore: NeverUseForceTry
  private let previewResolver = try! Assembler([NamesAssembly()]).seal()

  #Preview("As in the program") {
    NamesView().resolver(previewResolver)
  }

  #Preview("Overriding a resolver") {
    NamesView().resolver(previewResolver) { $0.registerFunction(LoadNames.self) { [] } }
  }

  private struct ResolvedNamesView: View {
    @Resolved(LoadNames.self) private var loadNames

    var body: some View { Text(loadNames().joined(separator: ", ")) }
  }

  #Preview("Overriding the task") {
    withOverrides {
      $0.registerFunction(LoadNames.self) { ["Ada"] }
    } operation: {
      ResolvedNamesView()
    }
  }

  private enum SaveNames: NamedService {
    typealias Service = @Sendable ([String]) async throws -> Void
  }

  private struct Offline: Error {}

  private struct EditingView: View {
    @Resolved(LoadNames.self) private var loadNames
    @Resolved(SaveNames.self) private var saveNames

    var body: some View { Button("Save") { Task { try? await saveNames(loadNames()) } } }
  }

  #Preview("Saving fails after a second") {
    withOverrides {
      $0.registerFunction(LoadNames.self, returning(["Ada"]))
      $0.registerFunction(SaveNames.self, delayed(by: .seconds(1), throwing(Offline())))
    } operation: {
      EditingView()
    }
  }
#endif
