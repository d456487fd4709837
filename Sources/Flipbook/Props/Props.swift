import FlipbookTime

/// The data a run hands to a scene with `--props FILE|JSON`: names and values from a JSON object.
///
/// ```swift
/// struct Card: Clip {
///   let name = Props.current.string("name", default: "Nobody")
///   let scores = Props.current.doubles("scores", default: [3, 1, 2])
/// }
/// ```
/// A getter returns its default when the run has no such name. A value of another kind, or one that the getter excludes,
/// is reported as a warning, and the default stands in for it. Names, defaults, ranges, choices and descriptions that are
/// literals are known without running the scene: to `flipbook list --list-props`, to batches and to the studio's form.
public struct Props: Hashable, Sendable {
  /// Every name and value.
  public var values: [String: PropValue]

  /// Makes props from names and values, for a test or a preview.
  public init(_ values: [String: PropValue] = [:]) { self.values = values }

  /// The props of this run; empty without `--props`.
  public static var current: Props { SceneContext.anyThread[slot].withLock { $0 } }

  package static func setCurrent(_ props: Props) { SceneContext.anyThread[slot].withLock { $0 = props } }

  private static let slot = SharedContextSlot(.scene) { Guarded(Props()) }

  /// The value of a name, whatever its kind.
  public subscript(name: String) -> PropValue? { values[name] }

  /// The whole of the props as a type of the scene's own.
  ///
  /// - Throws: `DecodingError` when a member is missing or of another kind.
  public func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
    let data = try JSONEncoder().encode(values)
    return try JSONDecoder().decode(type, from: data)
  }
}
