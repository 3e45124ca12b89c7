import FunctionalDI

/// Sealing from live registrations, and from the same ones made by an assembly.
enum FunctionInjectionLive {
  static let all = [sealing, sealingEnums]

  /// How deep a tree of keys is.
  fileprivate protocol Depth: Sendable {
    static func live<Path>() -> Live<Node<Path, Self>>
    static func register<Path>(_ path: Path.Type, with container: Container)
  }

  /// The key of a node: the sum of the leaves below it.
  fileprivate enum Node<Path, Below: Depth>: LiveService {
    typealias Service = Int
    static var live: Live<Self> { Below.live() }
  }

  private enum Left<Path> {}
  private enum Right<Path> {}

  private enum Leaf: Depth {
    static func live<Path>() -> Live<Node<Path, Leaf>> { Live(.singleton) { 1 } }

    static func register<Path>(_ path: Path.Type, with container: Container) {
      container.register(Node<Path, Leaf>.self, .singleton) { 1 }
    }
  }

  private enum Above<Below: Depth>: Depth {
    static func live<Path>() -> Live<Node<Path, Above>> {
      Live(.singleton, injecting: Node<Left<Path>, Below>.self, Node<Right<Path>, Below>.self) {
        $0 &+ $1
      }
    }

    static func register<Path>(_ path: Path.Type, with container: Container) {
      container.register(
        Node<Path, Above>.self, .singleton, injecting: Node<Left<Path>, Below>.self,
        Node<Right<Path>, Below>.self
      ) { $0 &+ $1 }
      Below.register(Left<Path>.self, with: container)
      Below.register(Right<Path>.self, with: container)
    }
  }

  private typealias Depth3 = Above<Above<Above<Leaf>>>
  private typealias Depth6 = Above<Above<Above<Depth3>>>
  private typealias Depth9 = Above<Above<Above<Depth6>>>
  /// The root of 1,023 keys.
  private typealias Root = Node<Void, Depth9>
  private typealias LeftTree<Path> = Left<Left<Left<Path>>>
  private typealias ALeaf = Node<LeftTree<LeftTree<LeftTree<Void>>>, Leaf>

  private static func filled() -> Container {
    let container = Container()
    Depth9.register(Void.self, with: container)
    return container
  }

  private static let container = filled()

  @inline(never)
  private static func sealLive() -> Int {
    must { try Container().seal(for: Root.self).resolve(ALeaf.self) }
  }

  @inline(never)
  private static func seal(_ container: Container) -> Int {
    must { try container.seal().resolve(ALeaf.self) }
  }

  private static let registered = "registered"

  static let sealing = Benchmark(
    suite: FunctionInjectionResolving.suite, "1,023 live keys sealed", operations: 5,
    limits: [.ratio(1, to: registered)],
    contenders: [
      Contender(Contender.ours, expecting: { $0 }) { sum($0) { sealLive() } },
      Contender(registered, expecting: { $0 }) { sum($0) { seal(filled()) } },
      Contender("registered before", expecting: { $0 }) { sum($0) { seal(container) } },
    ])

  private static func filledWithEnums() -> Container {
    let container = Container()
    LiveKey1.register(with: container)
    return container
  }

  private static let containerOfEnums = filledWithEnums()

  @inline(never)
  private static func sealLiveEnums() -> Int {
    must { try Container().seal(for: LiveKey1.self).resolve(LiveKey255.self) }
  }

  @inline(never)
  private static func sealEnums(_ container: Container) -> Int {
    must { try container.seal().resolve(LiveKey255.self) }
  }

  static let sealingEnums = Benchmark(
    suite: FunctionInjectionResolving.suite, "255 live keys sealed, each an enum of its own",
    operations: 20, limits: [.ratio(1, to: registered)],
    contenders: [
      Contender(Contender.ours, expecting: { $0 }) { sum($0) { sealLiveEnums() } },
      Contender(registered, expecting: { $0 }) { sum($0) { sealEnums(filledWithEnums()) } },
      Contender("registered before", expecting: { $0 }) { sum($0) { sealEnums(containerOfEnums) } },
    ])
}
