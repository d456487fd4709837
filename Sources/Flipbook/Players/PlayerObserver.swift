import FlipbookTime
import Foundation

/// Calls back as the film of a player goes on.
final class PlayerObserver: @unchecked Sendable {
  private let notify: @Sendable (CMTime) -> Void
  /// The next time to call back at, from a time and a direction; nil for never.
  private let next: (Double, Bool) -> Double?
  private var token: VirtualRunLoop.Token?

  init(_ notify: @escaping @Sendable (CMTime) -> Void, next: @escaping (Double, Bool) -> Double?) {
    (self.notify, self.next) = (notify, next)
  }

  /// Waits anew after the player has started, stopped or jumped, and calls back.
  func follow(_ player: AVPlayer) {
    Self.cancel(token)
    token = FilmClock.post(after: 0) { [weak self, weak player] in
      guard let self, let player else { return }
      notify(player.currentTime())
      wait(player)
    }
  }

  func cancel() { Self.cancel(token) }

  /// Ends a wait of film time.
  static func cancel(_ token: VirtualRunLoop.Token?) { MainActor.assumeIsolated { token?.cancel() } }

  private func wait(_ player: AVPlayer) {
    Self.cancel(token)
    let rate = Double(player.rate)
    guard player.begun != nil, rate != 0, let due = next(player.seconds, rate > 0),
      due <= player.film?.duration ?? 0, due >= 0
    else { return }
    token = FilmClock.post(after: abs(due - player.seconds) / abs(rate)) { [weak self, weak player] in
      guard let self, let player else { return }
      notify(player.currentTime())
      wait(player)
    }
  }
}
