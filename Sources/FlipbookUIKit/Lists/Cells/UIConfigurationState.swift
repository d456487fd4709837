import FlipbookDrawing
import Foundation

/// A state that a cell shows.
@MainActor @preconcurrency
public protocol UIConfigurationState {}

extension UIConfigurationState {
  /// Whether a device gives a cell other colors in this state.
  var differsFromNormal: Bool {
    guard let state = self as? UICellConfigurationState else { return false }
    return state.isSelected || state.isHighlighted || state.isDisabled
  }
}
