import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Buttons from the bottom edge.
@MainActor @preconcurrency
public struct ActionSheet {
  /// A button of the sheet.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a sheet of buttons; those that cancel are replaced by the sheet's own.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}
