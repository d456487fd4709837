extension AVPlayerItem {
  /// Where the film stands; 0 where no player shows it.
  public func currentTime() -> CMTime { player?.currentTime() ?? .zero }

  /// Has its player go to a time, exactly, and calls back with true.
  public func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    player?.seek(to: time, completionHandler: completionHandler ?? { _ in })
  }

  /// Has its player go to a time, exactly, whatever is tolerated, and calls back with true.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { seek(to: time, completionHandler: completionHandler) }
}
