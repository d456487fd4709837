import FlipbookDiagnostics
import FlipbookMotion
import FlipbookTime
import Foundation

/// An image that is being drawn between ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` and
/// ``UIGraphicsEndImageContext()``.
///
/// It belongs to the thread that began it, and is only touched there.
private final class ImageContext: @unchecked Sendable {
  private static let slot = SharedContextSlot(.scene) { Guarded<[ImageContext]>([]) }
  private static var open: Guarded<[ImageContext]> { SceneContext.anyThread[slot] }

  /// The image begun last on this thread.
  static var current: ImageContext? {
    open.withLock { all in all.last { $0.thread === Thread.current } }
  }

  static func begin(_ context: ImageContext) { open.withLock { $0.append(context) } }

  static func end() -> ImageContext? {
    open.withLock { all in
      all.lastIndex { $0.thread === Thread.current }.map { all.remove(at: $0) }
    }
  }

  private let thread = Thread.current

  let recorder: DisplayListRecorder
  let environment: EnvironmentValues
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool
  let stack: QuartzStack

  init(size: CGSize, scale: CGFloat, isOpaque: Bool, resources: DrawingResources) {
    (self.size, self.scale, self.isOpaque) = (size, scale, isOpaque)
    var environment = EnvironmentValues()
    environment.colorScheme = SceneTraits.current.colorScheme
    environment.displayScale = scale
    self.environment = environment
    recorder = DisplayListRecorder(canvas: CGRect(origin: .zero, size: size), resources: resources)
    let context = CGContext(GraphicsContext(recorder: recorder, environment: environment))
    context.bitmap = BitmapTarget(size: size, scale: scale, background: isOpaque ? .black : .clear)
    stack = QuartzStack(context)
    stack.pushed.append(context)
  }

  var list: DisplayList {
    DisplayList(size: size, background: isOpaque ? .black : .clear, items: recorder.items)
  }
}

extension QuartzStack {
  /// The stack of the image begun last; nil for none.
  static var openImage: QuartzStack? { ImageContext.current?.stack }
}

/// Begins an image that later drawing goes to, at the scene's scale.
///
/// - Parameter size: In points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image that later drawing goes to.
///
/// - Parameters:
///   - size: In points.
///   - opaque: True for an image that nothing shows through.
///   - scale: Pixels per point; 0 for the scene's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let traits = SceneTraits.current
  guard let resources = traits.resources, size.width > 0, size.height > 0,
    size.width.isFinite, size.height.isFinite
  else {
    DiagnosticCollector.current.warn(
      "image.context", "An image of \(size.width)×\(size.height) points can't be drawn here.")
    return
  }
  ImageContext.begin(
    ImageContext(
      size: size, scale: scale > 0 ? scale : traits.displayScale, isOpaque: opaque,
      resources: resources))
}

/// Returns an image of everything drawn since the image was begun; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = ImageContext.current,
    let bitmap = context.recorder.resources.imageProvider.bitmap(of: context.list, scale: context.scale)
  else { return nil }
  return UIImage(cgImage: CGImage(bitmap), scale: context.scale, orientation: .up)
}

/// Ends the image begun last.
public func UIGraphicsEndImageContext() {
  if let context = ImageContext.end() { context.stack.context.finish() }
}

/// Fills a rectangle in the context that was pushed last.
public func UIRectFill(_ rect: CGRect) { QuartzStack.pushed("a rectangle is filled")?.fill(rect) }

/// Draws a line along the inside of a rectangle in the context that was pushed last.
public func UIRectFrame(_ rect: CGRect) {
  QuartzStack.pushed("a rectangle is drawn")?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
