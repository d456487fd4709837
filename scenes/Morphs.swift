// flipbook: --size 1000x560 --duration 7
import SwiftUI

// Shapes that know which of their numbers may be animated: a blob whose eight radii wander, on springs, and a polygon
// that goes from a triangle over a trapezium to a square by moving one corner.

/// A closed curve through points at equal angles, each at a distance of its own from the middle.
private struct Blob: Shape {
  /// Shares of the half side, four as a pair of pairs; the other four follow from them.
  var a: Double
  var b: Double
  var c: Double
  var d: Double

  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    get { AnimatablePair(AnimatablePair(a, b), AnimatablePair(c, d)) }
    set {
      (a, b, c, d) = (
        newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second
      )
    }
  }

  func path(in rect: CGRect) -> Path {
    let radii = [a, (a + c) / 2, b, 1.6 - (a + d) / 2, c, (b + d) / 2, d, 1.5 - (b + c) / 2]
    let half = min(rect.width, rect.height) / 2
    let points = radii.indices.map { index in
      let angle = 2 * Double.pi * Double(index) / Double(radii.count)
      let radius = half * radii[index]
      return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
    // Smooth through all points: each control point lies along the line between the neighbours.
    var path = Path()
    path.move(to: points[0])
    for index in points.indices {
      let (before, from) = (points[(index + points.count - 1) % points.count], points[index])
      let (to, after) = (points[(index + 1) % points.count], points[(index + 2) % points.count])
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
        control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
    }
    path.closeSubpath()
    return path
  }
}

/// Four corners, the upper left one somewhere along the upper edge: at its end there are three.
private struct RightAngle: Shape {
  /// Share of the upper edge, 0 to 1.
  var start: Double

  var animatableData: Double {
    get { start }
    set { start = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX + rect.width * start, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    return path
  }
}

struct Morphs: View {
  @State private var radii = [0.8, 0.8, 0.8, 0.8]
  @State private var start = 1.0
  private let names = [1.0: "triangle", 0.5: "trapezium", 0.0: "square"]
  private let beat = Timer.publish(every: 0.9, on: .main, in: .common).autoconnect()

  var body: some View {
    HStack(spacing: 60) {
      Blob(a: radii[0], b: radii[1], c: radii[2], d: radii[3])
        .fill(
          LinearGradient(
            colors: [Color(red: 1, green: 0.55, blue: 0.4), Color(red: 0.85, green: 0.2, blue: 0.5)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
        )
        .frame(width: 360, height: 360)
        .shadow(color: Color(red: 0.6, green: 0.1, blue: 0.3).opacity(0.35), radius: 24, y: 14)
      VStack(spacing: 30) {
        RightAngle(start: start)
          .fill(
            LinearGradient(
              colors: [Color(red: 0.2, green: 0.75, blue: 0.8), Color(red: 0.15, green: 0.4, blue: 0.8)],
              startPoint: .top, endPoint: .bottom)
          )
          .overlay(
            RightAngle(start: start).stroke(Color.white, style: StrokeStyle(lineWidth: 5, lineJoin: .round))
          )
          .frame(width: 260, height: 260)
          .animation(.easeInOut(duration: 0.6), value: start)
        Text(names[start] ?? "").font(.title2.weight(.semibold)).foregroundColor(Color(white: 0.3))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.98, green: 0.95, blue: 0.92))
    .onReceive(beat) { _ in
      withAnimation(.spring(response: 0.7, dampingFraction: 0.45)) {
        radii = radii.map { _ in Double.random(in: 0.55...1) }
      }
      start = start == 1 ? 0.5 : start == 0.5 ? 0 : 1
    }
  }
}
