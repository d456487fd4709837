import FlipbookCombine

/// A film time, as the schedulers count it.
public struct FilmSchedulerTime: Strideable, Hashable, Sendable {
  /// Seconds from the start of the film.
  public var seconds: Double

  /// A length of film time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable,
    ExpressibleByFloatLiteral
  {
    public var magnitude: Double

    public init(_ seconds: Double) { magnitude = seconds }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init(floatLiteral value: Double) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }

  public func distance(to other: FilmSchedulerTime) -> Stride { Stride(other.seconds - seconds) }

  public func advanced(by n: Stride) -> FilmSchedulerTime {
    FilmSchedulerTime(seconds: seconds + n.magnitude)
  }
}

/// What all schedulers share: film time.
public protocol FilmScheduler: Scheduler where SchedulerTimeType == FilmSchedulerTime {}

extension FilmScheduler {
  public var now: FilmSchedulerTime { FilmSchedulerTime(seconds: FilmClock.now) }
  public var minimumTolerance: FilmSchedulerTime.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    FilmClock.post(after: 0, action)
  }

  public func schedule(
    after date: FilmSchedulerTime, tolerance: FilmSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    FilmClock.post(after: date.seconds - FilmClock.now, action)
  }

  public func schedule(
    after date: FilmSchedulerTime, interval: FilmSchedulerTime.Stride, tolerance: FilmSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = Timer(
      fire: FilmClock.date(at: date.seconds), interval: interval.magnitude, repeats: true
    ) { _ in action() }
    timer.schedule()
    return AnyCancellable { timer.invalidate() }
  }
}

extension DispatchQueue: FilmScheduler {
  public typealias SchedulerTimeType = FilmSchedulerTime
  public struct SchedulerOptions: Sendable {}
}

extension RunLoop: FilmScheduler {
  public typealias SchedulerTimeType = FilmSchedulerTime
}

/// Runs what it is given at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = FilmSchedulerTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: FilmSchedulerTime { FilmSchedulerTime(seconds: FilmClock.now) }
  public var minimumTolerance: FilmSchedulerTime.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: FilmSchedulerTime, tolerance: FilmSchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: FilmSchedulerTime, interval: FilmSchedulerTime.Stride, tolerance: FilmSchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
