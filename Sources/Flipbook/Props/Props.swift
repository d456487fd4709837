import FlipbookDiagnostics
import FlipbookMotion
import FlipbookTime

/// The data a run hands to a scene with `--props FILE|JSON`: names and values from a JSON object.
///
/// ```swift
/// struct Card: Clip {
///   let name = Props.current.string("name", default: "Nobody")
///   let scores = Props.current.doubles("scores", default: [3, 1, 2])
/// }
/// ```
/// A getter returns its default when the run has no such name. A value of another kind is reported as a
/// warning, and the default stands in for it.
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

  /// Returns a truth value.
  public func bool(_ name: String, default fallback: Bool = false) -> Bool {
    get(name, fallback, "true or false") { $0.bool }
  }

  /// Returns a number without a fraction.
  public func int(_ name: String, default fallback: Int = 0) -> Int {
    get(name, fallback, "a whole number") { $0.int }
  }

  /// Returns a number.
  public func double(_ name: String, default fallback: Double = 0) -> Double {
    get(name, fallback, "a number") { $0.double }
  }

  /// Returns a text.
  public func string(_ name: String, default fallback: String = "") -> String {
    get(name, fallback, "text") { $0.string }
  }

  /// Returns a list of numbers. A list that holds anything else gives the default, with a warning.
  public func doubles(_ name: String, default fallback: [Double] = []) -> [Double] {
    get(name, fallback, "a list of numbers") { Self.all($0.array, \.double) }
  }

  /// Returns a list of texts. A list that holds anything else gives the default, with a warning.
  public func strings(_ name: String, default fallback: [String] = []) -> [String] {
    get(name, fallback, "a list of texts") { Self.all($0.array, \.string) }
  }

  /// The whole of the props as a type of the scene's own.
  ///
  /// - Throws: `DecodingError` when a member is missing or of another kind.
  public func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
    let data = try JSONEncoder().encode(values)
    return try JSONDecoder().decode(type, from: data)
  }

  private func get<T>(_ name: String, _ fallback: T, _ wanted: String, _ read: (PropValue) -> T?) -> T {
    guard let value = values[name] else { return fallback }
    if let result = read(value) { return result }
    DiagnosticCollector.current.warn(
      "props.kind",
      "The prop \"\(name)\" should be \(wanted), but --props gives \(value.kind); its default is used.")
    return fallback
  }

  private static func all<T>(_ values: [PropValue]?, _ read: (PropValue) -> T?) -> [T]? {
    guard let values else { return nil }
    let read = values.compactMap(read)
    return read.count == values.count ? read : nil
  }
}
