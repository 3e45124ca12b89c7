import PartialApplication

final class Theme { var name = "light" }

/// An object that belongs to the main actor, and with it everything that it refers to.
@MainActor final class Editor {
  private let theme = Theme()
  func load(_ page: Int) async -> Theme { theme }
  func apply(_ theme: Theme) async throws -> Bool { true }
}

// The closure `{ await editor.load($0) }` is refused in the same way.
nonisolated func lostCheckOfResult(_ editor: Editor) async {
  let weakly = partial(weak: editor, Editor.load)
  // expected-error@+1 {{non-Sendable 'Theme?'-typed result can not be returned from main actor-isolated let 'weakly' to nonisolated context}}
  _ = await weakly(1)
  let unowned = partial(unowned: editor, Editor.load)
  // expected-error@+1 {{non-Sendable 'Theme'-typed result can not be returned from main actor-isolated let 'unowned' to nonisolated context}}
  _ = await unowned(1)
  let uncurried = uncurry(Editor.load)
  // expected-error@+1 {{non-Sendable 'Theme'-typed result can not be returned from main actor-isolated let 'uncurried' to nonisolated context}}
  _ = await uncurried(editor, 1)
}

nonisolated func lostCheckOfArgument(_ editor: Editor, _ theme: Theme) async throws {
  let apply = partial(weak: editor, Editor.apply, default: false)
  // expected-error@+1 {{sending 'theme' risks causing data races}}
  _ = try await apply(theme)
  _ = theme.name
}
