import FlipbookCombine
import FlipbookTime

/// The scene's one run loop, which follows film time.
///
/// Stands in for Foundation's class in files that import Flipbook.
public final class RunLoop: @unchecked Sendable {
  /// The scene's run loop.
  public static let main = RunLoop()
  /// The scene's run loop: all work runs on one thread.
  public static var current: RunLoop { main }

  /// A mode of a run loop. Has no effect: everything runs in all modes.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a mode from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The mode without a finger on the screen.
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    /// All modes that are commonly run.
    public static let common = Mode("kCFRunLoopCommonModes")
    /// The mode while a finger scrolls.
    public static let tracking = Mode("UITrackingRunLoopMode")
  }

  /// Options of the scheduler. They have no effect.
  public struct SchedulerOptions: Sendable {}

  /// Starts a timer. The mode has no effect.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  /// Runs work when the work under way is over.
  public func perform(_ block: @escaping () -> Void) { FilmClock.post(after: 0, block) }
}
