import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A choice as a row of its own, with a mark where it is the chosen one.
struct OptionRow: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let chosen: @MainActor () -> AnyHashable
  let padding: CGFloat
  let choose: @MainActor (AnyHashable) -> Void
  static var affectsLayout: Bool { true }
  /// The room of the mark, in points: in rows of lists at the end, in menus at the beginning.
  private var mark: CGFloat { padding == 0 ? ControlMetrics.current.list.mark : 16 }
  private var isInMenu: Bool { padding > 0 }

  func changeTraits(_ traits: inout ElementTraits) {
    guard isInMenu else { return }
    traits.layoutValues[ObjectIdentifier(MenuItemKey.self)] = MenuItem?.some(.row(isMarked: true))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let own = content.sizeThatFits(inner(proposal))
    let width = own.width + 2 * padding + mark
    // A row of a list has its least height from the list.
    let least: CGFloat = padding == 0 ? 0 : 44
    return CGSize(
      width: proposal.width.map { max($0, min(width, $0)) } ?? width, height: max(least, own.height))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - 2 * padding - mark) }, height: nil)
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let offered = inner(ProposedViewSize(size))
    let own = content.sizeThatFits(offered)
    content.place(
      at: CGPoint(x: padding + (isInMenu ? mark : 0), y: (size.height - own.height) / 2), proposal: offered)
  }

  func isHit(at point: CGPoint, size: CGSize) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    content.recordPlaced(in: context)
    guard content.choiceTag == chosen() else { return }
    var mark = context
    mark.environment = content.environment
    // In rows its ink ends 4.5 before the content does; in menus it has the colour of the titles.
    let x = isInMenu ? 13.5 : size.width - 18.5
    var path = Path()
    path.move(to: CGPoint(x: x, y: size.height / 2))
    path.addLine(to: CGPoint(x: x + (isInMenu ? 3.8 : 4.5), y: size.height / 2 + 4.5))
    path.addLine(to: CGPoint(x: x + (isInMenu ? 11 : 13), y: size.height / 2 - 6))
    mark.stroke(
      path, with: isInMenu ? .style(ForegroundStyle()) : .style(TintShapeStyle()),
      style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }

  var gestures: [AttachedGesture] { [] }

  func gestures(of element: Element) -> [AttachedGesture] {
    let (choose, tag) = (choose, element.choiceTag)
    return [AttachedGesture(TapGesture().onEnded { _ in if let tag { choose(tag) } })]
  }
}
