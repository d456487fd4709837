import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum TipArrowEdgeKey: EnvironmentKey { static var defaultValue: Edge? { nil } }
private enum TipIsPopoverKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The side of a tip's plate that has an arrow; nil for none.
  var tipArrowEdge: Edge? {
    get { self[TipArrowEdgeKey.self] }
    set { self[TipArrowEdgeKey.self] = newValue }
  }

  /// Whether a tip points at a view, on the plate of a popover.
  var tipIsPopover: Bool {
    get { self[TipIsPopoverKey.self] }
    set { self[TipIsPopoverKey.self] = newValue }
  }
}

/// The plate of a tip among other views, with its arrow, which takes room of its own.
struct TipPlate: ViewModifier {
  let appearance: TipAppearance
  let isDrawn: Bool
  @Environment(\.tipArrowEdge) private var edge

  func body(content: Content) -> some View {
    let height = PopoverPlace.arrow.height
    let arrow = isDrawn ? edge : nil
    content
      .padding(.bottom, isDrawn ? 1.33 : 0)
      .background {
        if isDrawn {
          Color.clear.overlay {
            TipOutline(edge: arrow, cornerRadius: appearance.cornerRadius)
              .fill(appearance.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)))
          }
        }
      }
      .padding(arrow.map { Edge.Set($0) } ?? [], arrow == nil ? 0 : height)
  }
}

/// The outline of a tip's plate with its arrow in the middle of a side.
private struct TipOutline: Shape {
  let edge: Edge?
  let cornerRadius: CGFloat

  func path(in rect: CGRect) -> Path {
    let plate = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    guard let edge else { return plate }
    let (half, height) = (PopoverPlace.arrow.width / 2, PopoverPlace.arrow.height)
    let (start, along, out): (CGPoint, CGVector, CGVector) =
      switch edge {
      case .top: (CGPoint(x: rect.midX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1))
      case .bottom: (CGPoint(x: rect.midX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
      case .leading: (CGPoint(x: rect.minX, y: rect.midY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0))
      case .trailing: (CGPoint(x: rect.maxX, y: rect.midY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0))
      }
    func point(_ side: CGFloat, _ away: CGFloat) -> CGPoint {
      CGPoint(x: start.x + along.dx * side + out.dx * away, y: start.y + along.dy * side + out.dy * away)
    }
    var arrow = Path()
    arrow.move(to: point(-half + 2, -1))
    arrow.addLine(to: point(-half + 2, 0))
    arrow.addLine(to: point(-1.6, height - 1))
    arrow.addQuadCurve(to: point(1.6, height - 1), control: point(0, height + 0.8))
    arrow.addLine(to: point(half - 2, 0))
    arrow.addLine(to: point(half - 2, -1))
    arrow.closeSubpath()
    return plate.union(arrow)
  }
}
