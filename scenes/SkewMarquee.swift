// flipbook: --size 1080x480 --duration 6
import SwiftUI

// Words cross the picture like trains: they lean back while they speed up, and forward while they brake. How far a
// word leans is animated together with how far it has come.

private struct LeanEffect: GeometryEffect {
  /// In points, from the word's place.
  var offset: CGFloat
  /// How far the top is behind the foot, in points a point.
  var lean: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset, lean) }
    set { (offset, lean) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    // About the foot, which stays on its rail.
    ProjectionTransform(
      CGAffineTransform(a: 1, b: 0, c: lean, d: 1, tx: offset - lean * size.height, ty: 0))
  }
}

private struct Train: View {
  let word: String
  let color: Color
  let delay: Double
  let distance: CGFloat

  private enum Leg { case waiting, starting, cruising, braking, resting, leaving, gone }
  @State private var leg = Leg.waiting

  private var offset: CGFloat {
    switch leg {
    case .waiting: -distance
    case .starting: -distance * 0.75
    case .cruising: -distance * 0.18
    case .braking, .resting: 0
    case .leaving: distance * 0.25
    case .gone: distance
    }
  }

  private var lean: CGFloat {
    switch leg {
    case .waiting, .resting: 0
    case .starting: 0.5
    case .cruising: 0.5
    case .braking: -0.28
    case .leaving, .gone: 0.5
    }
  }

  var body: some View {
    Text(word)
      .font(.system(size: 92, weight: .heavy))
      .foregroundColor(color)
      .modifier(LeanEffect(offset: offset, lean: lean))
      .onAppear { step(.starting, .easeIn(duration: 0.3), after: delay) }
  }

  private func step(_ next: Leg, _ animation: Animation, after seconds: Double) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      withAnimation(animation) { leg = next }
      switch next {
      case .starting: step(.cruising, .linear(duration: 0.4), after: 0.3)
      case .cruising: step(.braking, .easeOut(duration: 0.28), after: 0.4)
      case .braking: step(.resting, .spring(response: 0.3, dampingFraction: 0.35), after: 0.28)
      case .resting: step(.leaving, .easeIn(duration: 0.35), after: 2.2)
      case .leaving: step(.gone, .linear(duration: 0.6), after: 0.35)
      case .waiting, .gone: break
      }
    }
  }
}

struct SkewMarquee: View {
  private let words = [
    ("MIND", Color(red: 1, green: 0.82, blue: 0.25)), ("THE", Color(red: 0.98, green: 0.45, blue: 0.33)),
    ("FRAMES", Color(red: 0.36, green: 0.82, blue: 0.9)),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(red: 0.07, green: 0.08, blue: 0.2), Color(red: 0.2, green: 0.1, blue: 0.3)],
        startPoint: .top, endPoint: .bottom)
      VStack(spacing: 10) {
        ForEach(words.indices, id: \.self) { index in
          VStack(spacing: 0) {
            Train(
              word: words[index].0, color: words[index].1, delay: 0.2 + 0.35 * Double(index), distance: 1080)
            Rectangle().fill(Color.white.opacity(0.18)).frame(height: 2)
          }
        }
      }
    }
    .clipped()
  }
}
