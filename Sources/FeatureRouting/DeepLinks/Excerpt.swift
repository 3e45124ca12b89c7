/// Returns a short part of an untrusted text, on one line.
///
/// - Complexity: O(*limit*), however long the text is.
func excerpt(_ text: String, limit: Int = 40) -> String {
  var shown = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == limit { return shown + "…" }
    count += 1
    switch scalar.properties.generalCategory {
    // Characters that break the line or change the direction of the writing are escaped.
    case .control, .format, .lineSeparator, .paragraphSeparator:
      shown += scalar.escaped(asASCII: true)
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}
