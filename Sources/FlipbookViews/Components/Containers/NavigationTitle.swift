import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A page's title. Its own bar has it among the items; other pages get it alone, by ``NavigationTitleKey``.
struct NavigationTitle: Equatable {
  var text: Text?
  /// Whether it is small; nil for as it is on the page below.
  var isInline: Bool?

  /// Takes what it lacks from another.
  mutating func complete(with other: NavigationTitle) {
    text = text ?? other.text
    isInline = isInline ?? other.isInline
  }

  /// The title with the size that it has over another page; the first page's is large.
  func shown(above below: NavigationTitle?) -> NavigationTitle {
    NavigationTitle(text: text, isInline: isInline ?? below?.isInline ?? false)
  }
}
