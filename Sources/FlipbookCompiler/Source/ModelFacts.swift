import SwiftSyntax

/// The classes of models of a scene's files (`@Model`), and how their properties relate.
struct ModelFacts {
  /// A property that holds other models.
  struct Relation {
    /// The class that has it, by its own name.
    var owner: String
    var name: String
    /// The class of the models that it holds, as it is written.
    var target: String
    /// The key path that leads back, as it is written; nil where none is.
    var inverse: String?
    /// The delete rule for the models: `.cascade`.
    var rule: String?

    /// The class of the models that it holds, by its own name.
    var targetName: String { target.split(separator: ".").last.map(String.init) ?? target }
  }

  /// The names of the classes; one that several have counts for none of them.
  private let classes: Set<String>
  private let relations: [Relation]

  init(trees: [SourceFileSyntax]) {
    var found: [ClassDeclSyntax] = []
    for tree in trees { found += ModelClasses.classes(in: tree) }
    let names = found.map(\.name.text)
    classes = Set(names.filter { name in names.count { $0 == name } == 1 })
    let known = Set(names)
    relations = found.flatMap { node in
      node.memberBlock.members.compactMap { member in
        member.decl.as(VariableDeclSyntax.self).flatMap {
          Self.relation($0, owner: node.name.text, known: known)
        }
      }
    }
  }

  /// The relation that a property is; nil for one of values.
  func relation(_ name: String, of owner: String) -> Relation? {
    relations.first { $0.owner == owner && $0.name == name }
  }

  /// The key path of the property that leads back from a relation: the one that is named, from either side, or the only one
  /// that there is where the relation is the only one too.
  func inverse(of relation: Relation) -> String? {
    if let named = relation.inverse { return named }
    guard classes.contains(relation.owner), classes.contains(relation.targetName) else { return nil }
    let back = relations.filter { $0.owner == relation.targetName && $0.targetName == relation.owner }
    let naming = back.filter { $0.inverse.map(Self.lastName) == relation.name }
    if naming.count == 1 { return "\\\(relation.target).\(naming[0].name)" }
    // A property that another names as its inverse, or that names one, is taken.
    guard naming.isEmpty, back.count == 1, back[0].inverse == nil,
      relations.count(where: { $0.owner == relation.owner && $0.targetName == relation.targetName }) == 1
    else { return nil }
    // A tree of one class: a property is not its own inverse.
    if back[0].owner == relation.owner, back[0].name == relation.name { return nil }
    return "\\\(relation.target).\(back[0].name)"
  }

  private static func lastName(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  private static func relation(
    _ variable: VariableDeclSyntax, owner: String, known: Set<String>
  ) -> Relation? {
    guard let binding = ModelClasses.storedBinding(of: variable),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let target = ModelClasses.element(of: type).trimmedDescription
    var relation = Relation(owner: owner, name: name, target: target)
    guard known.contains(relation.targetName) else { return nil }
    guard let mark = ModelClasses.mark(variable.attributes, "Relationship"),
      case .argumentList(let arguments) = mark.arguments
    else { return relation }
    for argument in arguments {
      let text = argument.expression.trimmedDescription
      switch argument.label?.text {
      case "inverse": relation.inverse = text
      case "deleteRule": relation.rule = text
      default: break
      }
    }
    return relation
  }
}
