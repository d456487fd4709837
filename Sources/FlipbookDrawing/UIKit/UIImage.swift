import FlipbookMotion
import Foundation

/// An image as UIKit passes it around: an ``Image`` as an object.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// Whether an image is drawn in its own colours or as a stencil for the tint colour.
  public enum RenderingMode: Int, Hashable, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How an image fills a rectangle that is not its own size.
  public enum ResizingMode: Int, Hashable, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// How the pixels of a bitmap are turned before it is shown.
  public enum Orientation: Int, Hashable, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    var orientation: Image.Orientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// What the object holds.
  package let image: Image
  /// The colour of a stencil; nil for that of the view it is shown in.
  package var tint: UIColor?
  public private(set) var renderingMode = RenderingMode.automatic
  private var ownScale: CGFloat?
  // Images that are shown in turn.
  var series: [UIImage]?
  var seriesDuration: TimeInterval = 0

  package init(_ image: Image) { self.image = image }

  /// What `#imageLiteral(resourceName:)` stands for.
  public required init(imageLiteralResourceName path: String) { image = Image(path) }

  private init(_ image: Image, like other: UIImage) {
    self.image = image
    tint = other.tint
    renderingMode = other.renderingMode
    ownScale = other.ownScale
  }

  /// An image file beside the scene or in its asset catalogue, by name. Where there is none, the image is a
  /// placeholder, and a diagnostic says so when it is drawn.
  public convenience init?(named name: String) { self.init(Image(name)) }

  public convenience init?(named name: String, in bundle: SceneBundle?, compatibleWith: UITraitCollection?) {
    self.init(named: name)
  }

  public convenience init?(named name: String, in bundle: SceneBundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  public convenience init?(contentsOfFile path: String) { self.init(Image(path)) }

  /// A system symbol by its SF Symbols name.
  public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(Image(systemName: name).configured(configuration as? SymbolConfiguration))
  }

  /// A bitmap of one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// - Parameter scale: Pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(Image(decorative: cgImage, scale: scale, orientation: orientation.orientation))
    ownScale = scale
  }

  /// A picture decoded from the bytes of a file, of one pixel per point.
  ///
  /// - Returns: nil for bytes that are no picture, and, with a diagnostic, for those of kinds that are not read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = SceneSurroundings.current.resources?.imageProvider.bitmap(decoding: data) else {
      return nil
    }
    self.init(cgImage: CGImage(bitmap), scale: scale > 0 ? scale : 1, orientation: .up)
  }

  /// An image without anything in it.
  public override convenience init() {
    self.init(cgImage: CGImage(Bitmap(width: 1, height: 1, pixels: [0])))
  }

  /// Image with everything that drawing needs; nil where nothing can find it.
  private var resolved: GraphicsContext.ResolvedImage? {
    let surroundings = SceneSurroundings.current
    guard let resources = surroundings.resources else { return nil }
    var environment = EnvironmentValues()
    environment.displayScale = surroundings.displayScale
    return GraphicsContext.ResolvedImage(image, environment: environment, resources: resources)
  }

  /// In points; zero where nothing can find the image.
  open var size: CGSize { resolved?.size ?? .zero }

  /// Pixels per point.
  open var scale: CGFloat { ownScale ?? resolved?.pixelsPerPoint ?? SceneSurroundings.current.displayScale }

  open var imageOrientation: Orientation { .up }

  open var isSymbolImage: Bool {
    if case .symbol = image.source { true } else { false }
  }

  /// The file of an image that has a name, of a catalogue or beside the scene.
  private var file: String? {
    guard case .named(let name) = image.source else { return nil }
    let isDark = SceneSurroundings.current.colorScheme == .dark
    return AssetCatalog.current.picture(named: name, isDark: isDark)?.path ?? name
  }

  /// The image as pixels: its own, or painted at the scene's scale where it has none.
  open var cgImage: CGImage? {
    if case .bitmap(let image, _, .up) = image.source, tint == nil { return image }
    let surroundings = SceneSurroundings.current
    guard let provider = surroundings.resources?.imageProvider else { return nil }
    if let file, tint == nil, provider.vector(named: file) == nil {
      return provider.bitmap(named: file).map { CGImage($0.bitmap) }
    }
    let size = self.size
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
  }

  // MARK: Others like it

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let template: Image.TemplateRenderingMode? =
      switch mode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    let copy = UIImage(image.renderingMode(template), like: self)
    copy.renderingMode = mode
    return copy
  }

  /// The image as a stencil in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    let copy = UIImage(image.renderingMode(.template), like: self)
    copy.tint = color
    return copy
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color)
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(image.configured(configuration as? SymbolConfiguration), like: self)
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// - Parameter capInsets: Margins, in points, that are not stretched; what lies between is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let insets = EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    return UIImage(
      image.resizable(capInsets: insets, resizingMode: resizingMode == .tile ? .tile : .stretch), like: self)
  }

  // MARK: Drawing

  /// Draws in its own size in the context that was pushed last.
  ///
  /// - Parameter point: Of its top left corner.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws stretched to a rectangle in the context that was pushed last.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = QuartzStack.pushed("an image is drawn") else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.drawUpright(image, tint: tint, in: rect)
    context.restoreGState()
  }
}

extension Image {
  /// The image that UIKit's object holds.
  public init(uiImage: UIImage) { self = uiImage.image }

  fileprivate func configured(_ configuration: UIImage.SymbolConfiguration?) -> Image {
    guard let configuration else { return self }
    var copy = self
    copy.font = configuration.font ?? copy.font
    copy.scale = configuration.scale ?? copy.scale
    return copy
  }
}

extension CGContext {
  /// Draws an image with its top at the top, as UIKit does.
  fileprivate func drawUpright(_ image: Image, tint: UIColor?, in rect: CGRect) {
    var drawing = GraphicsContext(recorder: recorder, environment: environment)
    drawing.state = GraphicsContext.State(
      transform: state.transform, opacity: state.alpha, blendMode: state.blendMode.blendMode,
      clip: state.clip, filters: state.shadow.map { [$0] } ?? [])
    var resolved = drawing.resolve(image)
    resolved.shading = .color(tint?.color ?? .black)
    drawing.draw(resolved, in: rect)
    drew()
  }
}
