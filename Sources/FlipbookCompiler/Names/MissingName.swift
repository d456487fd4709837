import SwiftParser
import SwiftSyntax

/// A name that a file uses and that is nowhere.
struct MissingName: Equatable, Hashable {
  enum Kind: Equatable {
    case type
    case member
    case value
    case attribute
    case macro
    case module
  }

  var name: String
  var kind: Kind
  /// From 1.
  var line: Int
  var column: Int
  /// The most like it that is there.
  var nearest: String?

  /// `.wobble`, `@Query`, `#Rule`: as it is written.
  var spelling: String { Self.spelling(name, kind) }

  private static func spelling(_ name: String, _ kind: Kind) -> String {
    switch kind {
    case .member: ".\(name)"
    case .attribute: "@\(name)"
    case .macro: "#\(name)"
    case .type, .value, .module: name
    }
  }

  /// A sentence for the person.
  var text: String {
    if kind == .module { return "there is no module \(name) here; its import is left out" }
    let what =
      switch kind {
      case .type: "type "
      default: ""
      }
    let hint = nearest.map { "; the nearest that exists is \(Self.spelling($0, kind))" } ?? ""
    return "there is no \(what)\(spelling) here\(hint)"
  }
}
