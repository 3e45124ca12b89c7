import PartialApplication

func greet(_ greeting: String, times: Int) -> String { greeting }
func repeated(_ text: String, _ count: Int, _ isLoud: Bool) async throws -> String { text }
func area(_ left: Double, _ top: Int, _ right: Double, _ name: String) -> Double { left }

func wrongArguments() {
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  _ = partial(greet, arg1: 1)
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = partial(greet, arg2: "twice")
  // expected-error@+1 {{cannot convert value of type '@Sendable (String, Int) -> String'}}
  _ = partial(greet, arg3: 1)
  // expected-error@+1 {{missing argument for parameter 'arg1' in call}}
  _ = partial(greet)
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = partial(greet, arg1: "Hello")("twice")
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = curry(greet)("Hello")("twice")
  // expected-error@+1 {{no exact matches in call to global function 'flip'}}
  _ = flip(greet)("Hello", 1)
}

func swappedArguments() {
  // expected-error@+1 {{Swap the arguments: arg1 is for parameter 1, arg2 for 2.}}
  _ = partial(greet, arg1: 2, arg2: "Hello")
  // expected-error@+1 {{Swap the arguments: arg1 is for parameter 1, arg2 for 2.}}
  let hello: @Sendable () -> String = partial(greet, arg1: 2, arg2: "Hello")
  // expected-error@+1 {{Swap the arguments: arg1 is for parameter 1, arg2 for 2.}}
  _ = partial(repeated, arg1: 2, arg2: "Hello")
  // expected-error@+1 {{Swap the arguments: arg1 is for parameter 1, arg3 for 3.}}
  _ = partial(repeated, arg1: true, arg3: "Hello")
  // expected-error@+1 {{Swap the arguments: arg2 is for parameter 2, arg3 for 3.}}
  _ = partial(repeated, arg2: true, arg3: 2)
  // expected-error@+1 {{Swap the arguments: arg1 is for parameter 1, arg2 for 2.}}
  _ = partial(area, arg1: 1, arg2: 2.5)
  // One wrong argument is reported as itself.
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  _ = partial(repeated, arg1: 2, arg2: 2)
  _ = hello
}

func wrongLabels() {
  // expected-error@+1 {{Swap the arguments: partial(f, arg1: a, arg2: b).}}
  _ = partial(greet, arg2: 1, arg1: "Hello")
  // expected-error@+1 {{Label the argument with its place: partial(f, arg1: a).}}
  _ = partial(greet, "Hello")
  // expected-error@+1 {{Bind one at a time: partial(partial(f, arg3: b), arg1: a).}}
  _ = partial(area, arg1: 1.5, arg3: 2.5)
  // expected-error@+1 {{Bind one at a time: partial(partial(f, arg4: b), arg2: a).}}
  _ = partial(area, arg2: 1, arg4: "wall")
}

func six(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> Int { a }
func double(_ number: Int) -> Int { number * 2 }

func tooMuchAtOnce() {
  // expected-error@+1 {{cannot pass value pack expansion to non-pack parameter of type 'Int'}}
  _ = partial(six, arg1: 1)(2, 3, 4, 5, 6)
  // expected-error@+1 {{no 'partial' candidates produce the expected contextual result type '(String) -> String'}}
  let greetTwice: (String) -> String = partial(greet, arg1: "Hello")
  // expected-error@+1 {{Nest the functions: pipe(pipe(f, g, h), i).}}
  _ = pipe(double, double, double, double)
  // expected-error@+1 {{Nest the functions: pipe(pipe(f, g, h), i).}}
  let five: (Int) -> Int = pipe(double, double, double, double, double)
  // expected-error@+1 {{extra argument in call}}
  _ = compose(double, double, double)
  _ = (greetTwice, five)
}
