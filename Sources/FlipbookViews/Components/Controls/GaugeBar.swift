import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The bar of a gauge: filled up to the value, or in the tint throughout with a dot at the value.
struct GaugeBar: View {
  let value: Double
  let isFilled: Bool
  let height: CGFloat
  @Environment(\.layoutDirection) private var direction

  /// The room around the dot, in points.
  private static let gap: CGFloat = 3.33

  init(value: Double, isFilled: Bool, height: CGFloat) {
    (self.value, self.isFilled, self.height) = (value, isFilled, height)
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        if isFilled {
          Capsule(style: .circular).fill(Color(uiColor: .tertiarySystemFill))
          // The fill is as long as the value says, however short: the bar's outline cuts it.
          Capsule(style: .circular).fill(.tint).frame(width: max(height, proxy.size.width * value))
            .opacity(value > 0 ? 1 : 0)
        } else {
          Capsule(style: .circular).fill(.tint)
            .overlay(alignment: .leading) { hole(proxy.size.width) }
            .compositingGroup()
          Capsule(style: .circular).fill(.tint)
            .mask(alignment: .leading) { circle(height, offset: place(proxy.size.width) - height / 2) }
        }
      }
    }
    .frame(height: height)
  }

  /// Takes the bar away around the dot.
  private func hole(_ width: CGFloat) -> some View {
    let side = height + 2 * Self.gap
    return circle(side, offset: place(width) - side / 2).blendMode(.destinationOut)
  }

  private func circle(_ side: CGFloat, offset: CGFloat) -> some View {
    Circle().frame(width: side, height: side)
      .offset(x: (direction == .rightToLeft ? -1 : 1) * offset)
  }

  /// The middle of the dot from where the bar begins.
  private func place(_ width: CGFloat) -> CGFloat { height / 2 + max(0, width - height) * value }
}
