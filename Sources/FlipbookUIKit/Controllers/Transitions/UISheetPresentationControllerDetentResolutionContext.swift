import FlipbookDrawing
import Foundation

/// The values from which the height of a sheet is calculated.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The largest height of a sheet, in points.
  var maximumDetentValue: CGFloat { get }
  /// The traits of the film.
  var containerTraitCollection: UITraitCollection { get }
}
