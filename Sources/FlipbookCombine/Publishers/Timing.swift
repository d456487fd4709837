// Operators about when values arrive.

extension Publishers {
  /// Sends values and the end as work of a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The scheduler that sends.
    public let scheduler: Context

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { result in
        scheduler.schedule { conduit.send(completion: result) }
      } value: { value in
        scheduler.schedule { conduit.send(value) }
      }
    }
  }

  /// Sends values and the end an interval later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that waits.
    public let scheduler: Context

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { result in
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) { conduit.send(completion: result) }
      } value: { value in
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) { conduit.send(value) }
      }
    }
  }

  /// Sends a value when none has followed it for a while. The end sends a value that waits at once.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The time without a new value.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that waits.
    public let scheduler: Context

    func attach(_ conduit: Conduit<Output, Failure>) {
      let work = RestartingWork(after: dueTime, on: scheduler)
      var waiting: Output?
      upstream.feed(conduit) { [weak conduit] result in
        if let value = waiting { conduit?.send(value) }
        work.stop()
        conduit?.send(completion: result)
      } value: { [weak conduit] value in
        waiting = value
        work.start { [weak conduit] in
          waiting = nil
          conduit?.send(value)
        }
      }
    }
  }

  /// Sends one value an interval at most. The end drops a value that waits.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that waits.
    public let scheduler: Context
    /// Whether the last value of an interval is sent, not the first.
    public let latest: Bool

    func attach(_ conduit: Conduit<Output, Failure>) {
      var next: Context.SchedulerTimeType?
      var waiting: Output?
      upstream.feed(conduit) { [weak conduit] value in
        let now = scheduler.now
        if let due = next, now < due {
          let isFirst = waiting == nil
          if latest || isFirst { waiting = value }
          guard isFirst else { return }
          scheduler.schedule(after: due) { [weak conduit] in
            next = due.advanced(by: interval)
            if let value = waiting { conduit?.send(value) }
            waiting = nil
          }
        } else {
          next = now.advanced(by: interval)
          conduit?.send(value)
        }
      }
    }
  }
}

extension Publisher {
  /// Sends values and the end as work of a scheduler. The options have no effect.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }

  /// Everything runs on one thread, so where a publisher is attached makes no difference.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Self { self }

  /// Sends values and the end an interval later. The tolerance and the options have no effect.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
  }

  /// Sends a value when none has followed it for a while. The options have no effect.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }

  /// Sends one value an interval at most: the last of the interval, or its first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
