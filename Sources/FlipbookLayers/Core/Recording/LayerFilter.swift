import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A filter object of another framework that layers can take: its name and its settings.
public protocol LayerFilter {
  /// The name of the filter, such as "CIGaussianBlur".
  var filterName: String { get }
  /// A setting, as "inputRadius".
  func filterValue(_ key: String) -> Any?
}
