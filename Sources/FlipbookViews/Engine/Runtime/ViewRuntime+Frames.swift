import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

extension ViewRuntime {
  /// The picture at a film time, which must not be before that of the call before.
  ///
  /// Work that the scene starts while a frame is made, such as feedback from an animation, is done and shown
  /// in the same frame.
  public func displayList(at time: TimeInterval) -> DisplayList {
    let outer = enter()
    defer { leave(to: outer) }
    runEvents(until: time)
    runLoop.advance(to: time)
    frameObservers.removeAll { $0.owner == nil }
    for observer in frameObservers { observer.action() }
    settle()
    tick(at: time)
    touches.prepareDots(at: time)
    touches.prepareDrag(at: time)
    var list = record()
    var rounds = 0
    while let next = runLoop.nextTime, next <= time + VirtualRunLoop.tolerance, rounds < 8 {
      rounds += 1
      runEvents(until: time, limit: 1_000)
      tick(at: time)
      list = record()
    }
    return list
  }

  /// Whether nothing is left that could change the picture: no animation, no event, no observer of frames.
  package var isAtRest: Bool {
    animations.isEmpty && !animations.awaitsCompletions && runLoop.nextTime == nil
      && frameObservers.allSatisfy { $0.owner == nil }
  }

  private func runEvents(until time: TimeInterval, limit: Int = .max) {
    settle()
    var count = 0
    while count < limit {
      let next = runLoop.nextTime ?? .infinity
      if animations.awaitsCompletions, nextFrame < next, nextFrame <= time + VirtualRunLoop.tolerance {
        runLoop.advance(to: nextFrame)
        finish(animations.dequeueCompletions(at: now))
        continue
      }
      guard next <= time + VirtualRunLoop.tolerance else { return }
      if isCircling(at: next) { continue }
      // Animations run on between frames, so that one that is over by now says so at its own time.
      _ = runLoop.runNext(until: time)
      settle()
      count += 1
    }
  }

  /// Whether what is due at an instant has been put off to a phone's next frame: it was asked for by work of that instant,
  /// which was asked for by such work, and so on. Time would stand still.
  private func isCircling(at time: TimeInterval) -> Bool {
    if time > updateLoop.time + VirtualRunLoop.tolerance {
      updateLoop = UpdateLoop(
        time: time, posted: runLoop.postedCount, bodies: evaluationCount, busyUntil: updateLoop.busyUntil)
    }
    if updateLoop.admits(
      runLoop.nextOrder ?? 0, posted: runLoop.postedCount, bodies: evaluationCount)
    {
      return false
    }
    if !updateLoop.isBusy {
      let place = updateLoop.view.map { " in the view \($0)" } ?? ""
      DiagnosticCollector.current.warn(
        "loop.busy",
        "Work posted to the main queue at \(time) s posts more work for the same time, without end\(place). The rest is "
          + "done in the next frame. Look for a body or an action that posts a change of state each time it runs."
      )
    }
    runLoop.advance(to: time)
    updateLoop.busyUntil = nextFrame
    runLoop.putOffDue(until: nextFrame)
    return true
  }

  func runAfterUpdate() {
    while !afterUpdate.isEmpty {
      let actions = afterUpdate
      afterUpdate = []
      actions.forEach { $0() }
    }
  }

  /// Has what waits for the end of an update run at the same instant, outside of updates.
  func postAfterUpdate() {
    if !afterUpdate.isEmpty { runLoop.post(at: now) { [weak self] in self?.runAfterUpdate() } }
  }

  private func record() -> DisplayList {
    isUpdating = true
    isTickingAnimations = true
    layOutIfNeeded()
    isTickingAnimations = false
    postAfterUpdate()
    if preferenceObservers.needCheck {
      // A preference that follows an animation is read in an update at the same instant.
      runLoop.post(at: now) { [weak self] in self?.schedule(nil) {} }
    }
    defer { isUpdating = false }
    if !needsDisplay, reusesRecordings, let lastList { return lastList }
    needsDisplay = false
    let list = DisplayList.record(
      size: size, background: background, environment: rootEnvironment, resources: resources,
      expected: lastList?.expectedItems ?? 0
    ) { context in
      rootElement.recordPlaced(in: context)
      touches.recordDrag(in: context)
      touches.recordDots(in: context)
    }
    lastList = list
    return list
  }
}
