import Foundation

/// Why there is no weather.
public enum WeatherError: LocalizedError, Sendable {
  /// The app may not ask. Never in a film.
  case permissionDenied
  /// It wasn't found: a film reaches no network.
  case unknown

  /// The reason in words.
  public var errorDescription: String? {
    self == .unknown ? "A film reaches no network." : "The app may not ask for the weather."
  }
}
