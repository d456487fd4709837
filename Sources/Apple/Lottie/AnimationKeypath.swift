/// Names from a layer to a property, with dots between them: `Button.Fill 1.Color`. `*` stands for one name and `**`
/// for any number.
public struct AnimationKeypath: Hashable, ExpressibleByStringLiteral, Sendable {
  /// The names.
  public internal(set) var keys: [String]

  /// Reads a path.
  public init(keypath: String) { keys = keypath.split(separator: ".").map(String.init) }
  /// Reads a path.
  public init(stringLiteral: String) { self.init(keypath: stringLiteral) }
  /// Makes a path of names.
  public init(keys: [String]) { self.keys = keys }

  /// The path as text.
  public var string: String { keys.joined(separator: ".") }
}
