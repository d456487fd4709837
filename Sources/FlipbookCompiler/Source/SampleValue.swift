import SwiftSyntax

/// Values by which a view that asks for some can be shown where nothing else shows it.
enum SampleValue {
  /// The arguments of a call, as `value: 0.6, title: "Title"`; nil when a type is not one of which a value is known.
  static func arguments(
    _ arguments: [(label: String, type: TypeSyntax?, isBinding: Bool)], enumerations: [String: String]
  ) -> String? {
    var texts: [String] = []
    var colors = 0
    for argument in arguments {
      guard let type = argument.type,
        var value = text(of: type, name: String(argument.label.dropLast(2)), enumerations)
      else { return nil }
      // Two colours are distinguished only where they differ.
      if value == "Color.blue" || value == "UIColor.systemBlue" {
        let name = Self.colors[colors % Self.colors.count]
        value = value == "Color.blue" ? "Color.\(name)" : "UIColor.\(name)"
        colors += 1
      }
      texts.append(argument.label + (argument.isBinding ? ".constant(\(value))" : value))
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static let colors = ["blue", "orange", "green", "purple", "red", "yellow"]
  private static let plain: [String: String] = [
    "Double": "0.6", "CGFloat": "0.6", "Float": "0.6", "TimeInterval": "1", "Int": "3", "Bool": "true",
    "Color": "Color.blue", "UIColor": "UIColor.systemBlue", "Angle": "Angle.degrees(40)",
    "CGSize": "CGSize(width: 120, height: 120)", "CGPoint": "CGPoint(x: 60, y: 60)",
    "CGRect": "CGRect(x: 0, y: 0, width: 120, height: 120)", "Date": "Date()", "UUID": "UUID()",
    "Font": "Font.body", "Animation": "Animation.default", "UnitPoint": "UnitPoint.center",
    "Alignment": "Alignment.center", "Edge": "Edge.bottom", "Axis": "Axis.vertical",
    "Image": "Image(systemName: \"star.fill\")", "Text": "Text(\"Text\")",
    "AnyView": "AnyView(Text(\"Text\"))",
    "Gradient": "Gradient(colors: [.blue, .purple])", "Character": "\"A\"", "LocalizedStringKey": "\"Text\"",
    "LinearGradient": "LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)",
    "Void": "()", "Namespace.ID": "Namespace().wrappedValue",
  ]

  private static func text(of type: TypeSyntax, name: String, _ enumerations: [String: String]) -> String? {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return text(of: attributed.baseType, name: name, enumerations)
    }
    if let group = type.as(TupleTypeSyntax.self), group.elements.count == 1, let only = group.elements.first {
      return text(of: only.type, name: name, enumerations)
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      return text(of: array.element, name: name, enumerations).map { "[\($0), \($0), \($0)]" }
    }
    if let function = type.as(FunctionTypeSyntax.self) {
      let result = function.returnClause.type.trimmedDescription
      let head =
        function.parameters.isEmpty
        ? "" : "\(function.parameters.map { _ in "_" }.joined(separator: ", ")) in "
      if result == "Void" || result == "()" { return "{ \(head)}" }
      return text(of: function.returnClause.type, name: name, enumerations).map { "{ \(head)\($0) }" }
    }
    if let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Binding",
      let inner = named.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    {
      return text(of: inner, name: name, enumerations).map { ".constant(\($0))" }
    }
    let written = type.trimmedDescription
    if written == "String" {
      let words = name.filter { $0.isLetter }
      return words.isEmpty ? "\"Text\"" : "\"\(words.prefix(1).uppercased() + words.dropFirst())\""
    }
    if let value = plain[written] { return value }
    return enumerations[written].map { "\(written).\($0)" }
  }
}
