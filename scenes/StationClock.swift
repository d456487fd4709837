// flipbook: --size 720x720 --duration 12
import SwiftUI

// A railway clock in two canvases: the dial is drawn once, the hands as the timeline says. As at the stations, the
// second hand goes round in 58.5 seconds and waits at the top for the minute.

private struct Dial: View {
  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2
      let dial = CGRect(
        x: size.width / 2 - radius, y: size.height / 2 - radius, width: radius * 2, height: radius * 2)
      context.fill(Path(ellipseIn: dial), with: .color(Color(white: 0.78)))
      context.fill(
        Path(ellipseIn: dial.insetBy(dx: radius * 0.04, dy: radius * 0.04)),
        with: .radialGradient(
          Gradient(colors: [.white, Color(white: 0.93)]),
          center: CGPoint(x: size.width / 2, y: size.height / 2),
          startRadius: radius * 0.4, endRadius: radius))
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for minute in 0..<60 {
        var tick = context
        tick.rotate(by: .degrees(Double(minute) * 6))
        let isHour = minute.isMultiple(of: 5)
        let (width, length) = isHour ? (0.07, 0.24) : (0.028, 0.07)
        tick.fill(
          Path(
            CGRect(x: -radius * width / 2, y: -radius * 0.92, width: radius * width, height: radius * length)),
          with: .color(Color(white: 0.1)))
      }
    }
  }
}

private struct Hands: View {
  /// Seconds since midnight.
  let time: Double

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.addFilter(.shadow(color: .black.opacity(0.25), radius: 5, x: 0, y: 5))
      func hand(_ turn: Double, from tail: Double, to tip: Double, width: Double, color: Color) {
        var hand = context
        hand.rotate(by: .degrees(turn * 360))
        var path = Path()
        path.addLines([
          CGPoint(x: -radius * width * 0.55, y: radius * tail),
          CGPoint(x: radius * width * 0.55, y: radius * tail),
          CGPoint(x: radius * width * 0.42, y: -radius * tip),
          CGPoint(x: -radius * width * 0.42, y: -radius * tip),
        ])
        path.closeSubpath()
        hand.fill(path, with: .color(color))
      }
      let minutes = (time / 60).rounded(.down)
      hand(minutes / 720, from: 0.24, to: 0.6, width: 0.13, color: Color(white: 0.1))
      hand(minutes / 60, from: 0.24, to: 0.9, width: 0.11, color: Color(white: 0.1))
      let second = min(time.truncatingRemainder(dividingBy: 60) / 58.5, 1)
      let red = Color(red: 0.86, green: 0.1, blue: 0.12)
      hand(second, from: 0.32, to: 0.62, width: 0.028, color: red)
      var paddle = context
      paddle.rotate(by: .degrees(second * 360))
      paddle.fill(
        Path(
          ellipseIn: CGRect(x: -radius * 0.1, y: -radius * 0.72, width: radius * 0.2, height: radius * 0.2)),
        with: .color(red))
    }
  }
}

struct StationClock: View {
  private static let start = 10.0 * 3600 + 8 * 60 + 53

  var body: some View {
    ZStack {
      Dial()
      TimelineView(.animation(minimumInterval: 0.05)) { timeline in
        Hands(time: Self.start + timeline.date.timeIntervalSinceReferenceDate)
      }
    }
    .padding(50)
    .background(
      LinearGradient(
        colors: [Color(red: 0.24, green: 0.3, blue: 0.36), Color(red: 0.12, green: 0.15, blue: 0.19)],
        startPoint: .top, endPoint: .bottom))
  }
}
