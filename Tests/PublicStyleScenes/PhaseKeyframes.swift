// swift-format-ignore-file
import SwiftUI

struct AnimationValues {
    var scale = 1.0
    var verticalStretch = 1.0
    var verticalTranslation = 0.0
    var angle = Angle.zero
}

struct PhaseKeyframesView: View {
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 60) {
            Text("👋").font(.system(size: 60))
                .keyframeAnimator(initialValue: AnimationValues(), trigger: taps) { content, value in
                    content
                        .rotationEffect(value.angle)
                        .scaleEffect(value.scale)
                        .scaleEffect(y: value.verticalStretch)
                        .offset(y: value.verticalTranslation)
                } keyframes: { _ in
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.zero, duration: 0.58)
                        CubicKeyframe(.degrees(16), duration: 0.125)
                        CubicKeyframe(.degrees(-16), duration: 0.125)
                        CubicKeyframe(.zero, duration: 0.125)
                    }
                    KeyframeTrack(\.verticalTranslation) {
                        LinearKeyframe(0.0, duration: 0.1)
                        SpringKeyframe(20.0, duration: 0.15, spring: .bouncy)
                        SpringKeyframe(-60.0, duration: 1.0, spring: .bouncy)
                        SpringKeyframe(0.0, spring: .bouncy)
                    }
                }
                .onTapGesture { taps += 1 }
            PhaseAnimator([1.0, 1.4, 0.8]) { phase in
                Image(systemName: "bell.fill").font(.largeTitle).scaleEffect(phase)
            } animation: { phase in
                .bouncy(duration: 0.4, extraBounce: 0.2)
            }
            Circle().fill(.indigo).frame(width: 50)
                .phaseAnimator([false, true], trigger: taps) { content, phase in
                    content.offset(x: phase ? 40 : 0)
                } animation: { _ in .snappy }
        }
    }
}

#if DEBUG
struct PhaseKeyframes_Previews: PreviewProvider {
    static var previews: some View { PhaseKeyframesView() }
}
#endif
