import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The style something is drawn in, whose colours are animated when the style changes to one of the same build.
@MainActor
package final class AnimatedStyle: AnimationTicking {
  private var style: any ShapeStyle
  private unowned let node: _ViewNode
  private let changed: @MainActor () -> Void
  private var animator: AnimatorState<AnimatableVector>?
  private var template: StyleVector?
  private var shown: AnimatableVector?

  package init(_ style: any ShapeStyle, node: _ViewNode, changed: @escaping @MainActor () -> Void) {
    self.style = style
    self.node = node
    self.changed = changed
    template = StyleVector(style, environment: node.environment)
  }

  package var isAnimating: Bool { animator != nil }

  /// Takes a new style, or the same one in a changed environment.
  package func set(_ style: any ShapeStyle) {
    self.style = style
    let new = StyleVector(style, environment: node.environment)
    defer { template = new }
    guard let old = template, let new, old.isAlike(new), old.components != new.components else {
      if let new, let old = template, old.isAlike(new) { return }
      stop()
      return
    }
    let transaction = node.transaction
    guard let animation = transaction.animation, !transaction.disablesAnimations else {
      stop()
      return
    }
    var animator = self.animator ?? AnimatorState(old.components)
    transaction.completions.forEach { $0.animationStarted() }
    let done = animator.retarget(
      to: new.components, animation: animation, at: node.runtime.now, environment: node.environment,
      completions: transaction.completions)
    shown = animator.value(at: node.runtime.now)
    self.animator = animator
    node.runtime.startTicking(self)
    node.runtime.finish(done)
  }

  private func stop() {
    shown = nil
    guard var animator else { return }
    self.animator = nil
    node.runtime.finish(animator.jump(to: animator.target))
  }

  package func tick(at time: TimeInterval) -> Bool {
    guard animator != nil else { return false }
    guard !node.isRemoved else {
      stop()
      return false
    }
    var done: [AnimationCompletion] = []
    guard let value = animator?.step(to: time, completions: &done) else { return false }
    if animator?.isAnimating == true {
      shown = value
    } else {
      shown = nil
      animator = nil
    }
    changed()
    if !done.isEmpty { node.runtime.finish(done) }
    return animator != nil
  }

  /// What the style does beyond the paint it gives.
  var effects: [StyleEffect] { style.allEffects(in: node.environment) }

  /// What to draw with now.
  package func shading(in rect: CGRect) -> GraphicsContext.Shading {
    if let shown, let template { return template.shading(with: shown, in: rect) }
    return style.shading(in: rect, environment: node.environment)
  }
}

extension ShapeStyle {
  /// The style laid over a rectangle, whatever the bounds of what is drawn in it.
  @MainActor
  package func shading(in rect: CGRect, environment: EnvironmentValues) -> GraphicsContext.Shading {
    _shading(in: environment).placed(in: rect)
  }
}

/// The colours of a style as numbers.
package struct StyleVector {
  fileprivate enum Build: Equatable {
    case color
    /// A gradient of a number of stops; the geometry is that of the newer style.
    case gradient(stops: Int)
  }

  fileprivate let build: Build
  package let components: AnimatableVector
  private let shading: GraphicsContext.Shading

  package init?(_ style: any ShapeStyle, environment: EnvironmentValues) {
    shading = style._shading(in: environment)
    switch shading.storage {
    case .color(let color):
      build = .color
      components = AnimatableVector(color.resolvedRGBA(in: environment).components)
    case .foreground:
      guard case .color(let color) = ForegroundStyle()._shading(in: environment).storage else { return nil }
      build = .color
      components = AnimatableVector(color.resolvedRGBA(in: environment).components)
    case .unitGradient(let gradient, _):
      build = .gradient(stops: gradient.gradient.stops.count)
      components = AnimatableVector(
        gradient.gradient.stops.flatMap {
          $0.color.resolvedRGBA(in: environment).components + [Double($0.location)]
        })
    default:
      return nil
    }
  }

  package func isAlike(_ other: StyleVector) -> Bool { build == other.build }

  @MainActor
  package func shading(with values: AnimatableVector, in rect: CGRect) -> GraphicsContext.Shading {
    func color(_ start: Int) -> Color {
      func at(_ index: Int) -> Float { Float(values[start + index]) }
      return Color(RGBA(red: at(0), green: at(1), blue: at(2), opacity: max(0, min(1, at(3)))))
    }
    switch (build, shading.storage) {
    case (.gradient(let count), .unitGradient(let gradient, let geometry)):
      let stops = (0..<count).map { index in
        Gradient.Stop(
          color: color(index * 5),
          location: CGFloat(values[index * 5 + 4]))
      }
      let mixed = AnyGradient(Gradient(stops: stops), colorSpace: gradient.space)
      return GraphicsContext.Shading(.unitGradient(mixed, geometry)).placed(in: rect)
    default:
      return .color(color(0))
    }
  }
}

extension RGBA {
  fileprivate var components: [Double] { [Double(red), Double(green), Double(blue), Double(opacity)] }
}

/// A list of numbers that animates; missing ones count as zero.
package struct AnimatableVector: VectorArithmetic {
  /// The first numbers, all there are in a colour: without room of their own they are fast to work with.
  private var head = SIMD4<Double>()
  private var tail: [Double] = []
  private var count = 0

  package init(_ values: [Double]) {
    count = values.count
    for index in 0..<min(4, count) { head[index] = values[index] }
    if count > 4 { tail = Array(values[4...]) }
  }

  private init() {}

  package static var zero: AnimatableVector { AnimatableVector() }

  package subscript(index: Int) -> Double {
    guard index < count else { return 0 }
    return index < 4 ? head[index] : tail[index - 4]
  }

  private static func combine(
    _ a: AnimatableVector, _ b: AnimatableVector, _ head: SIMD4<Double>,
    _ operation: (Double, Double) -> Double
  ) -> AnimatableVector {
    var result = AnimatableVector()
    result.head = head
    result.count = max(a.count, b.count)
    if result.count > 4 { result.tail = (4..<result.count).map { operation(a[$0], b[$0]) } }
    return result
  }

  package static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    combine(lhs, rhs, lhs.head + rhs.head, +)
  }

  package static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    combine(lhs, rhs, lhs.head - rhs.head, -)
  }

  package mutating func scale(by rhs: Double) {
    head *= rhs
    for index in tail.indices { tail[index] *= rhs }
  }

  package var magnitudeSquared: Double { (head * head).sum() + tail.reduce(0) { $0 + $1 * $1 } }
}
