import SwiftUI

/// Effects by formula, and paths between points.
struct Shakes: View {
  @State private var amount = 0.0

  var body: some View {
    VStack(spacing: 30) {
      Text("shake").font(.largeTitle).modifier(Shake(amount: amount))
      Blob(amount: amount).fill(.pink).frame(width: 150, height: 150)
    }
    .onAppear { withAnimation(.linear(duration: 1.3)) { amount = 4 } }
  }
}

private struct Shake: GeometryEffect {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 12 * sin(amount * .pi * 2), y: amount))
  }
}

private struct Blob: Shape {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      for step in 0...60 {
        let angle = Double(step) / 60 * 2 * .pi
        let radius = rect.width / 2 * (0.8 + 0.2 * sin(angle * 5 + amount))
        let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }
}
