import Foundation

/// The methods that are called with files that were picked. A film picks none.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Never called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Never called.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Never called.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Never called.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
