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
    guard let animation = transaction.animation, !transaction.disablesAnimations else {
      // What runs goes on: the rest of its way is added to the new style.
      animator?.move(to: new.components)
      shown = animator?.value(at: node.runtime.now)
      return
    }
    var animator = self.animator ?? AnimatorState(old.components)
    transaction.completions.forEach { $0.animationStarted() }
    let done = animator.retarget(
      to: new.components, animation: animation, at: node.runtime.now, environment: node.environment,
      completions: transaction.completions)
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

  /// What the style does beyond the paint it gives.
  var effects: [StyleEffect] { style.allEffects(in: node.environment) }

  /// Whether it is a colour that nothing is seen of.
  var isClear: Bool {
    guard case .color(let color) = style._shading(in: node.environment).storage else { return false }
    return color.resolvedRGBA(in: node.environment).opacity == 0
  }

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

/// The colours and places of a style as numbers.
package struct StyleVector {
  fileprivate enum Build: Equatable {
    case color
    /// The geometry of a gradient of a kind.
    case gradient(kind: Int)
    /// A mesh: its points, then its colours, then its background.
    case mesh(width: Int, height: Int, numbers: Int)
  }

  fileprivate let build: Build
  package let components: AnimatableVector
  private let shading: GraphicsContext.Shading

  package init?(_ style: any ShapeStyle, environment: EnvironmentValues) {
    shading = style._shading(in: environment)
    switch shading.storage {
    case .color(let color):
      build = .color
      components = AnimatableVector(color.resolvedRGBA(in: environment).light)
    case .foreground:
      guard case .color(let color) = ForegroundStyle()._shading(in: environment).storage else { return nil }
      build = .color
      components = AnimatableVector(color.resolvedRGBA(in: environment).light)
    case .unitGradient(_, let geometry):
      build = .gradient(kind: geometry.kind)
      components = AnimatableVector(geometry.numbers)
    case .mesh(let mesh):
      let points = mesh.locations.numbers
      build = .mesh(width: mesh.width, height: mesh.height, numbers: points.count)
      components = AnimatableVector(
        points + mesh.colors.colors.flatMap { $0.resolvedRGBA(in: environment).light }
          + mesh.background.resolvedRGBA(in: environment).light)
    default:
      return nil
    }
  }

  package func isAlike(_ other: StyleVector) -> Bool { build == other.build }

  @MainActor
  package func shading(with values: AnimatableVector, in rect: CGRect) -> GraphicsContext.Shading {
    func color(_ start: Int) -> Color { Color(RGBA(light: values, from: start)) }
    switch (build, shading.storage) {
    case (.gradient, .unitGradient(let gradient, let geometry)):
      let place = geometry.with((0..<4).map { values[$0] })
      return GraphicsContext.Shading(.unitGradient(gradient, place)).placed(in: rect)
    case (.mesh(_, _, let count), .mesh(var mesh)):
      let colors = mesh.colors.colors.count
      mesh.locations = mesh.locations.with((0..<count).map { values[$0] })
      mesh.colors = .colors((0..<colors).map { color(count + 4 * $0) })
      mesh.background = color(count + 4 * colors)
      return GraphicsContext.Shading(.mesh(mesh)).placed(in: rect)
    default:
      return .color(color(0))
    }
  }
}

extension GraphicsContext.Shading.UnitGeometry {
  fileprivate var kind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .elliptical: 2
    case .angular: 3
    }
  }

  fileprivate var numbers: [Double] {
    switch self {
    case .linear(let start, let end): [start.x, start.y, end.x, end.y]
    case .radial(let center, let start, let end): [center.x, center.y, start, end]
    case .elliptical(let center, let start, let end): [center.x, center.y, start, end]
    case .angular(let center, let start, let end): [center.x, center.y, start.radians, end.radians]
    }
  }

  /// A geometry of the same kind.
  fileprivate func with(_ numbers: [Double]) -> Self {
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
  fileprivate var numbers: [Double] {
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
  fileprivate func with(_ numbers: [Double]) -> Self {
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
  fileprivate var colors: [Color] {
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
