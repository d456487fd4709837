import Foundation

/// The classes that Xcode makes of a module's models of Core Data's, and the calls that make the entities known.
struct DataModelClasses {
  private var declarations: [String] = []
  private var registrations: [String] = []

  /// Whether the module has no model.
  var isEmpty: Bool { registrations.isEmpty }

  /// - Parameters:
  ///   - files: The models.
  ///   - declared: The classes that the module's files declare.
  init(_ files: [DataModelFile], declared: Set<String>) {
    let entities = files.flatMap(\.entities)
    let classes = Dictionary(entities.map { ($0.name, $0.className) }) { first, _ in first }
    var written: Set<String> = []
    for entity in entities where Self.isName(entity.className) && entity.className != "NSManagedObject" {
      guard written.insert(entity.className).inserted else { continue }
      let isOwn = declared.contains(entity.className)
      guard isOwn || entity.generation == "class" else { continue }
      if !isOwn { declarations.append(Self.declaration(of: entity.className)) }
      if ["class", "category"].contains(entity.generation) {
        declarations.append(Self.members(of: entity, classes))
      }
      registrations.append(Self.registration(of: entity))
    }
  }

  /// The file of the classes, with a function that makes the entities known; nil where there is no model.
  func text(function: String) -> String? {
    guard !isEmpty else { return nil }
    return
      (["import Flipbook"] + declarations + ["@MainActor func \(function)() {"]
      + registrations.map { "  " + $0 } + ["}", ""]).joined(separator: "\n")
  }

  /// The class, whose initializer may stand for that of a protocol, as one that is imported from Objective-C does.
  private static func declaration(of name: String) -> String {
    """
    public class \(name): Flipbook.NSManagedObject {
      public required convenience init(context: Flipbook.NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: context)
      }
    }
    """
  }

  /// Whether a model's text can be the type of a property: a name, or names in brackets, as `[String: [Int]]`.
  private static func isType(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z_\[][\w.\[\]<>:, ?]*/) != nil
      && text.filter { $0 == "[" }.count == text.filter { $0 == "]" }.count
  }

  private static func isName(_ text: String) -> Bool { text.wholeMatch(of: /[A-Za-z_]\w*/) != nil }

  private static func members(of entity: DataModelFile.Entity, _ classes: [String: String]) -> String {
    var lines = [
      "extension \(entity.className): Swift.Identifiable {",
      "  public class func fetchRequest() -> Flipbook.NSFetchRequest<\(entity.className)> {",
      "    Flipbook.NSFetchRequest<\(entity.className)>(entityName: \(SwiftText.literal(entity.name)))",
      "  }",
    ]
    for attribute in entity.attributes where isName(attribute.name) {
      guard let type = type(of: attribute) else { continue }
      lines.append(property(attribute.name, type))
    }
    for relation in entity.relations where isName(relation.name) {
      let target = classes[relation.target] ?? "Flipbook.NSManagedObject"
      let type = relation.isMany ? (relation.isOrdered ? "NSOrderedSet?" : "NSSet?") : "\(target)?"
      lines.append(property(relation.name, type))
      guard relation.isMany else { continue }
      let name = relation.name.prefix(1).uppercased() + relation.name.dropFirst()
      for (verb, adds) in [("addTo", true), ("removeFrom", false)] {
        for value in [target, relation.isOrdered ? "NSOrderedSet" : "NSSet"] {
          lines.append(
            "  public func \(verb)\(name)(_ value: \(value)) "
              + "{ _changeManaged(\"\(relation.name)\", adds: \(adds), value) }")
        }
      }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private static func property(_ name: String, _ type: String) -> String {
    "  public var `\(name)`: \(type) \(ManagedMembers.accessors(name))"
  }

  /// The type that Xcode writes for an attribute; nil for one that has no property.
  private static func type(of attribute: DataModelFile.Attribute) -> String? {
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float",
      "Boolean": "Bool",
    ]
    if let scalar = scalars[attribute.kind] { return attribute.usesScalar ? scalar : "NSNumber?" }
    switch attribute.kind {
    case "String": return "String?"
    case "Date": return attribute.usesScalar ? "TimeInterval" : "Date?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Transformable":
      return attribute.className.map { isType($0) ? "\($0)?" : "NSObject?" } ?? "NSObject?"
    default: return nil
    }
  }

  private static func registration(of entity: DataModelFile.Entity) -> String {
    let relations = entity.relations.map {
      "(\(SwiftText.literal($0.name)), \($0.isMany), \($0.inverse.map(SwiftText.literal) ?? "nil"), \($0.isCascading))"
    }
    let defaults = entity.attributes.compactMap { attribute in
      value(of: attribute).map { "\(SwiftText.literal(attribute.name)): \($0)" }
    }
    return "Flipbook.ManagedModel.register(\(SwiftText.literal(entity.name)), \(entity.className).self, "
      + "relations: [\(relations.joined(separator: ", "))], "
      + "defaults: [\(defaults.isEmpty ? ":" : defaults.joined(separator: ", "))]) "
      + "{ \(entity.className)(context: $0) }"
  }

  /// The value that the model gives an attribute, as an expression; nil for none.
  private static func value(of attribute: DataModelFile.Attribute) -> String? {
    guard let text = attribute.defaultText else { return nil }
    switch attribute.kind {
    case "String": return SwiftText.literal(unescaped(text))
    case "Boolean": return text == "YES" ? "true" : "false"
    case "Integer 16", "Integer 32", "Integer 64":
      return Int64(text).map { "Int64(\($0))" }
    case "Double", "Float", "Decimal": return Double(text).flatMap { $0.isFinite ? "\($0)" : nil }
    default: return nil
    }
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#10;", with: "\n").replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
