import FlipbookDrawing
import Foundation

/// The methods that are called with a choice. A film never calls them.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Never called. Nothing is chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Never called. Nothing is chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Never called. Nothing is chosen.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Never called. Nothing is chosen.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
