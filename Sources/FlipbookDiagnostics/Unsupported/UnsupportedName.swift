/// A public name that scenes may use and that does less than on a device.
package struct UnsupportedName: Hashable, Sendable {
  /// The difference that a use of the name makes.
  package enum Effect: Hashable, Sendable {
    /// No effect, and none to see: a film has no assistive technology, keyboard, pointer or system.
    case unseen
    /// No effect, where a device shows another picture. A use is a warning.
    case visible
    /// Some values or parts have no effect, where a device shows another picture. A use of these is a warning.
    case partly
  }

  /// The type and the member: `View.lineHeight`, `UITableView.fillerRowHeight`. Where overloads differ it has the labels that
  /// distinguish them: `View.toolbar(removing:)`.
  package let name: String
  package let effect: Effect
  /// A sentence on what a film shows in its place.
  package let missing: String

  package init(_ name: String, _ effect: Effect, _ missing: String) {
    (self.name, self.effect, self.missing) = (name, effect, missing)
  }

  /// The type and the member without labels.
  private var path: [Substring] { name.prefix { $0 != "(" }.split(separator: ".") }

  /// The innermost type; empty for a function of no type.
  package var owner: String { path.count > 1 ? String(path[path.count - 2]) : "" }

  /// The member as a scene writes it: alone, or the type for an initializer.
  package var member: String { path.last == "init" ? owner : String(path.last ?? "") }

  /// The labels that a call needs to be meant.
  package var labels: [String] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
  }

  /// As in a message: `.lineHeight` for what every view has, `UITableView.fillerRowHeight` for the rest.
  package var title: String {
    var plain = String(name.prefix { $0 != "(" })
    if plain.hasSuffix(".init") { plain.removeLast(5) }
    return plain.hasPrefix("View.") ? String(plain.dropFirst(4)) : plain
  }

  /// The sentence of lint and of a warning.
  package var message: String {
    effect == .partly ? "\(title) works in part. \(missing)" : "\(title) has no effect. \(missing)"
  }
}

extension [UnsupportedName] {
  /// Names without an effect, rightly so, for one reason.
  package static func none(_ missing: String, _ names: String...) -> Self {
    names.map { UnsupportedName($0, .unseen, missing) }
  }

  /// Names without an effect, where a device shows another picture.
  package static func visible(_ missing: String, _ names: String...) -> Self {
    names.map { UnsupportedName($0, .visible, missing) }
  }

  /// Names of which some values or parts have no effect.
  package static func partly(_ missing: String, _ names: String...) -> Self {
    names.map { UnsupportedName($0, .partly, missing) }
  }
}
