import FlipbookTime
import Foundation

extension AVPlayer {
  /// Where the film stands.
  public func currentTime() -> CMTime { CMTime(seconds: seconds, preferredTimescale: 90_000) }

  /// Goes to a time, exactly.
  public func seek(to time: CMTime) { move(to: time.seconds) }

  /// Goes to a time, exactly, whatever is tolerated.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Goes to a time and calls back with true.
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    FilmClock.post(after: 0) { completionHandler(true) }
  }

  /// Goes to a time, exactly, whatever is tolerated, and calls back with true.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  /// Calls back whenever so much of the film has been played, and when it starts, stops or jumps. Keep what is returned.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let length = interval.seconds
    let observer = PlayerObserver(block) { time, forwards in
      guard length > 0, length.isFinite else { return nil }
      let number = time / length
      return (forwards ? (number + 1e-6).rounded(.down) + 1 : (number - 1e-6).rounded(.up) - 1) * length
    }
    observers.append(observer)
    observer.follow(self)
    return observer
  }

  /// Ends the calls of an observer.
  public func removeTimeObserver(_ observer: Any) {
    guard let observer = observer as? PlayerObserver else { return }
    observer.cancel()
    observers.removeAll { $0 === observer }
  }
}
