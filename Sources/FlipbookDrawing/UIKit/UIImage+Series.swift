import FlipbookDiagnostics
import Foundation

extension UIImage {
  /// Images that a view shows in turn.
  ///
  /// - Parameter duration: For all of them once, in seconds; 0 for a thirtieth each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let series = first.withRenderingMode(first.renderingMode)
    series.series = images
    series.seriesDuration = duration > 0 ? duration : Double(images.count) / 30
    return series
  }

  /// What is shown in turn; nil for one image.
  public var images: [UIImage]? { series }

  /// How long all images take once, in seconds; 0 for one image.
  public var duration: TimeInterval { seriesDuration }

  /// The image unchanged: constraints hold its edges.
  public func withAlignmentRectInsets(
    _ alignmentInsets: UIEdgeInsets, file: String = #fileID, line: Int = #line
  ) -> UIImage {
    unsupported("UIImage.withAlignmentRectInsets", when: alignmentInsets != .zero, file, line)
    return self
  }

  public var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The image seen in a mirror.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let size = self.size
    guard size.width > 0, size.height > 0 else { return self }
    return UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Nil: a film writes no files, with a diagnostic.
  public func pngData() -> Data? {
    Self.warnOfFiles("pngData()")
    return nil
  }

  /// Nil: a film writes no files, with a diagnostic.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    Self.warnOfFiles("jpegData(compressionQuality:)")
    return nil
  }

  private static func warnOfFiles(_ method: String) {
    DiagnosticCollector.current.warn(
      "image.file", "UIImage.\(method) gives no data here; draw the image where it is to be seen.")
  }
}
