import Foundation

/// A layout whose views are pages of controllers: they come and go at once, whatever the change's animation.
@MainActor
protocol PageLayout {
  /// Whether the views are pages now.
  var holdsPages: Bool { get }
  /// The width of each page's place, where pages stand side by side; nil elsewhere.
  var pageWidth: CGFloat? { get }
}

extension _ViewNode {
  /// Whether the node's views are pages, by the nearest node around that says so.
  var isAmongPages: Bool {
    var node: _ViewNode? = self
    while let current = node {
      if let holdsPages = current.holdsPages { return holdsPages }
      node = current.parent
    }
    return false
  }
}
