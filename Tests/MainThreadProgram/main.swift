// A program, not a test: it resolves deep graphs on the main thread, whose stack a shell can limit.
import FunctionInjection

/// The last service of a chain of singletons.
struct Link {
  /// The number of singletons before it.
  let depth: Int
}

/// Returns a container whose factory makes another container, so many times.
func chain(of count: Int) -> Container {
  let container = Container()
  container.register(Link.self, .singleton) {
    count == 1 ? Link(depth: 1) : Link(depth: try chain(of: count - 1).resolve(Link.self).depth + 1)
  }
  return container
}

for count in [400, Int.max] {
  do throws(ResolutionError) {
    print(try chain(of: count).resolve(Link.self).depth)
  } catch {
    print(error.kind)
  }
}
