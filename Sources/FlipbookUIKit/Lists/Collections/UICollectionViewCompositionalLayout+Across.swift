import FlipbookDrawing
import Foundation

extension UICollectionViewCompositionalLayout {
  /// Places the groups of a section that scrolls across its collection in a row. Returns the section's height.
  func placeAcross(
    _ section: NSCollectionLayoutSection, _ number: Int, from top: CGFloat, _ room: CGSize,
    _ environment: LayoutContext, _ view: UICollectionView
  ) -> CGFloat {
    let insets = section.contentInsets
    let inner = CGSize(width: room.width - insets.leading - insets.trailing, height: room.height)
    let size = section.group.layoutSize.size(in: inner)
    let count = view.numberOfItems(inSection: number)
    var placed: [UICollectionViewLayoutAttributes] = []
    var groups: [ClosedRange<CGFloat>] = []
    var start = insets.leading
    var height = size.height
    while placed.count < count {
      if !groups.isEmpty { start += section.interGroupSpacing }
      let origin = CGPoint(x: start, y: 0)
      let frames = section.group.places(
        in: CGRect(origin: origin, size: size), most: count - placed.count, environment)
      guard !frames.isEmpty else { break }
      let own = place(frames, from: origin, length: size.height, number, &placed)
      height = groups.isEmpty ? own : max(height, own)
      groups.append(start...(start + max(size.width, 0)))
      start += size.width
    }
    let scroll = view.sectionScroll(number)
    scroll.lead = insets.leading
    scroll.take(
      section.orthogonalScrollingBehavior, groups,
      frame: CGRect(x: 0, y: top, width: room.width, height: height), width: start + insets.trailing)
    for one in placed { one.host = scroll }
    places.append((section, placed))
    return height
  }
}

extension UICollectionView {
  /// The scroll of a section, which is made as it is asked for first.
  func sectionScroll(_ number: Int) -> SectionScroll {
    if let known = scrolls[number] { return known }
    let scroll = SectionScroll(self)
    scrolls[number] = scroll
    addSubview(scroll)
    return scroll
  }

  /// Takes away the scrolls of sections that scroll no longer.
  func keepScrolls(_ sections: Set<Int>) {
    for number in scrolls.keys.sorted() where !sections.contains(number) {
      scrolls.removeValue(forKey: number)?.removeFromSuperview()
    }
  }
}
