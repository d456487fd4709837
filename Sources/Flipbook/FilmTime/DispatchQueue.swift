import FlipbookTime

/// Runs work in film time, on the scene's one thread, in the order it was asked for.
///
/// Stands in for Dispatch's class in files that import Flipbook. All queues are one: what a global queue is
/// given is done at the same film time, after the work under way.
public final class DispatchQueue: @unchecked Sendable {
  /// The queue that the scene itself runs on.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  private static let shared = DispatchQueue(label: "global", attributes: .concurrent)

  /// Returns the one global queue, whatever the quality of service.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  /// The name of the queue, for messages.
  public let label: String

  /// How a queue does its work.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt64
    /// Makes attributes from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// A wait for a queue with this attribute is never taken for a deadlock. Its work is still done in order.
    public static let concurrent = Attributes(rawValue: 1)
    /// Has no effect: the queue takes up its work at once.
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  private let isSerial: Bool
  /// The label as a C string, which stays for as long as the queue.
  let labelBytes: UnsafePointer<CChar>

  /// The queues whose work is going on, of which each waits for the next. A scene's work outside of any queue's
  /// belongs to the main queue.
  @TaskLocal private static var held = [main]

  /// Whether the work under way is the main queue's.
  static var isMainAtWork: Bool { held.last === main }

  /// Makes a queue. The quality of service and the target have no effect.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [], target: DispatchQueue? = nil
  ) {
    self.label = label
    labelBytes = label.utf8CString.withUnsafeBufferPointer { bytes in
      let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
      _ = copy.initialize(from: bytes)
      return UnsafePointer(copy.baseAddress!)
    }
    isSerial = !attributes.contains(.concurrent)
  }

  deinit { labelBytes.deallocate() }

  /// Runs work at this film time, after the work under way. A group counts it until it is done.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    guard let group else { return post(after: 0, work) }
    let queued = QueuedWork { Self.$held.withValue([self], operation: work) }
    group.add(queued)
    FilmClock.post(after: 0) { group.perform(queued) }
  }

  private func post(after delay: TimeInterval, _ work: @escaping () -> Void) {
    FilmClock.post(after: delay) { Self.$held.withValue([self], operation: work) }
  }

  /// Runs a work item at this film time, after the work under way.
  public func async(execute workItem: DispatchWorkItem) { async { workItem.run() } }

  /// Runs a work item at this film time, after the work under way. The group counts it until it is done.
  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    async(group: group) { workItem.run() }
  }

  /// Runs work at a film time, or after the work under way when that is past.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    post(after: deadline.seconds - FilmClock.now, work)
  }

  /// Runs a work item at a film time, or after the work under way when that is past.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.run() }
  }

  /// Runs work at a film time, or after the work under way when that is past.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    post(after: wallDeadline.seconds - FilmClock.now, work)
  }

  /// Runs a work item at a film time, or after the work under way when that is past.
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

  /// Does a work item at once. Ends the scene where a device would wait for itself for ever.
  public func sync(
    file: StaticString = #fileID, line: UInt = #line, execute workItem: DispatchWorkItem
  ) {
    sync(file: file, line: line) { workItem.run() }
  }

  /// Does work at once, as ``sync(flags:file:line:execute:)-1`` does: a film's queues have one thread.
  public func asyncAndWait<T>(
    flags: DispatchWorkItemFlags = [], file: StaticString = #fileID, line: UInt = #line,
    execute work: () throws -> T
  ) rethrows -> T { try sync(flags: flags, file: file, line: line, execute: work) }

  /// Does a work item at once: a film's queues have one thread.
  public func asyncAndWait(
    file: StaticString = #fileID, line: UInt = #line, execute workItem: DispatchWorkItem
  ) { sync(file: file, line: line, execute: workItem) }

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
