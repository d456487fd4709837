import Foundation

extension UITextField {
  /// Posted by a field that begins to be edited, with the field as its object.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by a field whose editing ends, with the field as its object.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted by a field whose text is edited, with the field as its object.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}

extension UITextView {
  /// Posted by a view that begins to be edited, with the view as its object.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by a view whose editing ends, with the view as its object.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted by a view whose text is edited, with the view as its object.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

extension UIView {
  /// Ends the editing of all other fields and text views of the window, since one has the keyboard.
  func endOtherEditing() { root.endEditing(besides: self) }

  private func endEditing(besides view: UIView) {
    if self !== view, (self as? UITextField)?.isEditing == true || (self as? UITextView)?.isEditing == true {
      resignFirstResponder()
    }
    for subview in subviews { subview.endEditing(besides: view) }
  }
}
