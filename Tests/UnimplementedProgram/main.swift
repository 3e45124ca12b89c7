// This is a program and not a test: it shows the effect of calling an unimplemented function.
import FunctionalDITestDoubles

let log: @Sendable (String) -> Void = unimplemented("Log")
log("a")
print("went on")
