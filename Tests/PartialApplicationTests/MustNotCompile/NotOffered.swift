import PartialApplication

struct Token: ~Copyable {}
final class Log {}
actor Store {
  func put(_ key: String, _ value: Int) {}
  func load(_ key: String) async -> Int { 0 }
}

func increment(_ number: inout Int, by amount: Int) { number += amount }
func redeem(_ token: consuming Token, _ amount: Int) {}
func look(at token: borrowing Token, _ amount: Int) {}
func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
func hand(over log: sending Log, _ name: String) {}
func evaluate(_ value: @autoclosure () -> Int, _ other: Int) -> Int { value() + other }
func pad(_ text: String, width: Int = 8) -> String { text }

func notOffered(_ store: Store) {
  // expected-error@+1 {{cannot convert value of type '@Sendable (inout Int, Int) -> ()'}}
  _ = partial(increment, arg2: 1)
  // expected-error@+1 {{no exact matches in call}}
  _ = partial(redeem, arg2: 1)
  // expected-error@+1 {{no exact matches in call}}
  _ = partial(look, arg2: 1)
  // expected-error@+1 {{no exact matches in call}}
  _ = partial(sum, arg1: 1)
  // expected-error@+1 {{risks causing data races}}
  _ = partial(hand, arg2: "log")
  // expected-error@+1 {{cannot convert value of type '@Sendable (@autoclosure () -> Int, Int) -> Int'}}
  _ = partial(evaluate, arg1: 1)
  // expected-error@+1 {{missing argument for parameter #1 in call}}
  _ = partial(pad, arg1: "text")()
  // expected-error@+1 {{actor-isolated instance method 'put' can not be partially applied}}
  _ = partial(store.put, arg1: "key")
  // expected-error@+1 {{no exact matches in call}}
  _ = partial(weak: store, Store.put)
  // expected-error@+1 {{no exact matches in call}}
  _ = partial(weak: store, Store.load)
}
