// flipbook: --size 900x480 --duration 6
import SwiftUI

// Two bars swing by the same effect. What is inside the upper one asks where it is and is told, frame by frame; the
// lower one's effect is ignored by layout, so what is inside it believes that it stands still.

private struct Swing: GeometryEffect {
  var x: CGFloat

  var animatableData: CGFloat {
    get { x }
    set { x = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
  }
}

/// Says where layout believes it is, with a pointer to that place on the scale.
private struct Whereabouts: View {
  var body: some View {
    GeometryReader { proxy in
      Text("x = \(proxy.frame(in: .global).minX, specifier: "%.0f")")
        .font(.system(size: 26, weight: .semibold, design: .monospaced))
        .foregroundColor(.white)
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
  }
}

private struct Row<Bar: View>: View {
  let title: String
  let bar: Bar

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.headline).foregroundColor(Color(white: 0.35))
      ZStack(alignment: .leading) {
        Capsule().fill(Color(white: 0.88)).frame(height: 6)
        bar.padding(.leading, 220)
      }
    }
  }
}

struct OffLayout: View {
  @State private var isRight = false

  private func bar(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 14, style: .continuous)
      .fill(color.gradient)
      .frame(width: 280, height: 84)
      .overlay(Whereabouts())
  }

  var body: some View {
    VStack(spacing: 48) {
      Row(
        title: "modifier(Swing(x:))",
        bar: bar(Color(red: 0.1, green: 0.6, blue: 0.45)).modifier(Swing(x: isRight ? 200 : -200)))
      Row(
        title: "modifier(Swing(x:).ignoredByLayout())",
        bar: bar(Color(red: 0.93, green: 0.48, blue: 0.15))
          .modifier(Swing(x: isRight ? 200 : -200).ignoredByLayout()))
    }
    .padding(60)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.97, green: 0.96, blue: 0.93))
    .onAppear {
      withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: true)) { isRight = true }
    }
  }
}
