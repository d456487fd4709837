import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The style something is drawn in, whose colour or places are animated when the style changes to one of the same
/// build. Colours go through linear light. The colours of a gradient change at once, its places are animated.
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
    guard let old = template, let new, old.isAlike(new) else { return stop() }
    guard old.components != new.components else { return }
    let transaction = node.transaction
    guard let animation = transaction.animation else {
      // A running animation goes on: the rest of its way is added to the new style.
      animator?.move(to: new.components)
      shown = animator?.value(at: node.runtime.now)
      return
    }
    var animator = self.animator ?? AnimatorState(old.components)
    transaction.completions.forEach { $0.animationStarted() }
    let done = animator.retarget(
      to: new.components, animation: animation, at: node.runtime.now, environment: node.environment,
      completions: transaction.completions, update: node.runtime.updateCount)
    shown = animator.value(at: node.runtime.now)
    self.animator = animator
    node.runtime.startTicking(self, isAwaited: animator.isAwaited)
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

  package func completions(at time: TimeInterval) -> [AnimationCompletion]? {
    animator?.awaitedCompletions(at: time)
  }

  /// The effects of the style beyond the paint it gives.
  var effects: [StyleEffect] { style.allEffects(in: node.environment) }

  /// Whether it is a colour that nothing is seen of.
  var isClear: Bool {
    guard case .color(let color) = style._shading(in: node.environment).storage else { return false }
    return color.resolvedRGBA(in: node.environment).opacity == 0
  }

  /// The shading to draw with now.
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

extension GraphicsContext.Shading.UnitGeometry {
  var kind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .elliptical: 2
    case .angular: 3
    }
  }

  var numbers: [Double] {
    switch self {
    case .linear(let start, let end): [start.x, start.y, end.x, end.y]
    case .radial(let center, let start, let end): [center.x, center.y, start, end]
    case .elliptical(let center, let start, let end): [center.x, center.y, start, end]
    case .angular(let center, let start, let end): [center.x, center.y, start.radians, end.radians]
    }
  }

  /// A geometry of the same kind.
  func with(_ numbers: [Double]) -> Self {
    let center = UnitPoint(x: numbers[0], y: numbers[1])
    return switch self {
    case .linear: .linear(center, UnitPoint(x: numbers[2], y: numbers[3]))
    case .radial: .radial(center, numbers[2], numbers[3])
    case .elliptical: .elliptical(center, numbers[2], numbers[3])
    case .angular: .angular(center, .radians(numbers[2]), .radians(numbers[3]))
    }
  }
}

extension MeshGradient.Locations {
  var numbers: [Double] {
    func numbers(_ points: [SIMD2<Float>]) -> [Double] { points.flatMap { [Double($0.x), Double($0.y)] } }
    switch self {
    case .points(let points): return numbers(points)
    case .bezierPoints(let points):
      return numbers(
        points.flatMap {
          [
            $0.position, $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint,
            $0.bottomControlPoint,
          ]
        })
    }
  }

  /// As many points of the same kind.
  func with(_ numbers: [Double]) -> Self {
    let points = (0..<numbers.count / 2).map {
      SIMD2(Float(numbers[2 * $0]), Float(numbers[2 * $0 + 1]))
    }
    guard case .bezierPoints = self else { return .points(points) }
    return .bezierPoints(
      (0..<points.count / 5).map { index in
        let own = points[5 * index..<5 * index + 5]
        let first = own.startIndex
        return MeshGradient.BezierPoint(
          position: own[first], leadingControlPoint: own[first + 1], topControlPoint: own[first + 2],
          trailingControlPoint: own[first + 3], bottomControlPoint: own[first + 4])
      })
  }
}

extension MeshGradient.Colors {
  var colors: [Color] {
    switch self {
    case .colors(let colors): colors
    case .resolvedColors(let colors): colors.map { Color($0) }
    }
  }
}

extension RGBA {
  /// Red, green and blue in linear light, and opacity: what is animated of a colour.
  var light: [Double] {
    [red, green, blue].map { Double(TransferFunction.linear($0)) } + [Double(opacity)]
  }

  /// The colour of four numbers of a vector, as ``light`` has them.
  init(light values: AnimatableVector, from start: Int = 0) {
    func encoded(_ index: Int) -> Float { TransferFunction.encoded(Float(values[start + index])) }
    self.init(
      red: encoded(0), green: encoded(1), blue: encoded(2),
      opacity: max(0, min(1, Float(values[start + 3]))))
  }
}
