import SwiftSyntax

/// The outlets, attributes and actions among the members of a type, as entries of a table of names.
struct NibMembers {
  private(set) var entries: [String] = []

  /// - Parameter type: The type's name, as its members write it.
  init(_ block: MemberBlockSyntax, type: String) {
    let functions = block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    for member in block.members where !Self.isUnavailable(member.decl) {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        entries += Self.names(of: variable).map { ".property(\"\($0)\", \\\(type).\($0))" }
      } else if let function = member.decl.as(FunctionDeclSyntax.self),
        function.attributes.attribute(named: "IBAction") != nil,
        let reference = Self.reference(to: function, among: functions)
      {
        let name = Self.documentName(of: function)
        entries.append(".action(\"\(name)\", Selector.method(\"\(name)\", \(type).\(reference)))")
      }
    }
  }

  /// Whether code may not use a member: such properties are for Interface Builder's own inspector alone.
  private static func isUnavailable(_ member: DeclSyntax) -> Bool {
    let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
    return attributes?.attribute(named: "available")?.arguments?.description.contains("unavailable") == true
  }

  /// The names of a declaration's properties that documents set. A delegate's window is set by the system.
  private static func names(of variable: VariableDeclSyntax) -> [String] {
    guard !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
      return []
    }
    let isMarked = ["IBOutlet", "IBInspectable"].contains {
      variable.attributes.attribute(named: $0) != nil
    }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      let isWindow =
        name == "window" && binding.typeAnnotation?.type.trimmedDescription.hasPrefix("UIWindow") == true
        && binding.accessorBlock == nil
      return isMarked || isWindow ? name : nil
    }
  }

  /// A reference to a method; nil for one that can't be told from others of its name.
  private static func reference(to function: FunctionDeclSyntax, among others: [FunctionDeclSyntax])
    -> String?
  {
    guard function.genericParameterClause == nil,
      function.signature.effectSpecifiers?.asyncSpecifier == nil,
      function.signature.effectSpecifiers?.throwsClause == nil,
      !function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return nil }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    guard labels.isEmpty else {
      return "\(function.name.text)(\(labels.map { "\($0):" }.joined()))"
    }
    let isAlone = others.count(where: { $0.name.text == function.name.text }) == 1
    return isAlone ? function.name.text : nil
  }

  private static let prepositions: Set<String> = [
    "with", "for", "from", "to", "in", "on", "at", "of", "by", "and", "as", "into", "using",
  ]

  /// The name of a method in documents: that of Objective-C.
  private static func documentName(of function: FunctionDeclSyntax) -> String {
    if let own = function.attributes.attribute(named: "objc")?.arguments?.trimmedDescription, !own.isEmpty {
      return own
    }
    var name = function.name.text.filter { $0 != "`" }
    for (index, parameter) in function.signature.parameterClause.parameters.enumerated() {
      let label = parameter.firstName.text.filter { $0 != "`" }
      if label != "_" {
        if index > 0 {
          name += label
        } else {
          let first = label.prefix(1).uppercased() + label.dropFirst()
          name += prepositions.contains(label) ? first : "With" + first
        }
      }
      name += ":"
    }
    return name
  }
}
