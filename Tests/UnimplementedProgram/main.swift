// This is a program and not a test: it shows the effect of calling an unimplemented function.
import FunctionalDITestDoubles

if CommandLine.arguments.contains("any") {
  let make: @Sendable () -> Any = unimplemented("Make")
  print("went on with \(make())")
}
let log: @Sendable (String) -> Void = unimplemented("Log")
log("a")
print("went on")
