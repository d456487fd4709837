import Foundation

/// A description of an image: a file beside the scene, a system symbol or a bitmap. It is found and decoded
/// when it is resolved.
public struct Image: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// Of a module of the project; nil for `Bundle.main`.
    case named(String, module: String? = nil)
    case symbol(String, variableValue: Double?)
    case bitmap(CGImage, scale: CGFloat, Orientation)
  }

  /// How the pixels of a bitmap are turned before it is shown; names say which way its top row lies.
  public typealias Orientation = Bitmap.Orientation

  /// How well a bitmap is sampled when it is not shown pixel for pixel.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// Bilinear.
    case low
    /// Bilinear, averaged when shrinking.
    case medium
    /// Bicubic, averaged when shrinking.
    case high
  }

  /// Whether an image is drawn in its own colours or as a stencil for the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a stencil for the foreground style.
    case template
    /// In its own colours.
    case original
  }

  /// The size of a symbol relative to the text it stands in.
  public enum Scale: Hashable, Sendable {
    /// 78 % of the medium size.
    case small
    /// The size that the font gives it.
    case medium
    /// 128 % of the medium size.
    case large
  }

  /// How an image fills a rectangle that is not its own size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated at its own size.
    case tile
    /// Stretched to the rectangle.
    case stretch
  }

  package struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode

    /// Whether parts of the image are drawn otherwise than the whole of it stretched.
    var isSliced: Bool { capInsets != EdgeInsets() || mode == .tile }
  }

  package var source: Source
  package var label: String?
  package var interpolationMode: Interpolation = .medium
  package var isAntialiased = true
  package var renderingMode: TemplateRenderingMode?
  /// How a symbol is coloured; nil for what the view's environment says.
  package var symbolRenderingMode: SymbolRenderingMode?
  package var resizing: Resizing?
  package var font: Font?
  package var scale: Scale = .medium

  package init(source: Source) { self.source = source }

  /// Makes an image of a file beside the scene, by name, with or without extension.
  public init(_ name: String, bundle: SceneBundle? = nil) {
    self.init(source: .named(name, module: bundle?.module))
  }

  /// Makes an image of a file, with the words that describe it.
  public init(_ name: String, bundle: SceneBundle? = nil, label: Text) {
    self.init(source: .named(name, module: bundle?.module))
    self.label = label.plainString
  }

  /// Makes an image of a file that no words describe.
  public init(decorative name: String, bundle: SceneBundle? = nil) {
    self.init(source: .named(name, module: bundle?.module))
  }

  /// Makes a system symbol by its SF Symbols name, drawn with the Material icon of the same meaning.
  public init(systemName: String) { self.init(source: .symbol(systemName, variableValue: nil)) }

  /// Makes a system symbol with a value, 0…1, that some symbols show.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, variableValue: variableValue))
  }

  /// Makes an image of a bitmap, with the words that describe it.
  ///
  /// - Parameter scale: Pixels per point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(source: .bitmap(cgImage, scale: scale, orientation))
    self.label = label.plainString
  }

  /// Makes an image of a bitmap that no words describe.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(source: .bitmap(cgImage, scale: scale, orientation))
  }

  // MARK: Changing images

  /// Returns the image sampled in another way; medium unless set.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolationMode = interpolation }
  }

  /// - Parameter isAntialiased: False for hard edges where the image's sides don't fall on pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

  /// How the parts of a symbol are coloured; nil for what the view's environment says.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }

  /// Returns the image in its own colours or as a stencil; nil for a stencil of symbols and the catalogue's
  /// templates alone.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// An image that takes the size it is offered.
  ///
  /// - Parameter capInsets: Margins, in points, that are not stretched.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  package var interpolation: ImageInterpolation {
    switch interpolationMode {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }

  /// The names that the image can be found by: its label, or its name.
  package var accessibilityNames: [String] {
    switch source {
    case .named(let name, _), .symbol(let name, _): [label, name].compactMap { $0 }
    case .bitmap: [label].compactMap { $0 }
    }
  }

  package var isResizable: Bool { resizing != nil }

  package var nameForDiagnostics: String {
    switch source {
    case .named(let name, _): "image \"\(name)\""
    case .symbol(let name, _): "symbol \"\(name)\""
    case .bitmap: "a bitmap"
    }
  }
}
