import FunctionalDI

/// The screens that were presented, the last on top.
@MainActor
package final class Browser<Renderer: PageRenderer> {
  private(set) var pages: [Page<Renderer>] = []

  package nonisolated init() {}

  /// Shows a screen on top of the others, or in place of them.
  func present(_ page: Page<Renderer>, _ style: PresentationStyle) {
    if style == .root { pages = [] }
    pages.append(page)
  }

  /// Goes back to the screen before, if there is one.
  func goBack() {
    if pages.count > 1 { pages.removeLast() }
  }
}
