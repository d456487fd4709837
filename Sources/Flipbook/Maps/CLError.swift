import Foundation

/// An error in finding a place on the earth.
public struct CLError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Hashable, Sendable {
    case locationUnknown = 0
    case denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
    case geocodeFoundPartialResult, geocodeCanceled
  }

  /// The kind of the error.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// There is no place yet.
  public static let locationUnknown = Code.locationUnknown
  /// The app may not know the place.
  public static let denied = Code.denied
  /// There is no network.
  public static let network = Code.network
  /// There is no such place.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}
