import FlipbookCombine
import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Makes an image of a view, as it is at the present film time.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view to make an image of.
  public var content: Content
  /// The size that the view is offered; none, for the size it would have.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the view leaves nothing of what is behind it to be seen.
  public var isOpaque = false
  /// The colour space that the image is composited in; nothing reads it.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Makes a renderer of a view.
  public init(content: Content) { self.content = content }

  /// Sent before the image changes, which it does not by itself.
  public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

  /// The picture with its size, in points; nil where nothing can paint it.
  private var picture: (list: DisplayList, size: CGSize, provider: any ImageProvider)? {
    guard let resources = SceneTraits.current.resources else { return nil }
    var environment = EnvironmentValues()
    environment.colorScheme = SceneTraits.current.colorScheme
    environment.displayScale = scale
    let start = FilmClock.now
    let list = DisplayList.record(
      content, environment: environment, background: isOpaque ? .black : .clear, resources: resources,
      startingAt: start, at: start
    ) { measure in
      let size = measure(proposedSize)
      let isDrawable = size.width > 0 && size.height > 0 && size.width * size.height * scale * scale < 1e8
      return isDrawable ? size : nil
    }
    return list.map { ($0, $0.size, resources.imageProvider) }
  }

  /// The image at the present film time; nil for a view without a size.
  public var cgImage: CGImage? {
    guard let picture, let bitmap = picture.provider.bitmap(of: picture.list, scale: scale) else {
      return nil
    }
    return CGImage(bitmap)
  }

  /// The image at the present film time, at the renderer's scale; nil for a view without a size.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Calls a closure with the size, and another closure that draws the view with its origin at the bottom
  /// left.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ draw: (CGContext) -> Void) -> Void
  ) {
    guard let picture, let image = picture.provider.bitmap(of: picture.list, scale: rasterizationScale)
    else { return }
    let size = picture.size
    renderer(size) { $0.draw(CGImage(image), in: CGRect(origin: .zero, size: size)) }
  }
}
