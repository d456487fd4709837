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
    guard !node.isRemoved, var animator else { return false }
    let done = animator.advance(to: time)
    let isOver = !animator.isAnimating
    shown = isOver ? nil : animator.value(at: time)
    self.animator = isOver ? nil : animator
    changed()
    node.runtime.finish(done)
    return !isOver
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
    let numbers = values.values
    func color(_ start: Int) -> Color {
      func at(_ index: Int) -> Float { start + index < numbers.count ? Float(numbers[start + index]) : 0 }
      return Color(RGBA(red: at(0), green: at(1), blue: at(2), opacity: max(0, min(1, at(3)))))
    }
    switch (build, shading.storage) {
    case (.gradient(let count), .unitGradient(let gradient, let geometry)):
      let stops = (0..<count).map { index in
        Gradient.Stop(
          color: color(index * 5),
          location: index * 5 + 4 < numbers.count ? CGFloat(numbers[index * 5 + 4]) : 0)
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
  package var values: [Double]

  package init(_ values: [Double]) { self.values = values }

  package static var zero: AnimatableVector { AnimatableVector([]) }

  private static func combine(_ a: [Double], _ b: [Double], _ operation: (Double, Double) -> Double)
    -> AnimatableVector
  {
    AnimatableVector(
      (0..<max(a.count, b.count)).map { operation($0 < a.count ? a[$0] : 0, $0 < b.count ? b[$0] : 0) })
  }

  package static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    combine(lhs.values, rhs.values, +)
  }
  package static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    combine(lhs.values, rhs.values, -)
  }
  package mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }
  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
