import FlipbookDrawing
import Foundation

/// The film's frame: offers its size to the scene and centres the result.
@MainActor
final class RootElement: Element {
  private var content: [Element] = []
  /// The interface in front of all views; nil for none.
  private var front: Element?

  func layOut(in size: CGSize) {
    content = node.elements
    front = runtime.frontNode?.elements.first
    content.forEach { $0.parent = self }
    front?.parent = self
    place(at: .zero, proposal: ProposedViewSize(size))
  }

  /// The size that the scene itself takes of what it is offered.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    node.elements.reduce(CGSize.zero) { size, element in
      let own = element.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layoutContent(in size: CGSize, proposal: ProposedViewSize) {
    for element in content {
      guard !element.isLeaving else {
        element.keepPlace()
        continue
      }
      let own = element.sizeThatFits(proposal)
      element.place(
        at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
    }
    front?.place(at: .zero, proposal: ProposedViewSize(size))
  }

  override func record(in context: GraphicsContext, size: CGSize) {
    let behind = runtime.pagesBehind.elements.compactMap {
      ($0 as? ModifierElement<PageBehindModifier>)?.modifier
    }.max { $0.depth < $1.depth }
    PageBehind(depth: behind?.depth ?? 0, top: behind?.top ?? 0)
      .record(in: context, size: size, isDark: environment.colorScheme == .dark) { context in
        for element in content.sortedByZIndex() { element.recordPlaced(in: context) }
      }
    for element in runtime.portals.elements { element.recordPortal(in: context) }
    front?.recordPlaced(in: context)
  }

  override func hitTest(_ point: CGPoint) -> Element? {
    if let front, front.embedded?.takesTouch(at: point) == true, let hit = front.hitTest(point) { return hit }
    for portal in runtime.portals.elements.reversed() {
      if let hit = portal.hitTest(point) { return hit }
    }
    for child in content.sortedByZIndex().reversed() where !child.isPortal {
      guard let inverse = child.transformToParent().inverse else { continue }
      if let hit = child.hitTest(point.applying(inverse)) { return hit }
    }
    return nil
  }

  override var subelements: [Element] { content.sortedByZIndex() + (front.map { [$0] } ?? []) }
}

extension [Element] {
  /// In drawing order: by z-index, of equal ones those that leave first, then in the order of the views.
  @MainActor
  package func sortedByZIndex() -> [Element] {
    guard let first else { return self }
    // Most films have no z-index, which would be asked for through all modifiers of all views in every picture.
    let isPlain =
      first.runtime.hasZIndices
      ? allSatisfy { $0.zIndex == 0 && !$0.isLeaving } : allSatisfy { !$0.isLeaving }
    if isPlain { return self }
    return enumerated().map { (zIndex: $1.zIndex, offset: $1.isLeaving ? $0 - count : $0, element: $1) }
      .sorted { ($0.zIndex, $0.offset) < ($1.zIndex, $1.offset) }
      .map(\.element)
  }
}
