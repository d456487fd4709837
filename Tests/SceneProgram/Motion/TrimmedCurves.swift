import SwiftUI

/// Outlines that are drawn bit by bit, dashed and with round ends.
struct TrimmedCurves: View {
  @State private var end = 0.05

  var body: some View {
    ZStack {
      Circle().trim(from: 0.02, to: end).stroke(.blue, style: StrokeStyle(lineWidth: 14, lineCap: .round))
      Path { path in
        path.move(to: CGPoint(x: 20, y: 250))
        path.addCurve(
          to: CGPoint(x: 290, y: 60), control1: CGPoint(x: 60, y: 0), control2: CGPoint(x: 260, y: 330))
      }
      .trim(from: 0, to: end).stroke(
        .red, style: StrokeStyle(lineWidth: 5, lineJoin: .bevel, dash: [12, 4, 2, 4], dashPhase: end * 40))
    }
    .padding(30)
    .onAppear { withAnimation(.spring(response: 0.9, dampingFraction: 0.4)) { end = 0.97 } }
  }
}
