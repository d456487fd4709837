import SwiftUI

extension AnyTransition {
  static var iris: AnyTransition {
    .modifier(
      active: ClipShapeModifier(shape: ScaledCircle(animatableData: 0)),
      identity: ClipShapeModifier(shape: ScaledCircle(animatableData: 1)))
  }
  static func flip(axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 1, 0)) -> AnyTransition {
    AnyTransition.modifier(
      active: FlipModifier(angle: 90, axis: axis), identity: FlipModifier(angle: 0, axis: axis)
    ).combined(with: .opacity)
  }
  static let backslide = AnyTransition.asymmetric(
    insertion: .move(edge: .trailing), removal: .move(edge: .leading))
  static var fly: AnyTransition {
    get {
      AnyTransition.modifier(active: FlyTransition(pct: 0), identity: FlyTransition(pct: 1))
    }
  }
}
struct FlyTransition: GeometryEffect {
  var pct: Double
  var animatableData: Double {
    get { pct }
    set { pct = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    let rotationPercent = pct
    let a = CGFloat(Angle(degrees: 90 * (1 - rotationPercent)).radians)
    var transform3d = CATransform3DIdentity
    transform3d.m34 = -1 / max(size.width, size.height)
    transform3d = CATransform3DRotate(transform3d, a, 1, 0, 0)
    transform3d = CATransform3DTranslate(transform3d, -size.width / 2.0, -size.height / 2.0, 0)
    let affineTransform1 = ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
    let affineTransform2 = ProjectionTransform(
      CGAffineTransform(scaleX: CGFloat(pct * 2), y: CGFloat(pct * 2)))
    if pct <= 0.5 {
      return ProjectionTransform(transform3d).concatenating(affineTransform2).concatenating(affineTransform1)
    }
    return ProjectionTransform(transform3d).concatenating(affineTransform1)
  }
}
struct ScaledCircle: Shape {
  var animatableData: Double
  func path(in rect: CGRect) -> Path {
    let maximumCircleRadius = sqrt(rect.width * rect.width + rect.height * rect.height)
    let circleRadius = maximumCircleRadius * animatableData
    let x = rect.midX - circleRadius / 2
    let y = rect.midY - circleRadius / 2
    return Circle().path(in: CGRect(x: x, y: y, width: circleRadius, height: circleRadius))
  }
}
struct ClipShapeModifier<T: Shape>: ViewModifier {
  let shape: T
  func body(content: Content) -> some View { content.clipShape(shape) }
}
struct FlipModifier: AnimatableModifier {
  var angle: Double
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
  func body(content: Content) -> some View {
    content.rotation3DEffect(.degrees(angle), axis: axis, perspective: 0.5)
  }
}
struct CustomTransitions: View {
  @State private var index = 0
  let timer = Timer.publish(every: 1.2, on: .main, in: .common).autoconnect()
  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        switch index % 5 {
        case 0: page("Iris", .red).transition(.iris)
        case 1: page("Flip", .green).transition(.flip())
        case 2: page("Backslide", .blue).transition(.backslide)
        case 3: page("Push", .orange).transition(.push(from: .bottom))
        default: page("Fly", .purple).transition(.fly)
        }
      }
      .frame(width: 260, height: 260)
      .clipped()
      if index.isMultiple(of: 2) {
        Label("Even", systemImage: "2.circle").transition(
          AnyTransition.slide.combined(with: .scale(scale: 0.2, anchor: .leading)))
      }
    }
    .onReceive(timer) { _ in withAnimation(.easeInOut(duration: 0.8)) { index += 1 } }
  }
  func page(_ s: String, _ c: Color) -> some View {
    c.overlay(Text(s).font(.system(size: 40, weight: .bold)).foregroundColor(.white)).cornerRadius(30)
  }
}
struct CustomTransitions_Previews: PreviewProvider { static var previews: some View { CustomTransitions() } }
