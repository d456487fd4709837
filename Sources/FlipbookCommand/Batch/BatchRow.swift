import FlipbookScenes

/// A row of data: the props of one clip, and what is its own besides.
struct BatchRow {
  /// A value of a prop, as it was written.
  enum Value {
    /// Of JSON.
    case json(Any)
    /// Of CSV: its type is that of the scene's prop.
    case cell(String)
  }

  /// Where it stands, for messages: `"rows.csv", line 3`.
  var place: String
  /// From 1.
  var number = 1
  var props: [String: Value] = [:]
  /// The size, for the manifest's.
  var size: BatchManifest.Size?
  /// The output's name, for the manifest's.
  var output: String?
  /// Options of `render` by name, for the manifest's.
  var options: [String: String] = [:]

  init(place: String) { self.place = place }

  /// The mark of a key or a column that is no prop.
  static let mark: Character = "@"

  /// The keys that are no props, without their mark.
  static let keys: Set<String> = BatchManifest.rowOptionKeys.union(["size", "output"])

  /// Takes a value in.
  ///
  /// - Throws: ``FlipbookFailure`` for a key that is none, or a value that can't be.
  mutating func add(_ key: String, _ value: Value, _ reader: ManifestReader) throws {
    guard key.first == Self.mark else {
      guard !key.isEmpty else { throw reader.failure(place, "a prop has no name") }
      props[key] = value
      return
    }
    let name = String(key.dropFirst())
    guard Self.keys.contains(name) else {
      throw reader.unknown(key, among: Self.keys.map { "@" + $0 }, place)
    }
    let text: String
    switch value {
    case .cell(let cell): text = cell
    case .json(let json): text = try BatchManifest.option(name, json, "\(place), \(key)", reader)
    }
    switch name {
    case "size": size = try BatchManifest.size(text, "\(place), \(key)", reader)
    case "output":
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard !parts.contains(".."), !parts.contains(""), !parts.contains(".") else {
        throw reader.failure(
          "\(place), \(key)", "must be a name below the folder of \"output\", without . and ..")
      }
      output = text
    default: options[name] = text
    }
  }
}
