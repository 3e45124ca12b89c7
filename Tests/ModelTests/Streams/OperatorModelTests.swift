import LocalPublisher
import FunctionalDITestDoubles
import TestSupport
import Testing

@Suite("Random chains of operators, compared with arrays")
struct OperatorModelTests {
  @Test("A chain delivers the same values as its model, to a sink and to a loop")
  func chains() async {
    let seeds = Seeds(1_000)
    print("chains: \(seeds)")
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let source = Recording.random(using: &random)
      let stages = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Stage.random(using: &random)
      }
      let publisher = stages.reduce(source.publisher) { $1.publish($0) }
      let expected = stages.reduce(source) { $1.record($0) }
      let comment: Comment = "seed \(seed): \(source) \(stages)"
      #expect(Recording(sinking: publisher) == expected, comment)
      if seed.isMultiple(of: 8) {
        #expect(await Recording(looping: publisher) == expected, comment)
      }
    }
  }
}
