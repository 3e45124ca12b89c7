import Foundation
import FunctionalDI
import NaiveContainers

/// The code that a registration adds to the program that writes it.
enum FunctionInjectionCode {
  static let suite = FunctionInjectionResolving.suite

  static let all = [registration]

  static let registration = Benchmark(
    suite: suite, "object code of one registration with an input", in: .bytes, operations: 1,
    limits: [.bytes(450)],
    contenders: [
      Contender(Contender.ours) { _ in
        Apples.register(with: Container())
        return try bytes(mentioning: "Apples") / 10
      },
      Contender(FunctionInjectionResolving.byIdentifier) { _ in
        Pears.register(with: NaiveIdentifierContainer())
        return try bytes(mentioning: "Pears") / 10
      },
    ])

  /// The size of this program's functions whose symbols mention a word.
  private static func bytes(mentioning word: String) throws -> Double {
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let symbols = try FreshProcess.run("/usr/bin/env", "nm", "--print-size", program)
    let sizes = symbols.split(separator: "\n").compactMap { line -> Int? in
      // An address, a size, a kind and a name.
      let parts = line.split(separator: " ")
      guard parts.count == 4, parts[2].lowercased() == "t", parts[3].contains(word) else {
        return nil
      }
      return Int(parts[1], radix: 16)
    }
    return Double(sizes.reduce(0, +))
  }
}

// Ten registrations for each container. Their symbols are found by a word that no other name has.

/// The types that the library registers.
private enum Apples {
  struct A: Sendable {
    let value = 1
  }

  struct B: Sendable { let first: A }
  struct C: Sendable { let first: B }
  struct D: Sendable { let first: C }
  struct E: Sendable { let first: D }
  struct F: Sendable { let first: E }
  struct G: Sendable { let first: F }
  struct H: Sendable { let first: G }
  struct I: Sendable { let first: H }
  struct J: Sendable { let first: I }
  struct K: Sendable { let first: J }

  @inline(never)
  static func register(with container: Container) {
    container.register(B.self, injecting: A.self) { B(first: $0) }
    container.register(C.self, injecting: B.self) { C(first: $0) }
    container.register(D.self, injecting: C.self) { D(first: $0) }
    container.register(E.self, injecting: D.self) { E(first: $0) }
    container.register(F.self, injecting: E.self) { F(first: $0) }
    container.register(G.self, injecting: F.self) { G(first: $0) }
    container.register(H.self, injecting: G.self) { H(first: $0) }
    container.register(I.self, injecting: H.self) { I(first: $0) }
    container.register(J.self, injecting: I.self) { J(first: $0) }
    container.register(K.self, injecting: J.self) { K(first: $0) }
  }
}

/// The types that the dictionary registers.
private enum Pears {
  struct A: Sendable {
    let value = 1
  }

  struct B: Sendable { let first: A }
  struct C: Sendable { let first: B }
  struct D: Sendable { let first: C }
  struct E: Sendable { let first: D }
  struct F: Sendable { let first: E }
  struct G: Sendable { let first: F }
  struct H: Sendable { let first: G }
  struct I: Sendable { let first: H }
  struct J: Sendable { let first: I }
  struct K: Sendable { let first: J }

  @inline(never)
  static func register(with container: NaiveIdentifierContainer) {
    container.register(B.self) { [unowned container] in B(first: container.resolve()) }
    container.register(C.self) { [unowned container] in C(first: container.resolve()) }
    container.register(D.self) { [unowned container] in D(first: container.resolve()) }
    container.register(E.self) { [unowned container] in E(first: container.resolve()) }
    container.register(F.self) { [unowned container] in F(first: container.resolve()) }
    container.register(G.self) { [unowned container] in G(first: container.resolve()) }
    container.register(H.self) { [unowned container] in H(first: container.resolve()) }
    container.register(I.self) { [unowned container] in I(first: container.resolve()) }
    container.register(J.self) { [unowned container] in J(first: container.resolve()) }
    container.register(K.self) { [unowned container] in K(first: container.resolve()) }
  }
}
