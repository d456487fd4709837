import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Combines the view with the views behind it by a blend mode. Any mode but `normal` makes it one picture
  /// first.
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

  /// Cuts the drawing and the touches of the view to a shape in its rectangle.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Keeps the drawing inside the view's own rectangle.
  public func clipped(antialiased: Bool = false) -> some View {
    modifier(ClipModifier(shape: Rectangle(), style: FillStyle(eoFill: false, antialiased: antialiased)))
  }

  /// Cuts the view to its rectangle with continuous corners, their radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      ClipModifier(
        shape: RoundedRectangle(cornerRadius: radius, style: .continuous),
        style: FillStyle(eoFill: false, antialiased: antialiased)))
  }

  /// A frame inside the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }

  /// Shows the view through the opacity of another view, aligned within it.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows the view through the opacity of another view, centred in it.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
}
