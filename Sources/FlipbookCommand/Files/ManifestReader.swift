import FlipbookDiagnostics
import FlipbookScenes
import Foundation

/// Takes values out of a manifest, with messages that name their place.
struct ManifestReader {
  var path: String
  /// Whether places are below the manifest, and not whole by themselves.
  var showsPath = true

  func failure(_ place: String, _ reason: String) -> FlipbookFailure {
    FlipbookFailure((showsPath ? "\"\(path)\", " : "") + "\(place): \(reason).", .usage)
  }

  /// A key that is none, with the nearest that is.
  func unknown(_ key: String, among keys: some Sequence<String>, _ place: String) -> FlipbookFailure {
    let known = keys.sorted()
    let hint =
      NearestWord.find(key, in: known).map { "; do you mean \"\($0)\"?" }
      ?? "; there are \(known.joined(separator: ", "))"
    return failure(place, "there is no key \"\(key)\"\(hint)")
  }

  /// The value of a text of JSON.
  func json(_ data: Data) throws -> Any {
    do { return try JSONSerialization.jsonObject(with: data) } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
      throw FlipbookFailure("\"\(path)\" is not JSON: \(reason)", .usage)
    }
  }

  /// - Parameter keys: The keys there may be; nil for any.
  func object(_ value: Any, _ place: String, keys: Set<String>?) throws -> [String: Any] {
    guard let object = value as? [String: Any] else { throw failure(place, "must be an object") }
    if let keys, let unknown = object.keys.sorted().first(where: { !keys.contains($0) }) {
      throw self.unknown(unknown, among: keys, place)
    }
    return object
  }

  func list(_ value: Any?, _ place: String, mayBeEmpty: Bool = false) throws -> [Any] {
    guard let value else { return [] }
    guard let list = value as? [Any], mayBeEmpty || !list.isEmpty else {
      throw failure(place, "must be a list with something in it")
    }
    return list
  }

  func texts(_ value: Any?, _ place: String, mayBeEmpty: Bool = false) throws -> [String] {
    try list(value, place, mayBeEmpty: mayBeEmpty).enumerated().map { try text($1, "\(place)[\($0)]") }
  }

  func text(_ value: Any, _ place: String) throws -> String {
    guard let text = value as? String else { throw failure(place, "must be a text") }
    return text
  }

  func integer(_ value: Any, _ place: String) throws -> Int {
    guard let number = value as? NSNumber, !Self.isBoolean(number),
      let integer = Int(exactly: number.doubleValue)
    else { throw failure(place, "must be a whole number") }
    return integer
  }

  /// A text, a number, or `true`, as it stands on a command line.
  func scalar(_ value: Any, _ place: String) throws -> String {
    if let text = value as? String { return text }
    guard let text = Self.text(value) else { throw failure(place, "must be a text or a number") }
    return text
  }

  /// A number or a boolean in words; nil for lists and objects.
  static func text(_ value: Any) -> String? {
    if let text = value as? String { return text }
    guard let number = value as? NSNumber else { return nil }
    if isBoolean(number) { return number.boolValue ? "true" : "false" }
    return number.doubleValue == number.doubleValue.rounded() && abs(number.doubleValue) < 1e15
      ? "\(number.int64Value)" : "\(number.doubleValue)"
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}
