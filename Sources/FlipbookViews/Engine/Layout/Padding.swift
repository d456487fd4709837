import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Room around a view.
struct PaddingModifier: ElementModifier {
  var insets: EdgeInsets

  init(insets: EdgeInsets) { self.insets = insets }

  static var affectsLayout: Bool { true }

  private var room: ProposedViewSize.EdgeSizes {
    ProposedViewSize.EdgeSizes(
      horizontal: insets.leading + insets.trailing, vertical: insets.top + insets.bottom)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let own = content.sizeThatFits(proposal.inset(by: room))
    return CGSize(width: max(0, own.width + room.horizontal), height: max(0, own.height + room.vertical))
  }

  func spacing(of content: Element) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return content.knownSpacing.resetting(edges)
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let leading = content.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    content.place(at: CGPoint(x: leading, y: insets.top), proposal: proposal.inset(by: room))
  }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    let inner = CGSize(width: size.width - room.horizontal, height: size.height - room.vertical)
    return content.explicitAlignment(key, in: inner).map {
      $0 + (key.axis == .horizontal ? insets.leading : insets.top)
    }
  }
}

extension View {
  /// Adds room at each edge, in points; negative insets take it away.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

  /// Adds room at some edges.
  /// - Parameter length: In points; nil for the usual 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds the same room at every edge, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
