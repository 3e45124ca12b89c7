import FeatureRouting
import Foundation
import TestSupport
import Testing

/// Random links.
///
/// `FUNCTIONAL_DI_FUZZED_LINKS=1000000 swift test --filter DeepLinkFuzzTests` tries a million.
@Suite("Random and mutated deep links")
struct DeepLinkFuzzTests {
  private static let count =
    ProcessInfo.processInfo.environment["FUNCTIONAL_DI_FUZZED_LINKS"].flatMap(Int.init) ?? 2_000

  @Test("Mutated links are followed or refused, without a crash and without a long error")
  func mutatedLinks() throws {
    let seed: UInt64 = 7
    var generator = SeededGenerator(seed: seed)
    var corpus: [[UInt8]] = []
    for _ in 0..<200 {
      let route = EverythingRoute.random(using: &generator)
      corpus.append(Array(try route.link().utf8))
      corpus.append(Array(try route.url(scheme: "app").utf8))
    }
    var followed = 0
    for index in 0..<Self.count {
      var bytes = corpus.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        mutate(&bytes, with: corpus, using: &generator)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let route = try DeepLink(text).route(EverythingRoute.self)
        followed += 1
        // A route that was read can be written and read again.
        guard route.url.scheme != nil else { continue }
        let again = try DeepLink(route.link()).route(EverythingRoute.self)
        #expect(again == route, "seed \(seed), link \(index): \(text)")
      } catch {
        #expect(error.description.utf8.count < 1_000, "seed \(seed), link \(index): \(text)")
      }
    }
    // The mutations leave some links whole and break some, or nothing was tested.
    #expect(followed > Self.count / 20 && followed < Self.count * 19 / 20, "\(followed)")
  }

  @Test("Links of random pieces are followed or refused")
  func randomLinks() {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    for index in 0..<Self.count {
      let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        randomText(using: &generator)
      }.joined()
      for prefix in ["", "profile|", "profile|{", "app://profile?"] {
        do {
          _ = try DeepLink(prefix + text).route(ProfileRoute.self)
        } catch {
          #expect(error.description.utf8.count < 1_000, "seed \(seed), link \(index): \(text)")
        }
      }
    }
  }

  private func mutate(
    _ bytes: inout [UInt8], with corpus: [[UInt8]], using generator: inout SeededGenerator
  ) {
    guard !bytes.isEmpty else { return bytes.append(0x7C) }
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes[index] = UInt8.random(in: .min ... .max, using: &generator)
    case 2: bytes.remove(at: index)
    case 3:
      bytes.insert(Array("|{}[]\"\\:,?&=%".utf8).randomElement(using: &generator) ?? 0, at: index)
    case 4: bytes.removeSubrange(index..<min(bytes.count, index + 12))
    case 5: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 12)], at: index)
    default:
      let other = corpus.randomElement(using: &generator) ?? []
      bytes = bytes[..<index] + other.suffix(Int.random(in: 0...other.count, using: &generator))
    }
  }
}
