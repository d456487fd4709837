/// A named part of a file, as scripts see it.
struct LottieExpressionNode: Sendable {
  /// The kind of part.
  enum Kind: Sendable, Equatable {
    case comp
    case layer
    /// The shapes of a layer or of a group.
    case contents
    case group
    case transform
    case effects
    case effect
    case masks
    case mask
    case text
    case property
    /// A property of an effect whose value is a layer.
    case layerChoice
  }

  var kind: Kind
  /// The names that designers gave, and those of After Effects.
  var names: [String]
  /// The number that scripts call it by.
  var number: Int
  /// Nil for compositions.
  var parent: Int?
  var children: [Int] = []
  /// The layer that it belongs to; nil for compositions.
  var layer: Int?
  /// The composition that it belongs to.
  var comp: Int
  var json: LottieNode

  /// A name without spaces and case, as scripts write it behind a dot.
  static func folded(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
}
