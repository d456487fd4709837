import FlipbookCombine
import FlipbookTime

/// Fires at film times.
///
/// Stands in for Foundation's class in files that import Flipbook.
open class Timer: @unchecked Sendable {
  /// Seconds between two firings; 0 for one firing.
  public let timeInterval: TimeInterval
  /// Has no effect: timers are exact.
  open var tolerance: TimeInterval = 0
  /// Anything the scene keeps with the timer.
  open var userInfo: Any?
  /// When it fires next; setting it puts off that firing and those after it, or brings them forward.
  public var fireDate: Date {
    didSet {
      guard !isCounting else { return }
      firstFire = FilmClock.dueTime(of: fireDate)
      firings = 0
      guard let token else { return }
      MainActor.assumeIsolated { token.cancel() }
      wait()
    }
  }
  private var isCounting = false
  /// Whether the timer may still fire.
  public private(set) var isValid = true

  private let block: (Timer) -> Void
  private let repeats: Bool
  private var token: VirtualRunLoop.Token?
  private var isScheduled = false
  /// The film time at which the first firing is due, and how many have been; so nothing adds up.
  private var firstFire: TimeInterval
  private var firings = 0
  /// The film time at which the next firing is due, which may be finer than a date.
  private var nextFire: TimeInterval { firstFire + Double(firings) * timeInterval }

  /// The shortest time between two firings of a timer that repeats, in seconds.
  static let shortestInterval = 0.0001

  /// Makes a timer that first fires at a film time in seconds.
  init(firstFire: TimeInterval, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    fireDate = FilmClock.date(at: firstFire)
    self.firstFire = firstFire
    timeInterval = repeats ? max(interval, Self.shortestInterval) : 0
    self.repeats = repeats
    self.block = block
  }

  /// Makes a timer that never fires, for scenes that replace it later.
  public convenience init() {
    self.init(firstFire: FilmClock.now, interval: 0, repeats: false) { _ in }
    isValid = false
  }

  /// Makes a timer that first fires at a date. It starts when a run loop is given it.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(firstFire: FilmClock.dueTime(of: date), interval: interval, repeats: repeats, block: block)
  }

  /// Makes a timer that first fires after an interval in seconds. It starts when a run loop is given it.
  public convenience init(timeInterval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.init(
      firstFire: FilmClock.now + max(timeInterval, 0), interval: timeInterval, repeats: repeats, block: block)
  }

  /// Makes a timer and starts it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// Fires now.
  open func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// Stops the timer for good.
  open func invalidate() {
    isValid = false
    if let token { MainActor.assumeIsolated { token.cancel() } }
    token = nil
  }

  /// Starts the timer, once.
  func schedule() {
    guard isValid, !isScheduled else { return }
    isScheduled = true
    wait()
  }

  private func count() {
    isCounting = true
    fireDate = FilmClock.date(at: nextFire)
    isCounting = false
  }

  private func wait() {
    token = FilmClock.post(after: nextFire - FilmClock.now) { [self] in
      guard isValid else { return }
      firings += 1
      token = nil
      if repeats { count() }
      block(self)
      guard repeats, isValid else {
        isValid = false
        return
      }
      wait()
    }
  }

  /// Sends the date at equal distances of time.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date of the firing.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never
    /// Seconds between two dates.
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()
    private var timer: Timer?

    /// Makes a publisher of dates, the first one an interval after it is connected.
    ///
    /// - Parameter interval: Seconds between two dates. Tolerance, mode and options have no effect: timers are exact.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
    }

    /// Adds a subscriber, which gets dates once the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Starts a timer of film time, which runs until a result is cancelled, whether anybody keeps it or not.
    /// While it runs this hands over the same connection.
    public func connect() -> any Cancellable {
      if let timer, timer.isValid { return TimerConnection(timer: timer) }
      let subject = self.subject
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        subject.send(Date())
      }
      self.timer = timer
      return TimerConnection(timer: timer)
    }
  }

  /// A publisher of dates.
  ///
  /// - Parameter interval: Seconds between two of them.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
