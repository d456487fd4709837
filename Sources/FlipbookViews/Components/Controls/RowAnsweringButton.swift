import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A button of the usual style. In a row of a list the row is grey as the button is tapped, and fades.
struct RowAnsweringButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.listStyle) private var listStyle
  @Environment(\.isEnabled) private var isEnabled
  @State private var share = 0.0

  init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    AnyButtonStyle(BorderlessChrome()).view(answering).modifier(RowMarkModifier(share: share))
      .layoutValue(key: RowTapKey.self, value: rowTap)
  }

  /// The tap that the row answers beside the label.
  private var rowTap: AttachedGesture? {
    guard listStyle != nil, isEnabled else { return nil }
    let answering = answering
    var tap = AttachedGesture(TapGesture().onEnded { answering.trigger() })
    // A film without a script touches the button, not the row as well.
    tap.kinds = []
    return tap
  }

  private var answering: PrimitiveButtonStyleConfiguration {
    guard listStyle != nil else { return configuration }
    return PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
      share = 1
      FilmClock.post(after: 1 / FilmClock.screenRate) {
        MainActor.assumeIsolated { withAnimation(RowHoldMark.release) { share = 0 } }
      }
      configuration.trigger()
    }
  }
}
