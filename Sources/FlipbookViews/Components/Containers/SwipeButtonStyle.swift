import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An action beside a swiped row: a white label on the tint, grey without one, red where it is destructive.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let swipe: RowSwipe

  func makeBody(configuration: Configuration) -> some View {
    let role = configuration.role
    let trigger = SwipeTrigger(isDestructive: role == .destructive) { configuration.trigger() }
    SwipeButton(configuration: configuration, swipe: swipe, trigger: trigger)
      .layoutValue(key: SwipeTriggerKey.self, value: trigger)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let swipe: RowSwipe
  let trigger: SwipeTrigger
  @Environment(\.tintColor) private var tint

  init(configuration: PrimitiveButtonStyleConfiguration, swipe: RowSwipe, trigger: SwipeTrigger) {
    (self.configuration, self.swipe, self.trigger) = (configuration, swipe, trigger)
  }

  private var ground: Color {
    tint ?? Color(uiColor: configuration.role == .destructive ? .systemRed : .systemGray)
  }

  var body: some View {
    let metrics = ControlMetrics.current.list
    configuration.label
      .labelStyle(SwipeLabelStyle())
      .font(.system(size: metrics.actionFont))
      .imageScale(.large)
      .symbolVariant(.fill)
      .foregroundStyle(.white)
      .multilineTextAlignment(.center)
      .padding(.horizontal, metrics.actionPadding)
      .frame(minWidth: metrics.actionWidth)
      .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
      .background(ground)
      .clipped()
      .contentShape(Rectangle())
      .onTapGesture { swipe.run(trigger) }
  }
}

/// Of a label with a symbol only that is shown.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
