import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a view is combined with what is behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  var contextMode: GraphicsContext.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

struct BlendModeModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let mode: BlendMode

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard mode != .normal else { return content.recordPlaced(in: context) }
    var context = context
    context.blendMode = mode.contextMode
    context.drawGroup { content.recordPlaced(in: $0) }
  }
}

/// Draws a view as one before opacity, blending and filters of the views around it apply.
struct GroupModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData

  var isOpaque = false
  var colorMode = ColorRenderingMode.nonLinear

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    func draw(in context: GraphicsContext) {
      if isOpaque { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black)) }
      content.recordPlaced(in: context)
    }
    if colorMode == .nonLinear {
      context.drawGroup { draw(in: $0) }
    } else {
      colorMode.warn()
      context.drawLayer(isLinear: true) { draw(in: $0) }
    }
  }
}

/// Keeps the drawing of a view inside a shape.
struct ClipModifier<S: Shape>: ElementModifier {
  var shape: S
  let style: FillStyle

  nonisolated var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    var context = context
    context.clip(to: shape.path(in: CGRect(origin: .zero, size: size)), style: style)
    content.recordPlaced(in: context)
  }

  func allowsHits(at point: CGPoint, size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: style.isEOFilled)
  }
}

/// Lets a view through where another view is drawn.
struct MaskedView<Content: View, Mask: View>: View {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  var body: some View { content.modifier(MaskLayout(mask: mask, alignment: alignment)) }
}

private struct MaskLayout<Mask: View>: ViewModifier {
  let mask: Mask
  let alignment: Alignment

  func body(content: Content) -> some View {
    LayeredView(content: content, secondary: mask, alignment: alignment, kind: .mask)
  }
}

extension View {
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModeModifier(mode: blendMode)) }

  /// Makes the view one picture before opacity, blending and filters outside it apply.
  public func compositingGroup() -> some View { modifier(GroupModifier()) }

  /// Makes the view one picture. Flipbook draws every view off screen, so the result is that of a compositing
  /// group.
  ///
  /// - Parameters:
  ///   - opaque: Whether there is black under the view.
  ///   - colorMode: How what is in the view is composited with each other.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(GroupModifier(isOpaque: opaque, colorMode: colorMode))
  }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Keeps the drawing inside the view's own rectangle.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle(), style: FillStyle(eoFill: false, antialiased: antialiased)))
  }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      ClipModifier(
        shape: RoundedRectangle(cornerRadius: radius, style: .circular),
        style: FillStyle(eoFill: false, antialiased: antialiased)))
  }

  /// A frame inside the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
}

/// In what colour space a drawing is composited.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In sRGB, as its components are.
  case nonLinear
  /// In linear light.
  case linear
  /// In linear light; colours beyond 0…1 are cut to it, as every picture has 8 bits.
  case extendedLinear

  /// Tells of what is drawn otherwise than it says.
  func warn() {
    guard self == .extendedLinear else { return }
    DiagnosticCollector.current.warn(
      "canvas.extended-linear",
      "Colours beyond 0…1 are cut in extended linear light as they are in linear light: pictures have 8 bits."
    )
  }
}
