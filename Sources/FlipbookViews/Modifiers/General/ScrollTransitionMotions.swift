import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How far the views of a scroll transition are from their identity, with the animations of those that cross a threshold.
@MainActor
final class ScrollTransitionMotions {
  private struct Motion {
    var state: AnimatorState<Double>
    var side: ScrollTransitionPhase
  }

  private var motions: [ObjectIdentifier: Motion] = [:]
  private var isObserving = false

  nonisolated init() {}

  /// Returns how far a view is from its identity, 0…1, more where a spring swings, and to which side.
  func amount(
    of element: Element, at place: ScrollTransitionPlace, topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration
  ) -> (Double, ScrollTransitionPhase) {
    let configuration = place.side == .topLeading ? topLeading : bottomTrailing
    let nearness = configuration.nearness(seen: place.seen, distance: place.distance)
    switch configuration.kind {
    case .identity: return (0, place.side)
    case .interactive(let curve): return (1 - curve.value(at: nearness), place.side)
    case .animated(let animation):
      return animated(element, target: nearness >= 1 ? 0 : 1, side: place.side, by: animation)
    }
  }

  private func animated(
    _ element: Element, target: Double, side: ScrollTransitionPhase, by animation: Animation
  ) -> (Double, ScrollTransitionPhase) {
    let (id, runtime) = (ObjectIdentifier(element), element.runtime)
    // A view that is new is at its place at once.
    var motion = motions[id] ?? Motion(state: AnimatorState(target), side: side)
    if target != motion.state.target {
      if target == 1 { motion.side = side }
      _ = motion.state.retarget(to: target, animation: animation, at: runtime.now)
    }
    _ = motion.state.advance(to: runtime.now)
    motions[id] = motion
    observe(runtime)
    return (motion.state.value(at: runtime.now), motion.side)
  }

  /// Has frames made for as long as something moves.
  private func observe(_ runtime: ViewRuntime) {
    let isMoving = motions.values.contains { $0.state.isAnimating }
    guard isMoving != isObserving else { return }
    isObserving = isMoving
    if isMoving { runtime.observeFrames(owner: self) {} } else { runtime.stopObservingFrames(owner: self) }
  }
}
