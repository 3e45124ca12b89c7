import Foundation
import TestSupport
import Testing

@Suite("The code of an optimized client")
struct OptimizedSendTests {
  /// Optimization moves the retain of a value behind an atomic store, but not behind an exchange.
  ///
  /// If the retain came after the value is published, a reader could release the value before.
  @Test("A subject publishes a value to its reader by an exchange, and not by an atomic store")
  func publishesByExchange() throws {
    let client = """
      import LocalPublisher
      final class Value: Sendable { init() {} }
      func send(_ value: Value, to subject: PassthroughSubject<Value, Never>) {
        subject.send(value)
      }
      """
    let result = try RunningProcess(
      "/usr/bin/env",
      ["swiftc", "-O", "-emit-ir", "-swift-version", "6", "-parse-as-library", "-"]
        + BuildProducts.importArguments,
      input: client
    ).finish()
    #expect(result.status == 0, "\(result.standardError)")

    let sending = result.standardOutput.components(separatedBy: "\ndefine ").filter {
      $0.prefix { $0 != "\n" }.contains("13sendUnderLock")
    }
    #expect(sending.contains { $0.contains("atomicrmw xchg") })
    #expect(!sending.contains { $0.contains("store atomic i8 1") })
  }
}
