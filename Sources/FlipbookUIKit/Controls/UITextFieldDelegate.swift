import FlipbookDrawing
import FlipbookLayers
import Foundation

/// The methods that are called during typing.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Asked before typing begins; true unless implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after typing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Never called.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after typing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after text was typed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked before the button clears the text; true unless implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked before text is typed; true unless implemented.
  ///
  /// - Parameter range: The end of the text, in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the return key, which a script's `submit` presses.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Asked before typing begins; true unless implemented.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Called after typing has begun.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Never called.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Called after typing has ended.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Called after text was typed.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Asked before the button clears the text; true unless implemented.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Asked before text is typed; true unless implemented.
  ///
  /// - Parameter range: The end of the text, in UTF-16 units.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Called after the return key, which a script's `submit` presses.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
