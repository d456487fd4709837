extension CADisplayLink {
  /// Begins to call, from the next frame on. There is one run loop, the film's, and one mode.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { start() }

  /// Stops for good: there is one run loop, the film's.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
}
