/// Runs work in film time, on the scene's one thread, in the order it was asked for.
///
/// Stands in for Dispatch's class in files that import Flipbook. All queues are one: what a global queue is
/// given is done at the same film time, after what is going on.
public final class DispatchQueue: @unchecked Sendable {
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  private static let shared = DispatchQueue(label: "global", attributes: .concurrent)

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  public let label: String

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  private let isSerial: Bool

  /// The queues whose work is going on, of which each waits for the next. What a scene does outside of any queue's work
  /// is the main queue's.
  @TaskLocal private static var held = [main]

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], target: DispatchQueue? = nil
  ) {
    self.label = label
    isSerial = !attributes.contains(.concurrent)
  }

  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    post(after: 0) {
      work()
      group?.leave()
    }
  }

  private func post(after delay: TimeInterval, _ work: @escaping () -> Void) {
    FilmClock.post(after: delay) { Self.$held.withValue([self], operation: work) }
  }

  public func async(execute workItem: DispatchWorkItem) { async { workItem.run() } }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.run() }
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    post(after: deadline.seconds - FilmClock.now, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.run() }
  }

  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    post(after: wallDeadline.seconds - FilmClock.now, work)
  }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    asyncAfter(wallDeadline: wallDeadline) { workItem.run() }
  }

  /// Does work at once. Ends the scene where a device would wait for itself for ever: on a serial queue from work that is
  /// that queue's, such as `main.sync` from a view's action.
  public func sync<T>(
    flags: DispatchWorkItemFlags = [], file: StaticString = #fileID, line: UInt = #line,
    execute work: () throws -> T
  ) rethrows -> T {
    checkWait(file, line)
    return try Self.$held.withValue(Self.held + [self], operation: work)
  }

  public func sync(
    file: StaticString = #fileID, line: UInt = #line, execute workItem: DispatchWorkItem
  ) {
    sync(file: file, line: line) { workItem.run() }
  }

  private func checkWait(_ file: StaticString, _ line: UInt) {
    // Which thread a task runs on at a device is not known.
    guard isSerial, Self.held.contains(where: { $0 === self }), withUnsafeCurrentTask(body: { $0 == nil })
    else { return }
    let name = self === Self.main ? "main" : "\"\(label)\""
    fatalError(
      "DispatchQueue.\(self === Self.main ? "main." : "")sync on the \(name) queue waits for itself: a deadlock on a "
        + "device. Do the work at once, or put it off with async.", file: file, line: line)
  }

  /// Does the pieces of a work one after the other.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(0, iterations) { work(index) }
  }
}

/// Has no meaning here, where all work is done in order.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}
