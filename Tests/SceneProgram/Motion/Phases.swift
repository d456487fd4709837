import SwiftUI

/// Phases that begin anew when a number changes, and keyframes beside them.
struct Phases: View {
  @State private var trigger = 0

  var body: some View {
    VStack {
      Image(systemName: "star.fill")
        .phaseAnimator([0.0, 1, 0.4], trigger: trigger) { view, phase in
          view.scaleEffect(1 + phase).rotationEffect(.degrees(phase * 90))
        } animation: {
          $0 > 0.5 ? .spring(duration: 0.3) : .easeOut(duration: 0.2)
        }
      Text("keyframes").keyframeAnimator(initialValue: 0.0, repeating: true) { view, x in
        view.offset(x: x)
      } keyframes: { _ in
        KeyframeTrack {
          CubicKeyframe(60, duration: 0.4)
          SpringKeyframe(-40, duration: 0.5)
          LinearKeyframe(0, duration: 0.2)
        }
      }
    }
    .onReceive(Timer.publish(every: 0.45, on: .main, in: .common).autoconnect()) { _ in trigger += 1 }
  }
}
