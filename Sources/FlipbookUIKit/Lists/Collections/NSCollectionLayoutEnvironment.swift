import FlipbookDrawing
import Foundation

/// The environment of a section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room of the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the film.
  var traitCollection: UITraitCollection { get }
}
