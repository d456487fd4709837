import FlipbookDrawing
import FlipbookDigest
import Foundation

/// The entities of a model of Core Data's, an `.xcdatamodeld` folder: what Xcode makes classes of.
struct DataModelFile {
  /// An entity of the model.
  struct Entity {
    var name: String
    /// The class of its objects.
    var className: String
    /// Which part of the class Xcode writes: `class`, `category`, or nothing.
    var generation: String
    var attributes: [Attribute] = []
    var relations: [Relation] = []
  }

  struct Attribute {
    var name: String
    /// As the file says: `String`, `Integer 16`.
    var kind: String
    var usesScalar: Bool
    var defaultText: String?
    /// The class of a value that is transformed.
    var className: String?
  }

  struct Relation {
    var name: String
    var target: String
    var isMany: Bool
    var isOrdered: Bool
    var inverse: String?
    var isCascading: Bool
  }

  private(set) var entities: [Entity] = []

  /// Bytes of a file that is read, at most.
  private static let limit = 4 << 20

  /// Reads the current version of a model; one that can't be read has no entities.
  init(folder: String) {
    self.init(text: Self.contents(of: folder).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  /// Adds what a model's classes are made from to a hash.
  static func hash(_ folder: String, into hasher: inout ContentHasher) {
    hasher.combine(folder)
    if let data = contents(of: folder) { hasher.combine(bytes: data) }
  }

  private static func contents(of folder: String) -> Data? {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }
    let chosen = currentVersion(of: folder).flatMap { versions.contains($0) ? $0 : nil } ?? versions.last
    let path = chosen.map { "\(folder)/\($0)/contents" } ?? folder + "/contents"
    guard let data = FileManager.default.contents(atPath: path), data.count <= limit else { return nil }
    return data
  }

  /// Reads the text of a model.
  init(text: String) {
    for tag in text.matches(of: /<(entity|attribute|relationship)\s([^>]*)>/) {
      let values = Self.values(String(tag.2))
      guard let name = values["name"] else { continue }
      switch tag.1 {
      case "entity":
        let written = values["representedClassName"].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        entities.append(
          Entity(
            name: name, className: written ?? "NSManagedObject",
            generation: values["codeGenerationType"] ?? ""))
      case "attribute":
        guard !entities.isEmpty else { continue }
        entities[entities.count - 1].attributes.append(
          Attribute(
            name: name, kind: values["attributeType"] ?? "",
            usesScalar: values["usesScalarValueType"] == "YES", defaultText: values["defaultValueString"],
            className: values["customClassName"]))
      default:
        guard !entities.isEmpty, let target = values["destinationEntity"] else { continue }
        entities[entities.count - 1].relations.append(
          Relation(
            name: name, target: target, isMany: values["toMany"] == "YES",
            isOrdered: values["ordered"] == "YES",
            inverse: values["inverseName"], isCascading: values["deletionRule"] == "Cascade"))
      }
    }
  }

  private static func currentVersion(of folder: String) -> String? {
    guard let data = FileManager.default.contents(atPath: folder + "/.xccurrentversion"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    return list["_XCCurrentVersionName"] as? String
  }

  private static func values(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for match in text.matches(of: /([\w:]+)="([^"]*)"/) { found[String(match.1)] = String(match.2) }
    return found
  }
}
