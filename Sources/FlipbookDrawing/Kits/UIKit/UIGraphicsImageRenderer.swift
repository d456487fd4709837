import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// Makes images by drawing them.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  private let bounds: CGRect
  private let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of images of a size in points, at the scene's scale.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of a rectangle in points, at the scene's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

  /// Makes a renderer of images of a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// An image of what is drawn, painted at the format's scale. Clear, with a diagnostic, where nothing can paint.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let traits = SceneTraits.current
    guard let resources = traits.resources, bounds.width > 0, bounds.height > 0, bounds.isFinite else {
      DiagnosticCollector.current.warn(
        "image.renderer",
        "An image of \(bounds.width)×\(bounds.height) points can't be drawn here; it is clear.")
      return UIImage()
    }
    var environment = EnvironmentValues()
    environment.colorScheme = traits.colorScheme
    environment.displayScale = format.scale
    let list = DisplayList.record(
      size: bounds.size, background: format.opaque ? .black : .clear, environment: environment,
      resources: resources
    ) { context in
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      context.withCGContext { quartz in
        quartz.bitmap = BitmapTarget(
          size: bounds.size, scale: format.scale, background: format.opaque ? .black : .clear)
        UIGraphicsPushContext(quartz)
        actions(UIGraphicsImageRendererContext(quartz, format))
        UIGraphicsPopContext()
      }
    }
    guard let bitmap = resources.imageProvider.bitmap(of: list, scale: format.scale) else {
      DiagnosticCollector.current.warn(
        "image.renderer", "An image of \(bounds.width)×\(bounds.height) points can't be painted; it is clear."
      )
      return UIImage()
    }
    return UIImage(cgImage: CGImage(bitmap), scale: format.scale, orientation: .up)
  }

  /// The image as the bytes of a PNG file; none where nothing can paint.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The image as the bytes of a JPEG file; none where nothing can paint.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file … 1 for the best picture.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
