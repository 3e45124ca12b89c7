/// The inboxes of a subject's subscribers, in the order of their subscriptions.
@frozen @usableFromInline struct Inboxes<Output: Sendable, Failure: Error>: Sendable {
  /// Each inbox knows its place, so removing an inbox takes constant time: its place becomes a gap.
  @usableFromInline var places: [Inbox<Output, Failure>?] = []
  var gaps = 0
  /// The inbox in `places`, if there is only one, and it belongs to a driver.
  @usableFromInline var single: Unmanaged<Inbox<Output, Failure>>?

  init() {}

  mutating func append(_ inbox: Inbox<Output, Failure>) {
    inbox.place = places.count
    places.append(inbox)
    findSingle()
  }

  /// Removes an inbox that may have been removed before.
  mutating func remove(_ inbox: Inbox<Output, Failure>) {
    guard inbox.place < places.count, places[inbox.place] === inbox else { return }
    places[inbox.place] = nil
    gaps += 1
    if gaps * 2 > places.count { removeGaps() }
    findSingle()
  }

  private mutating func removeGaps() {
    var kept = 0
    for place in places.indices {
      guard let inbox = places[place] else { continue }
      inbox.place = kept
      places[kept] = inbox
      kept += 1
    }
    places.removeLast(places.count - kept)
    gaps = 0
  }

  /// Removes all inboxes, and returns them.
  mutating func removeAll() -> [Inbox<Output, Failure>?] {
    let all = places
    (places, gaps) = ([], 0)
    findSingle()
    return all
  }

  private mutating func findSingle() {
    // The latch is taken back before this inbox leaves, or before another inbox is added.
    single?._withUnsafeGuaranteedRef { $0.waker.driver?.takeLatchBack() }
    single = nil
    guard places.count - gaps == 1 else { return }
    // At most half of the places are gaps, so there are at most two places. They are looked at by
    // their index, because this code does not know the type of the values, and making the type of
    // an iterator would take longer than everything else.
    guard let inbox = places[0] ?? places[places.count - 1], inbox.waker.driver != nil else {
      return
    }
    single = .passUnretained(inbox)
  }
}
