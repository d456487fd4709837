import SwiftSyntax

/// An `@Entry` of an extension of the environment and its kin, and what is compiled in its place: a computed property
/// and the key that it stands on.
struct EntryMacro {
  var edits: [SourceEdit]

  /// The protocols of keys by the type that is extended.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
  ]

  /// Nil for another declaration, and for one whose type can't be inferred.
  init?(_ node: VariableDeclSyntax) {
    guard
      let attribute = node.attributes.attribute(named: "Entry", module: "SwiftUI"),
      let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let key = Self.extendedType(around: node).flatMap({ Self.keys[$0] })
    else { return nil }
    let value = binding.initializer?.value
    guard let type = binding.typeAnnotation?.type.trimmedDescription ?? value.flatMap(LiteralType.name) else {
      return nil
    }
    let keyName = "_FlipbookKey_\(name.filter { $0 != "`" })"
    let isFocused = key == "FocusedValueKey"
    let held = isFocused && type.hasSuffix("?") ? String(type.dropLast()) : type
    let start =
      (binding.typeAnnotation?.positionAfterSkippingLeadingTrivia
      ?? binding.initializer?.positionAfterSkippingLeadingTrivia
      ?? binding.endPositionBeforeTrailingTrivia).utf8Offset
    let end = binding.endPositionBeforeTrailingTrivia.utf8Offset
    let content =
      isFocused
      ? "typealias Value = \(held)"
      : "static var defaultValue: \(type) { \(value?.trimmedDescription ?? "nil") }"
    let text =
      ": \(type) { get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }; "
      + "private struct \(keyName): \(key) { \(content) }"
    edits = [
      SourceEdit(range: SourceFixer.range(of: attribute), text: ""),
      SourceEdit(range: start..<end, text: text),
    ]
  }

  private static func extendedType(around node: VariableDeclSyntax) -> String? {
    var parent = node.parent
    while let place = parent {
      if let found = place.as(ExtensionDeclSyntax.self) {
        return found.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
      }
      parent = place.parent
    }
    return nil
  }
}
