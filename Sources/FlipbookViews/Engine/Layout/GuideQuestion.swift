import Foundation

/// A guide that is asked for, and the place that the element has then.
package struct GuideQuestion: Hashable {
  package var key: AlignmentKey
  package var width: CGFloat
  package var height: CGFloat
  /// The offer that the element was placed by; nil for none in a direction.
  package var offeredWidth: CGFloat?
  package var offeredHeight: CGFloat?

  package init(_ key: AlignmentKey, in size: CGSize, by offer: ProposedViewSize) {
    self.key = key
    (width, height) = (size.width, size.height)
    (offeredWidth, offeredHeight) = (offer.width, offer.height)
  }
}
