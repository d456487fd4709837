import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Color: View {
  /// A rectangle of the colour.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension MeshGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension RadialGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension AngularGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension EllipticalGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
