import PartialApplication

func greet(_ greeting: String, times: Int) -> String { greeting }

func wrongArguments() {
  _ = partial(greet, arg1: 1)  // expected-error {{cannot convert value of type 'Int' to expected argument type 'String'}}
  _ = partial(greet, arg2: "twice")  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = partial(greet, arg3: 1)  // expected-error {{cannot convert value of type '@Sendable (String, Int) -> String'}}
  _ = partial(greet, arg2: 1, arg1: "Hello")  // expected-error {{no exact matches in call to global function 'partial'}}
  _ = partial(greet)  // expected-error {{missing argument for parameter 'arg1' in call}}
  _ = partial(greet, arg1: "Hello")("twice")  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = curry(greet)("Hello")("twice")  // expected-error {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = flip(greet)("Hello", 1)  // expected-error {{no exact matches in call to global function 'flip'}}
}
