// flipbook: --size 960x600 --duration 8 --scale 1.25
import SwiftUI

// A paper plane flies a figure of eight and leans into its turns. Its place is a share of the path's length, which is
// all that is animated.

/// A figure of eight (Gerono's lemniscate) that fills a rectangle.
private struct Eight: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let steps = 180
    for step in 0...steps {
      let angle = 2 * .pi * Double(step) / Double(steps)
      let point = CGPoint(
        x: rect.midX + rect.width / 2 * sin(angle), y: rect.midY + rect.height * sin(angle) * cos(angle))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

private struct Flight: GeometryEffect {
  /// How much of the path lies behind, 0 to 1.
  var progress: CGFloat
  let path: Path

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let here = point(progress)
    let ahead = point(progress + 0.004)
    let heading = atan2(ahead.y - here.y, ahead.x - here.x)
    return ProjectionTransform(
      CGAffineTransform(translationX: here.x, y: here.y).rotated(by: heading)
        .translatedBy(x: -size.width / 2, y: -size.height / 2))
  }

  private func point(_ progress: CGFloat) -> CGPoint {
    let wrapped = progress - progress.rounded(.down)
    return path.trimmedPath(from: 0, to: max(wrapped, 1e-4)).currentPoint ?? .zero
  }
}

/// A folded sheet, nose to the right.
private struct PlaneShape: View {
  var body: some View {
    Canvas { context, size in
      let nose = CGPoint(x: size.width, y: size.height / 2)
      let fold = CGPoint(x: size.width * 0.22, y: size.height * 0.5)
      func wing(_ tip: CGPoint, _ inner: CGPoint, _ shade: Double) {
        var path = Path()
        path.addLines([nose, tip, inner])
        path.closeSubpath()
        context.fill(path, with: .color(Color(white: shade)))
      }
      wing(CGPoint(x: 0, y: 0), CGPoint(x: fold.x, y: fold.y - 3), 1)
      wing(CGPoint(x: 0, y: size.height), CGPoint(x: fold.x, y: fold.y + 3), 0.86)
      wing(CGPoint(x: fold.x - 8, y: fold.y + 12), CGPoint(x: fold.x, y: fold.y - 3), 0.7)
    }
  }
}

private struct Cloud: View {
  let width: CGFloat

  var body: some View {
    ZStack {
      Capsule().frame(width: width, height: width * 0.26).offset(y: width * 0.1)
      Circle().frame(width: width * 0.42).offset(x: -width * 0.12, y: -width * 0.05)
      Circle().frame(width: width * 0.3).offset(x: width * 0.16, y: 0)
    }
    .foregroundColor(.white)
  }
}

struct PaperPlane: View {
  @State private var isFlying = false
  @State private var drift = false

  var body: some View {
    GeometryReader { proxy in
      let area = CGRect(x: 110, y: 130, width: proxy.size.width - 220, height: proxy.size.height - 260)
      ZStack(alignment: .topLeading) {
        LinearGradient(
          colors: [Color(red: 0.31, green: 0.6, blue: 0.93), Color(red: 0.86, green: 0.94, blue: 1)],
          startPoint: .top, endPoint: .bottom)
        Cloud(width: 190).opacity(0.75).offset(x: drift ? 250 : 60, y: 70)
        Cloud(width: 260).opacity(0.6).offset(x: drift ? 480 : 640, y: 400)
        Eight().path(in: area)
          .stroke(
            Color.white.opacity(0.9),
            style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 11], dashPhase: 0))
        PlaneShape()
          .frame(width: 74, height: 48)
          .shadow(color: Color(red: 0.1, green: 0.25, blue: 0.5).opacity(0.35), radius: 5, x: 0, y: 9)
          .modifier(Flight(progress: isFlying ? 1 : 0, path: Eight().path(in: area)))
      }
      .onAppear {
        withAnimation(.linear(duration: 8).repeatForever(autoreverses: false)) { isFlying = true }
        withAnimation(.easeInOut(duration: 8)) { drift = true }
      }
    }
  }
}
