import Foundation
import Testing

@testable import FlipbookViews

/// A container of views for ``PlaceTableTests``, and where layout has them. Films of 100 × 100 points; views are distinguished by
/// their width.
struct PlaceContainer: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// The frames of views, for the numbers 0, 1 and 2; nil where a view is left out.
  var places: [[CGRect?]]
  /// For which numbers a view is there, by its width; all for which it has a frame where nothing is said.
  var isThere: [CGFloat: [Bool]] = [:]
  var film: @MainActor @Sendable ([ViewRuntime.Step]) -> ViewRuntime

  init(
    _ name: String, _ places: [[CGRect?]],
    film: @escaping @MainActor @Sendable ([ViewRuntime.Step]) -> ViewRuntime
  ) {
    testDescription = name
    self.places = places
    self.film = film
  }

  /// A container in which views come and go, with a frame of each view for all numbers.
  init(
    _ name: String, _ places: [[CGRect]], isThere: [CGFloat: [Bool]],
    film: @escaping @MainActor @Sendable ([ViewRuntime.Step]) -> ViewRuntime
  ) {
    self.init(name, places, film: film)
    self.isThere = isThere
  }
}
