import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A transition under way: the picture it starts from, and its timeline.
package final class RunningTransition {
  private let clock: MediaClock
  private let curve: UnitCurve?
  private let type: CATransitionType
  private let direction: CGVector
  private let start: Double
  private let end: Double
  /// The layer as it was at the last commit, in its own coordinates.
  let before: LayerBacking?

  init(_ transition: CATransition, clock: MediaClock, layer: CALayer) {
    self.clock = clock
    curve = transition.timingFunction?.curve
    let known: [CATransitionType] = [.fade, .moveIn, .push, .reveal, .flip]
    if known.contains(transition.type) {
      type = transition.type
    } else {
      let near = NearestWord.find(transition.type.rawValue, in: known.map(\.rawValue), slips: 2)
      LayerInput.warn(
        "transition-type",
        "There is no transition \"\(transition.type.rawValue)\"; \"fade\" is used."
          + (near.map { " Did you mean \"\($0)\"?" } ?? ""))
      type = .fade
    }
    if transition.filter != nil {
      LayerInput.warn(
        "transition-filter", "Transitions by filters are not supported; the type of the transition is used.")
    }
    direction = Self.direction(transition.subtype, isFlip: type == .flip)
    start = Double(min(1, max(0, transition.startProgress)))
    end = Double(min(1, max(transition.startProgress, transition.endProgress)))
    before = Self.snapshot(layer)
  }

  /// The way that what comes in moves. Top and bottom are those of a space whose y points up, as on a phone: there what
  /// comes from the top moves towards the top of the screen.
  ///
  /// - Parameter isFlip: Whether it turns, as UIKit's own flips do: those name the sides as seen.
  private static func direction(_ subtype: CATransitionSubtype?, isFlip: Bool) -> CGVector {
    switch subtype {
    case nil, .fromLeft?: return CGVector(dx: 1, dy: 0)
    case .fromRight?: return CGVector(dx: -1, dy: 0)
    case .fromTop?: return CGVector(dx: 0, dy: isFlip ? 1 : -1)
    case .fromBottom?: return CGVector(dx: 0, dy: isFlip ? -1 : 1)
    case let other?:
      LayerInput.warn(
        "transition-subtype", "There is no transition \"\(other.rawValue)\"; \"fromLeft\" is used.")
      return CGVector(dx: 1, dy: 0)
    }
  }

  /// The layer as it was at the last commit; nil when it was not there.
  private static func snapshot(_ layer: CALayer) -> LayerBacking? {
    layer.isCommitted && layer.rootHost != nil ? layer.snapshot(isCommitted: true) : nil
  }

  /// How far it is at a time of the layer, 0…1; nil when it doesn't show.
  func progress(at time: TimeInterval) -> Double? {
    guard let phase = clock.phase(atParentTime: time) else { return nil }
    return start + (end - start) * (curve?.value(at: phase.progress) ?? phase.progress)
  }

  func restsUntil(_ time: TimeInterval) -> TimeInterval? {
    if time < clock.beginTime { return clock.beginTime }
    return clock.endTime <= time ? .infinity : nil
  }

  func draw(_ progress: Double, _ bounds: CGRect, _ canvas: LayerCanvas, after: (LayerCanvas) -> Void) {
    func old(_ canvas: LayerCanvas, _ way: Double) {
      guard let before else { return }
      canvas.moved(direction, way, before.bounds).draw(before.items)
    }
    func new(_ canvas: LayerCanvas, _ way: Double) { after(canvas.moved(direction, way, bounds)) }
    switch type {
    case .push:
      old(canvas, progress)
      new(canvas, progress - 1)
    case .moveIn:
      old(canvas, 0)
      new(canvas, progress - 1)
    case .reveal:
      new(canvas, 0)
      old(canvas, progress)
    case .flip:
      let turn = progress * .pi
      if progress < 0.5 {
        canvas.turned(turn, direction, before?.bounds ?? bounds) { old($0, 0) }
      } else {
        canvas.turned(turn - .pi, direction, bounds) { new($0, 0) }
      }
    default:
      canvas.group { canvas in
        canvas.group(opacity: 1 - progress) { old($0, 0) }
        canvas.group(opacity: progress, blendMode: .plusLighter) { new($0, 0) }
      }
    }
  }
}

extension LayerCanvas {
  fileprivate func moved(_ direction: CGVector, _ way: Double, _ bounds: CGRect) -> LayerCanvas {
    var canvas = self
    canvas.concatenate(
      CGAffineTransform(
        translationX: direction.dx * way * bounds.width, y: direction.dy * way * bounds.height))
    return canvas
  }

  /// Draws something turned about the middle of a rectangle, the side that it comes from towards the eye.
  fileprivate func turned(
    _ angle: Double, _ direction: CGVector, _ bounds: CGRect, _ body: (LayerCanvas) -> Void
  ) {
    // The eye is one and a half times as far away as the rectangle is large.
    let distance = 1.5 * max(bounds.width, bounds.height)
    guard distance > 0 else { return }
    var space = CATransform3DIdentity
    space.m34 = -1 / distance
    let turn =
      direction.dx != 0
      ? CATransform3DMakeRotation(angle * direction.dx, 0, 1, 0)
      : CATransform3DMakeRotation(-angle * direction.dy, 1, 0, 0)
    let centred = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
    let back = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
    let map = CATransform3DConcat(CATransform3DConcat(centred, CATransform3DConcat(turn, space)), back)
    group(filters: [FilterStage(kind: .projection(ProjectionTransform(map)), transform: transform)], body)
  }
}

extension LayerRecorder {
  /// Draws a layer in its own coordinates.
  mutating func drawSnapshot(_ layer: CALayer, _ canvas: LayerCanvas) {
    draw(layer, presented(layer, (canvas.time, canvas.speed)), canvas)
  }
}
