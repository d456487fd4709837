import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An image from an address. A film reaches no network: the placeholder is shown. Files are read at once.
public struct AsyncImage<Content: View>: View {
  let content: Content

  /// The image of a file; nil, with a diagnostic, for all else.
  private static func image(_ url: URL?) -> Image? {
    if let url, url.isFileURL, FileManager.default.fileExists(atPath: url.path) { return Image(url.path) }
    DiagnosticCollector.current.warn(
      "image.network",
      "The image at \(url?.absoluteString ?? "no address") is not loaded: a render reaches no network.")
    return nil
  }

  /// Makes an image, or a grey rectangle in its place. The scale is ignored.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    let image = Self.image(url)
    content = _ConditionalContent(
      storage: image.map { .trueContent($0) } ?? .falseContent(RedactionReasons.ground))
  }

  /// Makes a view of the image, or a placeholder in its place. The scale is ignored.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> {
    let image = Self.image(url)
    self.content = _ConditionalContent(
      storage: image.map { .trueContent(content($0)) } ?? .falseContent(placeholder()))
  }

  /// Makes a view of the phase, `success` or `empty`. The scale and the transaction are ignored.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(Self.image(url).map { .success($0) } ?? .empty)
  }

  /// The image's view or its placeholder.
  public var body: some View { content }
}
