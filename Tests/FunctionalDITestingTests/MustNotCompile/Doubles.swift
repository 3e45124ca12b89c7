import FunctionalDITestDoubles

// A double keeps the effects of the function it replaces, and never has more effects than its
// answer.

struct Offline: Error {}
final class Document { var title = "" }

func fetch(_ id: Int) async throws(Offline) -> String { throw Offline() }

let fetches = Spy<Int>()
let quiet: @Sendable (Int) async -> String = fetches.recording(fetch)
// expected-error@-1 {{invalid conversion from throwing function of type}}
let immediate: @Sendable (Int) throws -> String = fetches.recording(fetch)
// expected-error@-1 {{to parameter expecting synchronous function type}}
let shared: @Sendable (Int) -> Document = returning(Document())
// expected-error@-1 {{type 'Document' does not conform to the 'Sendable' protocol}}
