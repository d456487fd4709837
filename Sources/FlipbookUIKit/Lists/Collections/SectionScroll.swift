import FlipbookDrawing
import Foundation

/// The view of a section that scrolls across its collection. It holds the section's cells and has the section's width.
@MainActor
final class SectionScroll: UIScrollView {
  weak var collection: UICollectionView?
  var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// The edges of the groups along the section's content, in points, in order.
  var groups: [ClosedRange<CGFloat>] = []
  /// The room before the first group, in points.
  var lead: CGFloat = 0

  /// Makes the scroll of a section.
  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(frame: .zero)
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { collection?.setNeedsLayout() } }
  }

  /// Takes the places of a section's groups.
  func take(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ groups: [ClosedRange<CGFloat>],
    frame: CGRect, width: CGFloat
  ) {
    self.behavior = behavior
    self.groups = groups
    isPagingEnabled = behavior == .paging
    decelerationRate = behavior == .continuous || behavior == .paging ? .normal : .fast
    if self.frame != frame { self.frame = frame }
    contentSize = CGSize(width: width, height: frame.height)
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else {
      return contentInset = .zero
    }
    // The first and the last group stand in the middle as well.
    let isNew = contentInset == .zero
    contentInset.left = (frame.width - first.upperBound + first.lowerBound) / 2 - first.lowerBound
    contentInset.right = (frame.width - last.upperBound + last.lowerBound) / 2 - (width - last.upperBound)
    if isNew { contentOffset.x = -contentInset.left }
    followInset()
  }

  /// The offset at which a group rests.
  private func rest(_ group: ClosedRange<CGFloat>) -> CGFloat {
    behavior == .groupPagingCentered
      ? (group.lowerBound + group.upperBound - bounds.width) / 2 : group.lowerBound - lead
  }

  override func willEndDragging(velocity: CGPoint, target: CGPoint) -> CGPoint {
    let rests = groups.map { rest($0) }
    guard !rests.isEmpty else { return target }
    func nearest(_ offset: CGFloat) -> Int {
      rests.indices.min { abs(rests[$0] - offset) < abs(rests[$1] - offset) } ?? 0
    }
    switch behavior {
    case .none, .continuous, .paging: return target
    case .continuousGroupLeadingBoundary:
      // Content that ends there rests at its end.
      let end = contentSize.width - bounds.width
      return CGPoint(x: target.x >= end ? target.x : rests[nearest(target.x)], y: target.y)
    case .groupPaging, .groupPagingCentered:
      let start = nearest(contentOffset.x + panGestureRecognizer.translation(in: superview).x)
      let now = nearest(contentOffset.x)
      let next = abs(velocity.x) > 300 ? start + (velocity.x < 0 ? 1 : -1) : now
      return CGPoint(
        x: rests[min(max(next, max(start - 1, 0)), min(start + 1, rests.count - 1))], y: target.y)
    }
  }

  /// Scrolls to an item of the section, whose rectangle is given in the section's content.
  func scroll(to item: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    var offset = contentOffset
    if position.contains(.left) {
      offset.x = item.minX - lead
    } else if position.contains(.centeredHorizontally) {
      offset.x = item.midX - bounds.width / 2
    } else if position.contains(.right) {
      offset.x = item.maxX - bounds.width
    } else if item.minX < offset.x {
      offset.x = item.minX - lead
    } else if item.maxX > offset.x + bounds.width {
      offset.x = item.maxX - bounds.width
    }
    setContentOffset(within(offset), animated: animated)
  }
}
