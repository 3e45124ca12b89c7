import PartialApplication

func greet(_ greeting: String, times: Int) -> String { greeting }

func wrongArguments() {
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  _ = partial(greet, arg1: 1)
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = partial(greet, arg2: "twice")
  // expected-error@+1 {{cannot convert value of type '@Sendable (String, Int) -> String'}}
  _ = partial(greet, arg3: 1)
  // expected-error@+1 {{no exact matches in call to global function 'partial'}}
  _ = partial(greet, arg2: 1, arg1: "Hello")
  // expected-error@+1 {{missing argument for parameter 'arg1' in call}}
  _ = partial(greet)
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = partial(greet, arg1: "Hello")("twice")
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = curry(greet)("Hello")("twice")
  // expected-error@+1 {{no exact matches in call to global function 'flip'}}
  _ = flip(greet)("Hello", 1)
}
