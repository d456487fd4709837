import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style.
  public init() {}
  /// An open ring of 60 points with the label of the value in it.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeArc().stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      Circle().fill(.background).frame(width: 10, height: 10)
        .overlay { Circle().fill(.tint).frame(width: 6, height: 6) }
        .offset(y: -27).rotationEffect(.degrees(-135 + 270 * configuration.value))
      (configuration.currentValueLabel ?? configuration.label).font(.system(size: 17, weight: .medium))
      HStack(spacing: configuration.minimumValueLabel == nil ? 0 : 8) {
        if configuration.minimumValueLabel == nil {
          if configuration.currentValueLabel != nil { configuration.label }
        } else {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      }
      .font(.system(size: 9)).offset(y: 25)
    }
    .frame(width: 60, height: 60)
  }
}

/// Three quarters of a circle, open at the bottom.
private struct GaugeArc: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
        startAngle: .degrees(135), endAngle: .degrees(45), clockwise: false)
    }
  }
}
