import SwiftSyntax

/// A call of a type, an initialiser or a subscript, as it is written.
struct CallShape: Hashable {
  /// The name of the type that is made; nil where it is not written, as in `.init(hex: 1)`.
  var callee: String?
  /// `_` for none.
  var labels: [String]
  var trailingClosures: Int

  /// Whether only a declaration made for it can be meant: the labels say so.
  var hasLabels: Bool { labels.contains { $0 != "_" } }
}
