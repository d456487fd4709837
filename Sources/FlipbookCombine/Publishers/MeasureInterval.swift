extension Publisher {
  /// Sends the time since the value before, or since the subscription, in place of each value.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<S.SchedulerTimeType.Stride, Failure> {
    Deferred {
      var last = scheduler.now
      return self.map { _ in
        let now = scheduler.now
        defer { last = now }
        return last.distance(to: now)
      }
    }
  }
}
