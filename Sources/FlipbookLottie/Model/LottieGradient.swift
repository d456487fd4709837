import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// The colours of a gradient and their place over time.
struct LottieGradient: Sendable {
  var isRadial: Bool
  var start: LottieProperty<SIMD3<Double>>
  var end: LottieProperty<SIMD3<Double>>
  /// How far the highlight lies from the centre, in percent of the radius.
  var highlightLength: LottieProperty<Double>
  /// The direction of the highlight from that of the end point, in degrees clockwise.
  var highlightAngle: LottieProperty<Double>
  /// The number of colours.
  var count: Int
  /// Location, red, green and blue of each colour, then location and opacity of each opacity stop.
  var stops: LottieProperty<[Double]>
  /// The length of the longest list of stops.
  var longest: Int

  /// The most colours, and the most opacities, that are drawn.
  static let stopLimit = 200

  /// The steps of work on the paint: each place between stops is looked for among them all.
  var steps: Int {
    let size = min(longest, 6 * Self.stopLimit)
    return size * size / 8
  }

  /// The paint at a time in frames.
  func paint(at frame: LottieMoment) -> GradientPaint {
    let ramp = ramp(stops.value(at: frame))
    let start = start.position(at: frame).plane
    let end = end.position(at: frame).plane
    guard isRadial else {
      return GradientPaint(ramp: ramp, geometry: .linear(start: CGPoint(start), end: CGPoint(end)))
    }
    let axis = end - start
    let radius = axis.length
    let share = max(-0.99, min(0.99, highlightLength.value(at: frame) / 100))
    guard share != 0 else {
      return GradientPaint(
        ramp: ramp,
        geometry: .radial(center: CGPoint(start), startRadius: 0, endRadius: radius, transform: .identity))
    }
    let angle = atan2(axis.y, axis.x) + highlightAngle.value(at: frame) * .pi / 180
    let focus = start + SIMD2(cos(angle), sin(angle)) * (share * radius)
    return GradientPaint(
      ramp: ramp,
      geometry: .circles(
        GradientPaint.Circles(
          start: CGPoint(focus), startRadius: 0, end: CGPoint(start), endRadius: radius,
          drawsBeforeStart: true,
          drawsAfterEnd: true)))
  }

  /// The colours and the opacities put together.
  func ramp(_ values: [Double]) -> GradientRamp {
    reportLimit(values.count)
    let colors = (0..<min(count, values.count / 4, Self.stopLimit)).map { index -> (Double, SIMD3<Double>) in
      let at = index * 4
      return (values[at], SIMD3(values[at + 1], values[at + 2], values[at + 3]))
    }
    let rest = values.dropFirst(count * 4)
    let opacities = (0..<min(rest.count / 2, Self.stopLimit)).map { index -> (Double, Double) in
      let at = rest.startIndex + index * 2
      return (rest[at], rest[at + 1])
    }
    func stop(_ color: SIMD3<Double>, _ opacity: Double, _ location: Double) -> GradientRamp.Stop {
      let clamped = color.clamped(lowerBound: SIMD3(0, 0, 0), upperBound: SIMD3(1, 1, 1))
      return GradientRamp.Stop(
        color: RGBA(
          red: Float(clamped.x), green: Float(clamped.y), blue: Float(clamped.z),
          opacity: Float(max(0, min(1, opacity)))), location: location)
    }
    guard !opacities.isEmpty else {
      return GradientRamp(stops: colors.map { stop($0.1, 1, $0.0) })
    }
    var places = Set(colors.map(\.0) + opacities.map(\.0)).filter(\.isFinite).sorted()
    // Colours are mixed on their own here, and premultiplied in the picture: steps between hide the difference.
    places =
      zip(places, places.dropFirst()).flatMap { low, high in
        (0..<Self.parts).map { low + (high - low) * Double($0) / Double(Self.parts) }
      } + places.suffix(1)
    return GradientRamp(
      stops: places.map {
        stop(
          Self.value(colors, at: $0) { $0 + ($1 - $0) * $2 } ?? SIMD3(0, 0, 0),
          Self.value(opacities, at: $0) { $0 + ($1 - $0) * $2 } ?? 1, $0)
      })
  }

  private func reportLimit(_ size: Int) {
    guard count > Self.stopLimit || (size - count * 4) / 2 > Self.stopLimit else { return }
    DiagnosticCollector.current.reportOnce(
      Diagnostic(
        .warning, code: "lottie.cost",
        message: "A gradient has more than \(Self.stopLimit) colours or opacities; the rest is left out."))
  }

  /// The parts that the way between two stops is drawn in.
  private static let parts = 6

  private static func value<Value>(
    _ stops: [(Double, Value)], at place: Double, _ mix: (Value, Value, Double) -> Value
  ) -> Value? {
    guard let next = stops.firstIndex(where: { $0.0 >= place }) else { return stops.last?.1 }
    guard next > 0, stops[next].0 > place else { return stops[next].1 }
    let (low, high) = (stops[next - 1], stops[next])
    return mix(low.1, high.1, (place - low.0) / (high.0 - low.0))
  }
}
