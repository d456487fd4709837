import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

extension ViewRuntime {
  /// The runtime whose scene is being made or run.
  package static var current: ViewRuntime? { SceneContext.current[place].runtime }

  /// A runtime's own part of ``SceneContext``.
  final class Place {
    weak var runtime: ViewRuntime?
  }

  static let place = ContextSlot(.runtime) { Place() }

  /// The runtime of the scene's film, inside which all others are.
  static let film = ContextSlot(.scene) { Place() }

  /// The runtime of the present scene's film; nil for none.
  package static var ofFilm: ViewRuntime? { SceneContext.current[film].runtime }

  /// The program's part of ``SceneContext`` for tasks.
  private final class TaskRunner {
    var run: (@MainActor (_ limit: Int) -> Bool)?
  }

  private static let taskRunner = ContextSlot(.program) { TaskRunner() }

  /// Runs so many jobs of tasks at most, and says whether there was any. Nil where tasks are left to Swift, as in
  /// tests.
  package static var runReadyTasks: (@MainActor (_ limit: Int) -> Bool)? {
    get { SceneContext.current[taskRunner].run }
    set { SceneContext.current[taskRunner].run = newValue }
  }

  /// Runs something as if no scene ran yet, such as making another.
  package static func withoutCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = SceneContext.current
    outer.child().enter()
    defer { if current == nil { outer.enter() } }
    return try body()
  }

  /// - Returns: The context to ``leave(to:)``; nil where no runtime was current, so that this one stays it.
  func enter() -> SceneContext? {
    let outer = Self.current == nil ? nil : SceneContext.current
    context.enter()
    return outer
  }

  func leave(to outer: SceneContext?) { outer?.enter() }
}
