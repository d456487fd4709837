import FlipbookDiagnostics
import Foundation

/// The source of weather data. A film reaches no network, so every question fails, with a diagnostic.
public final class WeatherService: Sendable {
  /// The one that apps use.
  public static let shared = WeatherService()
  /// Makes one.
  public init() {}

  private func refuse() -> WeatherError {
    DiagnosticCollector.current.warn("weather.network", "A film reaches no network; there is no weather.")
    return .unknown
  }

  /// Fails.
  ///
  /// - Throws: ``WeatherError/unknown``.
  public func weather(for location: CLLocation) async throws -> Weather { throw refuse() }
  /// Fails.
  ///
  /// - Throws: ``WeatherError/unknown``.
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    throw refuse()
  }
  /// Fails.
  ///
  /// - Throws: ``WeatherError/unknown``.
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw refuse() }
  /// Fails.
  ///
  /// - Throws: ``WeatherError/unknown``.
  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw refuse() }
  /// Fails.
  ///
  /// - Throws: ``WeatherError/unknown``.
  public var attribution: WeatherAttribution { get async throws { throw refuse() } }
}
