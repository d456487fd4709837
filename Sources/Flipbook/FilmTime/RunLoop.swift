import FlipbookCombine

/// The scene's one run loop, which follows film time.
///
/// Stands in for Foundation's class in files that import Flipbook.
public final class RunLoop: @unchecked Sendable {
  public static let main = RunLoop()
  public static var current: RunLoop { main }

  /// Has no meaning here: everything runs in all modes.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode("kCFRunLoopDefaultMode")
    public static let common = Mode("kCFRunLoopCommonModes")
    public static let tracking = Mode("UITrackingRunLoopMode")
  }

  public struct SchedulerOptions: Sendable {}

  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  /// Has work done when what is going on is over.
  public func perform(_ block: @escaping () -> Void) { FilmClock.post(after: 0, block) }
}
