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

  /// The images shown in turn; nil for one image.
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

  /// Always zero.
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

  /// The image as the bytes of a PNG file, one pixel of the file for each of its own; nil for an image without pixels.
  public func pngData() -> Data? { data(as: .png) }

  /// The image as the bytes of a JPEG file, on white; nil for an image without pixels.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file … 1 for the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data(as: .jpeg(quality: compressionQuality.isNaN ? 1 : max(0, min(1, Double(compressionQuality)))))
  }

  private func data(as encoding: PictureEncoding) -> Data? {
    guard let cgImage, let provider = SceneTraits.current.resources?.imageProvider else { return nil }
    return provider.data(of: cgImage.bitmap, as: encoding)
  }
}

/// The bytes of a PNG file of an image.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The bytes of a JPEG file of an image.
///
/// - Parameter compressionQuality: 0 for the smallest file … 1 for the best picture.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
