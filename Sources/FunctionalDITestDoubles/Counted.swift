/// Returns a number with its noun, for messages: "1 value", "2 values".
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
