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

  @Test("A chain behind a subject delivers the values of its model, to a sink and after each wake")
  func chainsBehindSubjects() {
    let seeds = Seeds(1_000)
    print("chains behind subjects: \(seeds)")
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let source = Recording.random(using: &random)
      // A subject that has failed has no values for another attempt.
      let stages = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Stage.random(using: &random)
      }.filter { !$0.description.hasPrefix("retry") }
      let (numbers, ticks) = (
        PassthroughSubject<Int, Refusal>(), PassthroughSubject<Int, Refusal>()
      )
      // While zip waits for a tick, the numbers wait in their subject.
      let timed = numbers.zip(ticks).map { $0.0 }.eraseToAnyPublisher()
      let publisher = stages.reduce(timed) { $1.publish($0) }
      let record = publisher.recorded()
      let reader = WokenReader(publisher)

      var (values, ticksLeft) = (source.values[...], source.values.count)
      while ticksLeft > 0 {
        if Bool.random(using: &random), let value = values.popFirst() {
          numbers.send(value)
        } else {
          ticks.send(0)
          ticksLeft -= 1
        }
        if Bool.random(using: &random) { reader.read() }
      }
      for value in values { numbers.send(value) }
      numbers.send(completion: source.fails ? .failure(Refusal()) : .finished)
      reader.read()

      let expected = stages.reduce(source) { $1.record($0) }
      let comment: Comment = "seed \(seed): \(source) \(stages)"
      #expect(Recording(record) == expected, comment)
      #expect(reader.recording == expected, comment)
    }
  }
}
