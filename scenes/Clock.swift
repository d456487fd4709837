import Flipbook

/// A clock whose face stays as it is: only the hands' surroundings are painted anew, and between two ticks
/// nothing is.
///
///     flipbook render scenes/Clock.swift -o output/Clock.mp4 --props '{"time": "15:30:00"}'
struct Clock: Clip {
  var size: CGSize { CGSize(width: 1080, height: 1080) }
  var duration: TimeInterval { 10 }
  var background: Color { Color(red: 0.09, green: 0.11, blue: 0.16) }

  private static let ink = Color(red: 0.13, green: 0.14, blue: 0.18)
  private static let accent = Color(red: 0.91, green: 0.27, blue: 0.2)

  /// Seconds since midnight at the start of the clip.
  private let start: Double

  init() {
    let parts = Props.current.string("time", default: "10:08:36").split(separator: ":").map {
      Double($0) ?? 0
    }
    start = zip(parts, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .radialGradient(
        Gradient(colors: [
          Color(red: 0.27, green: 0.33, blue: 0.44), Color(red: 0.07, green: 0.08, blue: 0.12),
        ]),
        center: CGPoint(x: size.width / 2, y: size.height * 0.4), startRadius: 0,
        endRadius: max(size.width, size.height) * 0.75))
    // From here on the face has radius 1 about the origin.
    let unit = min(size.width, size.height) * 0.43
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: unit, y: unit)
    drawCase(in: context)
    drawTicks(in: context)
    drawNumerals(in: context)
    drawHands(in: context, time: time)
  }

  private func drawCase(in context: GraphicsContext) {
    for step in 0..<10 {
      // A soft shadow below the case.
      let radius = 1.06 + 0.012 * Double(step)
      context.fill(Self.circle(radius, at: CGPoint(x: 0, y: 0.035)), with: .color(.black.opacity(0.055)))
    }
    context.fill(
      Self.circle(1.06),
      with: .linearGradient(
        Gradient(colors: [Color(white: 0.97), Color(white: 0.55), Color(white: 0.82), Color(white: 0.4)]),
        startPoint: CGPoint(x: -0.75, y: -0.75), endPoint: CGPoint(x: 0.75, y: 0.75)))
    context.fill(
      Self.circle(1.005),
      with: .linearGradient(
        Gradient(colors: [Color(white: 0.35), Color(white: 0.8)]), startPoint: CGPoint(x: -0.7, y: -0.7),
        endPoint: CGPoint(x: 0.7, y: 0.7)))
    context.fill(
      Self.circle(0.985),
      with: .radialGradient(
        Gradient(colors: [
          Color(red: 0.995, green: 0.99, blue: 0.975), Color(red: 0.9, green: 0.885, blue: 0.85),
        ]),
        center: CGPoint(x: -0.15, y: -0.2), startRadius: 0, endRadius: 1.2))
  }

  private func drawTicks(in context: GraphicsContext) {
    for minute in 0..<60 {
      let isHour = minute % 5 == 0
      var tick = context
      tick.rotate(by: .degrees(Double(minute) * 6))
      let width = isHour ? 0.022 : 0.008
      let length = isHour ? 0.075 : 0.04
      let bar = CGRect(x: -width / 2, y: -0.935, width: width, height: length)
      tick.fill(
        Path(roundedRect: bar, cornerRadius: width / 2), with: .color(Self.ink.opacity(isHour ? 1 : 0.65)))
    }
  }

  private func drawNumerals(in context: GraphicsContext) {
    for hour in 1...12 {
      let angle = Double(hour) * .pi / 6
      let text = context.resolve(
        Text(verbatim: "\(hour)").font(.system(size: 0.15, weight: .semibold)).foregroundColor(Self.ink))
      context.draw(text, at: CGPoint(x: 0.745 * sin(angle), y: -0.745 * cos(angle)))
    }
    context.draw(
      Text(verbatim: "FLIPBOOK").font(.system(size: 0.052, weight: .bold)).kerning(0.014)
        .foregroundColor(Self.ink.opacity(0.8)), at: CGPoint(x: 0, y: -0.36))
    context.draw(
      Text(verbatim: "frame by frame").font(.system(size: 0.042, design: .serif)).italic()
        .foregroundColor(Self.ink.opacity(0.6)), at: CGPoint(x: 0, y: -0.295))
  }

  private func drawHands(in context: GraphicsContext, time: TimeInterval) {
    let now = start + time
    let whole = now.rounded(.down)
    // The second hand jumps with each second and swings out for a third of one.
    let tick = Spring(response: 0.11, dampingRatio: 0.34)
    let swing = now - whole < 0.4 ? tick.value(target: 1.0, time: now - whole) : 1
    let seconds = whole - 1 + swing
    let hour = hand(length: 0.5, tail: 0.14, width: 0.062, tip: 0.034)
    let minute = hand(length: 0.8, tail: 0.16, width: 0.048, tip: 0.022)
    draw(hour, turns: whole / 43_200, color: Self.ink, shadow: 0.018, in: context)
    draw(minute, turns: whole / 3_600, color: Self.ink, shadow: 0.024, in: context)
    var second = hand(length: 0.86, tail: 0.24, width: 0.016, tip: 0.008)
    second.addEllipse(in: CGRect(x: -0.032, y: 0.155, width: 0.064, height: 0.064))
    draw(second, turns: seconds / 60, color: Self.accent, shadow: 0.03, in: context)
    context.fill(Self.circle(0.038), with: .color(Self.accent))
    context.fill(Self.circle(0.012), with: .color(Color(white: 0.93)))
  }

  private func draw(_ hand: Path, turns: Double, color: Color, shadow: Double, in context: GraphicsContext) {
    let angle = Angle(radians: 2 * .pi * (turns - turns.rounded(.down)))
    // Light falls from the upper left whichever way the hand points.
    for (offset, opacity) in [(shadow, 0.10), (shadow * 0.7, 0.12)] {
      var under = context
      under.translateBy(x: offset * 0.5, y: offset)
      under.rotate(by: angle)
      under.fill(hand, with: .color(.black.opacity(opacity)))
    }
    var over = context
    over.rotate(by: angle)
    over.fill(hand, with: .color(color))
  }

  /// A hand that points up, tapering from the axis to the tip, both ends round.
  private func hand(length: Double, tail: Double, width: Double, tip: Double) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: -width / 2, y: tail))
    path.addLine(to: CGPoint(x: -tip / 2, y: -length))
    path.addArc(
      center: CGPoint(x: 0, y: -length), radius: tip / 2, startAngle: .degrees(180), endAngle: .degrees(360),
      clockwise: false)
    path.addLine(to: CGPoint(x: width / 2, y: tail))
    path.addArc(
      center: CGPoint(x: 0, y: tail), radius: width / 2, startAngle: .degrees(0), endAngle: .degrees(180),
      clockwise: false)
    path.closeSubpath()
    return path
  }

  private static func circle(_ radius: Double, at center: CGPoint = .zero) -> Path {
    Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
