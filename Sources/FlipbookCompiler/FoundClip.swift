/// A type of a scene file that conforms to `Clip`.
struct FoundClip: Equatable {
  /// The type's name with the types around it: `Intro` or `Chapter.Intro`.
  var name: String
  /// Where its declaration starts, from 1.
  var line: Int
  /// The `#if` conditions that must all hold for it to exist, as source text.
  var conditions: [String]
}
