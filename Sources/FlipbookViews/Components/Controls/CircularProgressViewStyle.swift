import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A wheel of eight spokes that goes round once a second.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// Makes the style; the wheel is grey where no tint is set.
  public init() { tint = nil }
  /// Makes the style in a tint of its own.
  public init(tint: Color) { self.tint = tint }

  /// A wheel over the label. The fraction and the label of the value aren't shown.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      Wheel(tint: tint)
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

/// Spokes that light up one after the other.
private struct Wheel: View {
  let tint: Color?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tintColor) private var around
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var displayScale

  init(tint: Color?) { self.tint = tint }

  /// Relative to that of the usual size, 20 points across. It grows as the lines of body texts do, to a pixel.
  private var scale: CGFloat {
    let control: CGFloat =
      switch controlSize {
      case .mini, .small: 0.75
      case .regular: 1
      case .large, .extraLarge: 1.85
      }
    let diameter = 20 * control * Font.TextStyle.body.scale(at: typeSize)
    return (diameter * displayScale).rounded() / displayScale / 20
  }

  var body: some View {
    let color = tint ?? (around == EnvironmentValues().tintColor ? Color.gray : Color.accentColor)
    return TimelineView(.periodic(from: FilmClock.date(at: 0), by: 0.125)) { timeline in
      let step = Int((FilmClock.time(of: timeline.date) * 8).rounded())
      ZStack {
        ForEach(0..<8) { spoke in
          Capsule(style: .circular).fill(color).frame(width: 2.5 * scale, height: 6 * scale).offset(
            y: -7 * scale
          )
          .rotationEffect(.degrees(Double(spoke) * 45))
          .opacity(0.25 + 0.75 * Double(((spoke - step) % 8 + 8) % 8) / 7)
        }
      }
      .frame(width: 20 * scale, height: 20 * scale)
    }
  }
}
