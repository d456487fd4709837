/// Something that is wrong with a scene file.
package struct SceneIssue: Hashable, Sendable, CustomStringConvertible {
  package var place: JSONPlace
  /// The value found and the one expected, a sentence without its full stop.
  package var message: String
  /// Paths of where the definition is used that it lies in, the innermost first.
  package var uses: [String] = []

  package init(place: JSONPlace, message: String, uses: [String] = []) {
    self.place = place
    self.message = message
    self.uses = uses
  }

  package var description: String {
    let used = uses.isEmpty ? "" : " (used at \(uses.joined(separator: ", from ")))"
    let end = message.hasSuffix("?") ? "" : "."
    return "\(place.line):\(place.column): \(place.path): \(message)\(end)\(used)"
  }
}
