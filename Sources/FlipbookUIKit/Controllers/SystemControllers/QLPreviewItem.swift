import Foundation

/// A file that is shown.
public protocol QLPreviewItem {
  /// The address of the file; nil for none.
  var previewItemURL: URL? { get }
  /// The title; nil for the file's name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Nil: the file's name is the title.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self as URL }
}
