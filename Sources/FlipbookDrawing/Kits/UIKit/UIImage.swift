import FlipbookMotion
import Foundation

/// An image as UIKit passes it around: an ``Image`` as an object.
open class UIImage: _AttributeObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  /// Whether an image is drawn in its own colours or as a stencil for the tint colour.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the view that shows it decides.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a stencil for the tint colour.
    case alwaysTemplate = 2
  }

  /// How an image fills a rectangle that is not its own size.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Repeated at its own size.
    case tile = 0
    /// Stretched to the rectangle.
    case stretch = 1
  }

  /// How the pixels of a bitmap are turned before it is shown.
  public enum Orientation: Int, Hashable, Sendable {
    /// As it is.
    case up = 0
    /// Upside down.
    case down = 1
    /// Turned a quarter counterclockwise.
    case left = 2
    /// Turned a quarter clockwise.
    case right = 3
    /// Mirrored left to right.
    case upMirrored = 4
    /// Mirrored top to bottom.
    case downMirrored = 5
    /// With rows and columns exchanged.
    case leftMirrored = 6
    /// With rows and columns exchanged, then upside down.
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

  /// The image as a value.
  package let image: Image
  /// The colour of a stencil; nil for that of the view it is shown in.
  package var tint: UIColor?
  /// The colours it is drawn in; automatic unless changed.
  public private(set) var renderingMode = RenderingMode.automatic
  private var ownScale: CGFloat?
  // Images that are shown in turn.
  var series: [UIImage]?
  var seriesDuration: TimeInterval = 0

  package init(_ image: Image) { self.image = image }

  /// Makes the image that `#imageLiteral(resourceName:)` stands for.
  public required init(imageLiteralResourceName path: String) { image = Image(path) }

  private init(_ image: Image, like other: UIImage) {
    self.image = image
    tint = other.tint
    renderingMode = other.renderingMode
    ownScale = other.ownScale
  }

  /// Makes an image of a file beside the scene or in its asset catalogue, by name. Where there is none, the
  /// image is a placeholder, and a diagnostic says so when it is drawn. Nil for an empty name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(Image(name))
  }

  /// Makes an image from a file of a bundle or of its asset catalogue; nil for an empty name. The traits have no effect.
  public convenience init?(named name: String, in bundle: SceneBundle?, compatibleWith: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    self.init(Image(name, bundle: bundle))
  }

  /// Makes an image from a file of a bundle or of its asset catalogue; nil for an empty name. The configuration has no
  /// effect.
  public convenience init?(named name: String, in bundle: SceneBundle?, with configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(Image(name, bundle: bundle))
  }

  /// Makes an image from a file by its path. Never nil: a file that isn't there shows as a placeholder.
  public convenience init?(contentsOfFile path: String) { self.init(Image(path)) }

  /// Makes a system symbol by its SF Symbols name.
  public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

  /// Makes a system symbol in a size and weight. Configurations that aren't a symbol's have no effect.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(Image(systemName: name).configured(configuration as? SymbolConfiguration))
  }

  /// Makes a symbol. The traits have no effect.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Makes a symbol that shows a value from 0 to 1.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(
      Image(systemName: name, variableValue: value).configured(configuration as? SymbolConfiguration))
  }

  /// Makes an image of a bitmap, of one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Makes an image of a bitmap. The scale is in pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(Image(decorative: cgImage, scale: scale, orientation: orientation.orientation))
    ownScale = scale
  }

  /// Makes an image of the bytes of a file, of one pixel per point.
  ///
  /// - Returns: nil for bytes that are no picture, and, with a diagnostic, for those of kinds that are not read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes an image of the bytes of a file. The scale is in pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = SceneTraits.current.resources?.imageProvider.bitmap(decoding: data) else {
      return nil
    }
    self.init(cgImage: CGImage(bitmap), scale: scale > 0 ? scale : 1, orientation: .up)
  }

  /// Makes an image without anything in it.
  public override convenience init() {
    self.init(cgImage: CGImage(Bitmap(width: 1, height: 1, pixels: [0])))
  }

  /// Image with everything that drawing needs; nil where nothing can find it.
  private var resolved: GraphicsContext.ResolvedImage? {
    let traits = SceneTraits.current
    guard let resources = traits.resources else { return nil }
    var environment = EnvironmentValues()
    environment.displayScale = traits.displayScale
    return GraphicsContext.ResolvedImage(image, environment: environment, resources: resources)
  }

  /// In points; zero where nothing can find the image.
  open var size: CGSize { resolved?.size ?? .zero }

  /// Pixels per point.
  open var scale: CGFloat { ownScale ?? resolved?.pixelsPerPoint ?? SceneTraits.current.displayScale }

  /// Always up: pixels are turned when the image is drawn.
  open var imageOrientation: Orientation { .up }

  /// Whether it is a system symbol.
  open var isSymbolImage: Bool {
    if case .symbol = image.source { true } else { false }
  }

  /// The file of an image that has a name, of a catalogue or beside the scene.
  private var file: String? {
    guard case .named(let name, let module) = image.source else { return nil }
    let isDark = SceneTraits.current.colorScheme == .dark
    return SceneAssets.of(module).imageFile(name, isDark: isDark).path
  }

  /// The image as pixels: its own, or painted at the scene's scale where it has none.
  open var cgImage: CGImage? {
    if case .bitmap(let image, _, .up) = image.source, tint == nil { return image }
    let traits = SceneTraits.current
    guard let provider = traits.resources?.imageProvider else { return nil }
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

  /// Returns the image in its own colours or as a stencil.
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

  /// Returns the image as a stencil in a colour, whatever the mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color)
  }

  /// Returns the symbol in another size and weight. Configurations that aren't a symbol's have no effect.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(image.configured(configuration as? SymbolConfiguration), like: self)
  }

  /// Returns the symbol in another size and weight. Never nil.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// - Parameter capInsets: Margins, in points, that are not stretched; what lies between is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with margins, in points, that are not stretched.
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

  /// Draws in its own size in the context that was pushed last. The alpha is 0…1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws stretched to a rectangle in the context that was pushed last. The alpha is 0…1.
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
  /// Makes the image that UIKit's object holds.
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
