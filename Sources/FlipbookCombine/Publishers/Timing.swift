// Operators about when values arrive.

extension Publishers {
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { result in
        scheduler.schedule { conduit.send(completion: result) }
      } value: { value in
        scheduler.schedule { conduit.send(value) }
      }
    }
  }

  public struct Delay<Upstream: Publisher, Context: Scheduler>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context

    func attach(_ conduit: Conduit<Output, Failure>) {
      upstream.feed(conduit) { result in
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) { conduit.send(completion: result) }
      } value: { value in
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) { conduit.send(value) }
      }
    }
  }

  public struct Debounce<Upstream: Publisher, Context: Scheduler>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context

    func attach(_ conduit: Conduit<Output, Failure>) {
      var count = 0
      var waiting: Output?
      upstream.feed(conduit) { [weak conduit] result in
        if let value = waiting { conduit?.send(value) }
        count += 1
        conduit?.send(completion: result)
      } value: { [weak conduit] value in
        count += 1
        waiting = value
        let mine = count
        scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) { [weak conduit] in
          guard mine == count else { return }
          waiting = nil
          conduit?.send(value)
        }
      }
    }
  }

  public struct Throttle<Upstream: Publisher, Context: Scheduler>: ConduitPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
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
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }

  /// Everything runs on one thread, so where a publisher is attached makes no difference.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Self { self }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
  }

  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
