/// A request to a random graph.
enum PlannedKey: Hashable, CustomStringConvertible {
  case part(Int)
  /// All contributions to the key of a part.
  case all(Int)
  /// One of the contributions, counted from zero.
  case contribution(Int, Int)

  var description: String {
    switch self {
    case .part(let number): "\(number)"
    case .all(let number): "all(\(number))"
    case .contribution(let number, let index): "\(number)[\(index)]"
    }
  }
}

extension PlannedKey {
  /// The numbers of keys that state a live registration.
  static let live = 40..<44
  /// The numbers of keys with a failing stub, which no plan registers.
  static let stubs = 45..<48
  /// The numbers of the values that scopes receive.
  static let scopeInputs = 50..<53

  /// Returns whether the service of a number is a client of two functions, and not a part.
  static func isClient(_ number: Int) -> Bool { number % 3 == 2 }
}

/// One registration of a random graph, or one contribution.
struct PlannedNode {
  enum Life: CaseIterable {
    case transient, graph, scoped, weak, singleton

    /// Whether all scopes share an instance.
    var isShared: Bool {
      switch self {
      case .transient, .graph, .scoped: false
      case .weak, .singleton: true
      }
    }

    /// The lifetimes that the service of a number can have: only an object can be kept weakly.
    static func all(of number: Int) -> [Life] {
      allCases.filter { $0 != .weak || !PlannedKey.isClient(number) }
    }
  }

  enum Style {
    /// The inputs are declared.
    case declared
    /// The factory resolves its inputs.
    case asking
    /// The factory resolves its inputs, and continues without the missing ones.
    case tolerant
  }

  var number: Int
  var life = Life.transient
  var style = Style.declared
  var inputs: [PlannedKey] = []
  var isOverride = false
  /// The number of constructions that fail before the first success.
  var failures = 0
  /// Whether it declares a value that scopes receive.
  var isScopeInput = false
}

/// A decorator of a random graph.
enum PlannedDecorator {
  /// Makes a service of the decorated one and the inputs.
  case inputs([PlannedKey])
  case change(function: Int)

  var inputs: [PlannedKey] {
    switch self {
    case .inputs(let inputs): inputs
    case .change: []
    }
  }
}

/// One step on a container.
enum Step {
  /// Lets the container provide failing stubs, and ignore live registrations, before all other
  /// steps.
  case stub
  /// States the live registration of a key, before all other steps.
  case live(PlannedNode)
  /// Declares a value that scopes receive.
  case declare(Int)
  case register(PlannedNode)
  case unregister(Int)
  case contribute(PlannedNode)
  case decorate(Int, with: [PlannedKey])
  /// Changes one function of a client, or the part, and keeps the other function.
  case change(Int, function: Int)
  /// Scopes are numbered in order of creation; 0 is the container or its sealed resolver.
  case resolve(PlannedKey, scope: Int)
  case makeScope(inside: Int)
  /// Makes a scope that receives the declared values, and has registrations of its own.
  case makeScopeWithValues(inside: Int, [Step])
  /// Makes a scope of a graph with changes.
  case override([Step], scope: Int)
  /// Resolves a key with nested overrides of the task, the outermost first.
  case task([[Step]], PlannedKey, scope: Int)
  case end(scope: Int)
  /// Drops the result of a resolve, counted from the first.
  case release(Int)
}

extension PlannedKey {
  /// Whether the service is a client of two functions.
  var isOfClient: Bool {
    switch self {
    case .part(let number), .contribution(let number, _): Self.isClient(number)
    case .all: false
    }
  }

  /// The name of the parts of the key; a contribution does not know its number.
  var partName: String {
    switch self {
    case .part(let number), .all(let number): "\(number)"
    case .contribution(let number, _): "\(number)[]"
    }
  }
}
