import Flipbook
import Foundation

/// How fast something is evaluated on one core.
struct MotionBenchmark {
  var name: String
  /// Millions of evaluations a second, the best of several runs.
  var millionsPerSecond: Double
  /// What it has to reach; nil where there is no goal.
  var goal: Double?
}

/// Measures the evaluations that a frame with thousands of animated values is made of.
func motionBenchmarks() -> [MotionBenchmark] {
  let spring = Spring(duration: 0.5, bounce: 0.3)
  let smooth = Spring.smooth
  let flat = Spring(duration: 0.5, bounce: -0.3)
  let ease = UnitCurve.easeInOut
  let custom = UnitCurve.bezier(0.68, -0.55, 0.265, 1.55)
  let path = MotionPath([
    .move(CGPoint(x: 10, y: 10)),
    .curve(
      control1: CGPoint(x: 300, y: 0), control2: CGPoint(x: -100, y: 200), end: CGPoint(x: 150, y: 250)),
    .quadCurve(control: CGPoint(x: 300, y: 300), end: CGPoint(x: 400, y: 10)),
    .line(CGPoint(x: 500, y: 0)),
  ])
  let noise = Noise(seed: 1)
  let pair = AnimatablePair(100.0, AnimatablePair(50.0, 20.0))
  let timeline = KeyframeTimeline(initialValue: 0.0) {
    CubicKeyframe(10, duration: 0.3)
    CubicKeyframe(30, duration: 0.3)
    SpringKeyframe(0, duration: 0.4, spring: .bouncy)
  }
  let eased = Animation.easeInOut(duration: 1).delay(0.1)
  return [
    measure("spring value, under-damped", goal: 20) { spring.value(target: 100.0, time: $0) },
    measure("spring value, critical", goal: 20) { smooth.value(target: 100.0, time: $0) },
    measure("spring value, over-damped", goal: 20) { flat.value(target: 100.0, time: $0) },
    measure("spring value of three numbers", goal: 20) { spring.value(target: pair, time: $0).second.second },
    measure("Bézier curve, ease-in-out", goal: 30) { ease.value(at: $0) },
    measure("Bézier curve, overshooting", goal: 30) { custom.value(at: $0) },
    measure("path position", goal: 10) { path.position(atFraction: $0).x.native },
    measure("path position and direction", goal: 10) { path.sample(atFraction: $0).tangent.dx.native },
    measure("simplex noise in the plane") { noise.simplex($0 * 1000, 0.5) },
    measure("keyframe timeline") { timeline.value(time: $0) },
    measure("animation with a delay") {
      var context = AnimationContext<Double>()
      return eased.animate(value: 100.0, time: $0, context: &context) ?? 0
    },
  ]
}

/// Evaluates a function at a million places spread over 0…1, in an order no table can follow.
@inline(__always)
private func measure(_ name: String, goal: Double? = nil, _ body: (Double) -> Double) -> MotionBenchmark {
  let count = 1_000_000
  var best = Double.infinity
  var sum = 0.0
  for _ in 0..<7 {
    // Processor time: another process on the same core doesn't count.
    let start = clock()
    var place = 0.5
    for _ in 0..<count {
      place += 0.618_033_988_749_894_8
      if place >= 1 { place -= 1 }
      sum += body(place)
    }
    best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
  }
  // Without a use of the sum nothing would have to be evaluated.
  precondition(!sum.isNaN, "\(name) gave no number")
  return MotionBenchmark(name: name, millionsPerSecond: Double(count) / best / 1e6, goal: goal)
}

/// Prints the motion benchmarks as a table.
func runMotionBenchmarks() {
  print("motion, one core: millions of evaluations a second")
  for row in motionBenchmarks() {
    let name = row.name.padding(toLength: 34, withPad: " ", startingAt: 0)
    let speed = String(format: "%7.1f", row.millionsPerSecond)
    let goal =
      row.goal.map {
        "   goal \(String(format: "%.0f", $0)) \(row.millionsPerSecond >= $0 ? "met" : "NOT met")"
      } ?? ""
    print("  \(name)\(speed)\(goal)")
  }
}
