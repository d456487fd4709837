import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Runs a tree of layers through film time: events, transactions, animations, and the pictures they give.
@MainActor
package final class LayerRuntime {
  package let runLoop = VirtualRunLoop()
  package let host: LayerHost
  package let size: CGSize
  package var background: Color
  private let environment: EnvironmentValues
  /// A child of the context that the runtime was made in.
  let context: SceneContext
  private var lastList: DisplayList?
  /// False to draw everything anew in each picture, for tests that the result is the same.
  package var reusesPictures = true

  private static let turnLimit = 256

  /// - Parameters:
  ///   - size: The film's size in points.
  ///   - root: The layer that fills it; a new one unless given. Its frame is set to the film's.
  package init(
    size: CGSize, environment: EnvironmentValues = EnvironmentValues(), background: Color = .white,
    resources: DrawingResources, root: CALayer? = nil
  ) {
    self.size = size
    self.environment = environment
    self.background = background
    // Changes made before belong to no film, or to another.
    TransactionStack.settle()
    context = SceneContext.current.child()
    context.enter()
    FilmClock.runLoop = runLoop
    let root = root ?? CALayer()
    host = LayerHost(root: root, resources: resources, environment: environment)
    root.frame = CGRect(origin: .zero, size: size)
  }

  package var root: CALayer { host.root }
  package var now: TimeInterval { runLoop.now }

  /// Does all that is due up to a film time.
  package func run(until time: TimeInterval) {
    context.enter()
    settle()
    var count = 0
    while count < 1_000_000, runLoop.runNext(until: time) {
      settle()
      count += 1
    }
    runLoop.advance(to: time)
  }

  private func settle() {
    for _ in 0..<Self.turnLimit {
      if !runLoop.endTurn() { break }
    }
    TransactionStack.settle()
  }

  /// The picture at a film time, which must not be before that of the call before.
  package func displayList(at time: TimeInterval) -> DisplayList {
    run(until: time)
    if reusesPictures, let lastList, !host.changes(at: time) { return lastList }
    let list = DisplayList.record(
      size: size, background: background, environment: environment, resources: host.recording.resources,
      expected: lastList?.expectedItems ?? 0
    ) { context in
      host.record(in: context, at: time)
    }
    lastList = list
    return list
  }
}
