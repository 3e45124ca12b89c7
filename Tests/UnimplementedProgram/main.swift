// A program, and no test: what happens here when an unimplemented function is called.
import FunctionalDITestDoubles

let log: @Sendable (String) -> Void = unimplemented("Log")
log("a")
print("went on")
