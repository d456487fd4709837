import FlipbookMotion
import Foundation

/// The animations that a runtime brings to each frame's time.
@MainActor
final class RunningAnimations {
  private var ticking: [any AnimationTicking] = []
  private var tickingIDs: Set<ObjectIdentifier> = []
  /// Animations whose completions are pending.
  private var awaited: [any AnimationTicking] = []
  private var awaitedIDs: Set<ObjectIdentifier> = []
  /// The last update that has sent an element elsewhere.
  var lastMove = 0
  /// The film time whose state they took last.
  var time = 0.0

  var isEmpty: Bool { ticking.isEmpty }
  var awaitsCompletions: Bool { !awaited.isEmpty }

  /// - Parameter isAwaited: Whether completions of the animation are pending.
  func start(_ animation: any AnimationTicking, isAwaited: Bool) {
    if isAwaited, awaitedIDs.insert(ObjectIdentifier(animation)).inserted { awaited.append(animation) }
    if tickingIDs.insert(ObjectIdentifier(animation)).inserted { ticking.append(animation) }
  }

  /// Gives each the state of ``time`` and forgets those that are over. Ones that start meanwhile wait for the next time.
  func tick() {
    var running = ticking
    ticking = []
    // Those that are over leave their place to the next; few are, in most frames.
    var kept = 0
    for index in running.indices {
      let animation = running[index]
      if animation.tick(at: time) {
        if kept < index { running[kept] = animation }
        kept += 1
      } else {
        tickingIDs.remove(ObjectIdentifier(animation))
      }
    }
    running.removeLast(running.count - kept)
    ticking = ticking.isEmpty ? running : running + ticking
  }

  /// Lets what is left of ways go by the animation with which an update has moved what is around.
  ///
  /// - Parameter update: The number of the update.
  func passMotions(in update: Int) {
    guard lastMove == update else { return }
    for animation in ticking { (animation as? PlacementMotion)?.passIfMoved() }
  }

  /// Takes the completions of the animations that are logically complete at a time.
  func dequeueCompletions(at time: TimeInterval) -> [AnimationCompletion] {
    let known = awaited
    awaited = []
    var due: [AnimationCompletion] = []
    for animation in known {
      if let done = animation.completions(at: time) {
        awaited.append(animation)
        due += done
      } else {
        awaitedIDs.remove(ObjectIdentifier(animation))
      }
    }
    return due
  }
}
