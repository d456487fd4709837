import SwiftUI

struct HeartShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.height / 4),
      control1: CGPoint(x: rect.midX, y: rect.height * 3 / 4),
      control2: CGPoint(x: rect.minX, y: rect.midY))
    path.addArc(
      center: CGPoint(x: rect.width / 4, y: rect.height / 4), radius: rect.width / 4,
      startAngle: Angle(radians: Double.pi), endAngle: Angle(radians: 0), clockwise: false)
    path.addArc(
      center: CGPoint(x: rect.width * 3 / 4, y: rect.height / 4), radius: rect.width / 4,
      startAngle: Angle(radians: Double.pi), endAngle: Angle(radians: 0), clockwise: false)
    path.addCurve(
      to: CGPoint(x: rect.midX, y: rect.height),
      control1: CGPoint(x: rect.width, y: rect.midY),
      control2: CGPoint(x: rect.midX, y: rect.height * 3 / 4))
    return path
  }
}

struct ParticlesModifier: ViewModifier {
  @State var time = 0.0
  @State var scale = 0.1
  let duration = 5.0

  func body(content: Content) -> some View {
    ZStack {
      ForEach(0..<40, id: \.self) { index in
        content
          .hueRotation(Angle(degrees: time * 80))
          .scaleEffect(scale)
          .modifier(FireworkParticlesGeometryEffect(time: time))
          .opacity(((duration - time) / duration))
      }
    }
    .onAppear {
      withAnimation(.easeOut(duration: duration)) {
        self.time = duration
        self.scale = 1.0
      }
    }
  }
}

struct FireworkParticlesGeometryEffect: GeometryEffect {
  var time: Double
  var speed = Double.random(in: 20...200)
  var direction = Double.random(in: -Double.pi...Double.pi)

  var animatableData: Double {
    get { time }
    set { time = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    let xTranslation = speed * cos(direction) * time
    let yTranslation = speed * sin(direction) * time
    let affineTranslation = CGAffineTransform(translationX: xTranslation, y: yTranslation)
    return ProjectionTransform(affineTranslation)
  }
}

struct HeartBurst: View {
  @State private var liked = false
  @State private var numberOfLikes = 12
  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      if liked {
        Circle().fill(Color.pink).frame(width: 12, height: 12).modifier(ParticlesModifier())
      }
      VStack {
        HeartShape()
          .trim(from: 0, to: liked ? 1 : 0)
          .fill(.red)
          .background { HeartShape().stroke(.red, lineWidth: 3) }
          .frame(width: 100, height: 100)
          .scaleEffect(liked ? 1.2 : 1)
          .animation(.interpolatingSpring(stiffness: 170, damping: 8), value: liked)
        Text("\(numberOfLikes) likes").font(.body.monospacedDigit()).foregroundStyle(.white.opacity(0.8))
      }
      .contentShape(Rectangle())
      .onTapGesture(count: 2) {
        liked.toggle()
        numberOfLikes += liked ? 1 : -1
        UINotificationFeedbackGenerator().notificationOccurred(.success)
      }
    }
  }
}
#if DEBUG
struct HeartBurst_Previews: PreviewProvider {
  static var previews: some View { HeartBurst() }
}
#endif
