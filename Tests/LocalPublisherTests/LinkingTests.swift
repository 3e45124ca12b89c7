import LocalPublisher
import Testing

@Suite("Linking an optimized program with every operator")
struct LinkingTests {
  /// A variable that a task captures is in a box, and destroying the box looks its type up by name.
  ///
  /// In an optimized program nothing else refers to the types of the operators.
  @Test("Each operator with an opaque result can be stored in a variable that a closure changes")
  func boxes() async {
    let numbers = [1, 2, 3].publisher
    let fallible = numbers.setFailureType(to: Refusal.self)
    var sequence = numbers.makeAsyncIterator()
    var scan = numbers.scan(0, +).makeAsyncIterator()
    var reduce = numbers.reduce(0, +).makeAsyncIterator()
    var collect = numbers.collect().makeAsyncIterator()
    var groups = numbers.collect(2).makeAsyncIterator()
    var zip2 = numbers.zip(numbers).makeAsyncIterator()
    var zip3 = numbers.zip(numbers, numbers).makeAsyncIterator()
    var zip4 = numbers.zip(numbers, numbers, numbers).makeAsyncIterator()
    var latest2 = numbers.combineLatest(numbers).makeAsyncIterator()
    var latest3 = numbers.combineLatest(numbers, numbers).makeAsyncIterator()
    var latest4 = numbers.combineLatest(numbers, numbers, numbers).makeAsyncIterator()
    var failureType = fallible.makeAsyncIterator()
    var mapError = fallible.mapError { $0 as any Error }.makeAsyncIterator()
    var replaceError = fallible.replaceError(with: 0).makeAsyncIterator()
    var `catch` = fallible.catch { _ in Just(0) }.makeAsyncIterator()
    var retry = fallible.retry(1).makeAsyncIterator()
    var events = numbers.handleEvents().makeAsyncIterator()
    var map = numbers.map { $0 + 1 }.makeAsyncIterator()
    var compactMap = numbers.compactMap { $0 > 1 ? $0 : nil }.makeAsyncIterator()
    var filter = numbers.filter { $0 > 1 }.makeAsyncIterator()
    var tryMap = numbers.tryMap { value throws in value }.makeAsyncIterator()
    var flatMap = numbers.flatMap { Just($0) }.makeAsyncIterator()
    var switched = numbers.map { Just($0) }.switchToLatest().makeAsyncIterator()
    var merge = numbers.merge(with: numbers).makeAsyncIterator()
    var prefix = numbers.prefix(2).makeAsyncIterator()
    var prefixWhile = numbers.prefix { $0 < 2 }.makeAsyncIterator()
    var first = numbers.first().makeAsyncIterator()
    var firstWhere = numbers.first { $0 > 1 }.makeAsyncIterator()
    var dropFirst = numbers.dropFirst().makeAsyncIterator()
    var dropWhile = numbers.drop { $0 < 2 }.makeAsyncIterator()
    var distinct = numbers.removeDuplicates().makeAsyncIterator()
    var distinctBy = numbers.removeDuplicates { $0 > $1 }.makeAsyncIterator()
    var replaceEmpty = numbers.replaceEmpty(with: 0).makeAsyncIterator()
    var share = numbers.share().makeAsyncIterator()
    var values = numbers.values(bufferingPolicy: .unbounded).makeAsyncIterator()
    var elements = AsyncThrowingStream(numbers).publisher.makeAsyncIterator()
    await Task {
      let ones = await [
        sequence.next(), scan.next(), events.next(), flatMap.next(), switched.next(), merge.next(),
        prefix.next(), prefixWhile.next(), first.next(), distinct.next(), distinctBy.next(),
        replaceEmpty.next(), share.next(), values.next(), `catch`.next(), replaceError.next(),
      ]
      #expect(ones == Array(repeating: 1, count: ones.count))
      let failing = try? await [
        failureType.next(), mapError.next(), retry.next(), tryMap.next(), elements.next(),
      ]
      #expect(failing == Array(repeating: 1, count: 5))
      let twos = await [
        map.next(), compactMap.next(), filter.next(), firstWhere.next(), dropFirst.next(),
        dropWhile.next(), zip2.next().map { $0 + $1 }, latest2.next().map { $0 + $1 },
      ]
      #expect(twos == Array(repeating: 2, count: twos.count))
      #expect(await reduce.next() == 6)
      #expect(await collect.next() == [1, 2, 3])
      #expect(await groups.next() == [1, 2])
      let (zip3, latest3) = await (zip3.next(), latest3.next())
      #expect(zip3.map { $0 + $1 + $2 } == 3 && latest3.map { $0 + $1 + $2 } == 3)
      let (zip4, latest4) = await (zip4.next(), latest4.next())
      #expect(zip4.map { $0 + $1 + $2 + $3 } == 4 && latest4.map { $0 + $1 + $2 + $3 } == 4)
    }.value
  }
}
