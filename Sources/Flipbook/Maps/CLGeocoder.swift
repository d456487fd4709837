import FlipbookDiagnostics
import FlipbookTime
import Foundation

/// Finds places by their names, and the other way round. A film asks nobody: it fails as without a network, with a
/// diagnostic.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Called with the places that were found, or an error.
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Makes a geocoder, with a diagnostic.
  public override init() {
    super.init()
    unsupported("CLGeocoder.init")
  }

  /// Always false.
  open var isGeocoding: Bool { false }

  private func fail(_ handler: @escaping CompletionHandler) {
    FilmClock.post(after: 0) { handler(nil, CLError(.network)) }
  }

  /// Fails in the next turn of the run loop.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
    fail(completionHandler)
  }

  /// Fails in the next turn of the run loop.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    fail(completionHandler)
  }

  /// Fails in the next turn of the run loop.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CompletionHandler
  ) { fail(completionHandler) }

  /// - Throws: `CLError.network`.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// - Throws: `CLError.network`.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Has no effect: nothing is under way.
  open func cancelGeocode() {}
}
