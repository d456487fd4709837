import SwiftSyntax

/// The values needed to make a value of a type, as far as its members show.
struct StoredProperties {
  /// The properties without a value of their own, or the parameters of the initialiser that asks for the fewest.
  var needed: [String] = []
  /// The same as arguments of a call: the label with its colon, empty for none, and the type where it is written.
  var arguments: [(label: String, type: TypeSyntax?, isBinding: Bool)] = []

  /// Wrappers that start by themselves.
  private static let startingWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "GestureState", "AppStorage",
    "SceneStorage",
    "ScaledMetric", "AccessibilityFocusState",
  ]

  /// Attributes that make a property no wrapper.
  private static let plainAttributes: Set<String> = [
    "available", "ViewBuilder", "MainActor", "preconcurrency", "ObservationIgnored", "inlinable",
  ]

  init(members: MemberBlockItemListSyntax) {
    var initialisers: [(needed: [String], parameters: [FunctionParameterSyntax])] = []
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        add(variable)
      } else if let initialiser = member.decl.as(InitializerDeclSyntax.self) {
        let isHidden = initialiser.modifiers.contains { $0.name.text == "private" }
        guard !isHidden, initialiser.optionalMark == nil else {
          initialisers.append((["an initialiser that can be called"], []))
          continue
        }
        let parameters = initialiser.signature.parameterClause.parameters
        let asked = Array(parameters).filter { $0.defaultValue == nil && $0.ellipsis == nil }
        initialisers.append((asked.map { ($0.secondName ?? $0.firstName).text }, asked))
      }
    }
    if let fewest = initialisers.min(by: { $0.needed.count < $1.needed.count }) {
      needed = fewest.needed
      arguments = fewest.parameters.map { parameter in
        let label = parameter.firstName.text
        return (label == "_" ? "" : "\(label): ", parameter.type, false)
      }
    }
  }

  private mutating func add(_ variable: VariableDeclSyntax) {
    let modifiers = variable.modifiers.map(\.name.text)
    guard !modifiers.contains("static"), !modifiers.contains("class"), !modifiers.contains("lazy") else {
      return
    }
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let wrappers = attributes.filter { !Self.plainAttributes.contains(Self.name(of: $0)) }
    if wrappers.contains(where: { $0.arguments != nil || Self.startingWrappers.contains(Self.name(of: $0)) })
    {
      return
    }
    let isConstant = variable.bindingSpecifier.text == "let"
    for binding in variable.bindings where binding.initializer == nil && Self.isStored(binding) {
      let isOptional =
        binding.typeAnnotation.map {
          $0.type.is(OptionalTypeSyntax.self) || $0.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        } ?? false
      // An optional variable starts as nil, and so does the state that wraps one; a binding does not.
      let startsAsNil = isOptional && !isConstant && wrappers.allSatisfy { Self.name(of: $0) == "State" }
      guard !startsAsNil else { continue }
      let name = binding.pattern.trimmedDescription
      needed.append(name)
      let isBinding = wrappers.contains { Self.name(of: $0) == "Binding" }
      let isPlain = wrappers.allSatisfy { ["Binding", "State"].contains(Self.name(of: $0)) }
      // A property that is private keeps the initialiser private too.
      let isHidden = modifiers.contains { $0.hasSuffix("private") }
      arguments.append(("\(name): ", isPlain && !isHidden ? binding.typeAnnotation?.type : nil, isBinding))
    }
  }

  private static func name(of attribute: AttributeSyntax) -> String {
    let name = attribute.attributeName.trimmedDescription
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
