import FlipbookDrawing
import FlipbookMotion
import Foundation

struct GaugeBar: View {
  let value: Double
  let isFilled: Bool
  @Environment(\.layoutDirection) private var direction

  init(value: Double, isFilled: Bool) { (self.value, self.isFilled) = (value, isFilled) }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule(style: .circular).fill(
          isFilled ? AnyShapeStyle(Color.gray.opacity(0.25)) : AnyShapeStyle(.tint)
        )
        .frame(height: proxy.size.height)
        if isFilled {
          Capsule(style: .circular).fill(.tint).frame(width: proxy.size.width * value)
        } else {
          Circle().fill(.background).frame(width: 10, height: 10)
            .overlay { Circle().strokeBorder(.tint, lineWidth: 2) }
            .offset(x: (direction == .rightToLeft ? -1 : 1) * max(0, proxy.size.width - 10) * value)
        }
      }
    }
    .frame(height: 6)
  }
}
