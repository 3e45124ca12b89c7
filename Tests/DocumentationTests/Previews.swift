#if canImport(SwiftUI)
  import FunctionalDI
  import FunctionalDISwiftUI
  import SwiftUI

  // The previews of the guides, in a file that Apple's compilers compile. A test type-checks their bodies.

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
#endif
