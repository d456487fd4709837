import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A page's title. Its own bar has it among the items; other pages get it alone, by ``NavigationTitleKey``.
struct NavigationTitle: Equatable {
  var text: Text?
  /// Whether it is small; nil for as it is on the page below.
  var isInline: Bool?

  /// Whether nothing is to be seen of it: an empty text is no title.
  var isEmpty: Bool { text.map { $0.plainString.isEmpty } ?? true }

  /// Takes what it lacks from another.
  mutating func complete(with other: NavigationTitle) {
    text = text ?? other.text
    isInline = isInline ?? other.isInline
  }

  /// The title with the size that it has over another page; the first page's is large, and one over a page without a title
  /// small.
  func shown(above below: NavigationTitle?) -> NavigationTitle {
    let isSmallBelow = below.map { $0.isEmpty || $0.isInline == true } ?? false
    return NavigationTitle(text: text, isInline: isInline ?? isSmallBelow)
  }
}
