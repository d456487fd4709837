// An operator about values that don't arrive.

extension Publishers {
  /// Ends when no value has come for a while.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: ConduitPublisher {
    /// The type that the publisher sends.
    public typealias Output = Upstream.Output
    /// The failure of the publisher.
    public typealias Failure = Upstream.Failure
    /// The publisher of the values.
    public let upstream: Upstream
    /// The time without a value.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that waits.
    public let scheduler: Context
    /// Makes the failure to end with; nil to end without one.
    public let customError: (() -> Failure)?

    func attach(_ conduit: Conduit<Output, Failure>) {
      let work = RestartingWork(after: interval, on: scheduler)
      func wait() {
        work.start { [weak conduit] in
          conduit?.send(completion: customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      upstream.feed(conduit) { result in
        work.stop()
        conduit.send(completion: result)
      } value: { value in
        wait()
        conduit.send(value)
      }
    }
  }
}

extension Publisher {
  /// Ends when no value has come for a while, with a failure where a closure makes one. The options have no effect.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, customError: customError)
  }
}
