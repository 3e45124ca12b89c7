/// The wording for a cycle, for errors of resolving and of verifying.
enum Cycle {
  static func summary(of name: String) -> String { "\(name) depends on itself." }

  static func remedy(for path: [DependencyPath.Hop]) -> String {
    if let last = path.last, let service = last.service, path.dropLast().last?.service == service {
      return "Fix: to wrap \(last.name), write "
        + "container.decorate(\(service.spelling).self) { next in … }. To call itself, let it "
        + "resolve itself later, through `resolver.handle`."
    }
    return "Break the cycle: let one of these services resolve the next one later, through "
      + "`resolver.handle`, or move their common part into a third service."
  }
}
