/// The method that is called when pictures were chosen.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Never called. Nobody chooses a picture.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
