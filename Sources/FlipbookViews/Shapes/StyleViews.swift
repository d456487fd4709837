import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Color: View {
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension LinearGradient: View {
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension MeshGradient: View {
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension RadialGradient: View {
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension AngularGradient: View {
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

extension EllipticalGradient: View {
  public var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}
