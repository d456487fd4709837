import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The colours and places of a style as numbers.
package struct StyleVector {
  fileprivate enum Build: Equatable {
    case color
    /// The geometry of a gradient of a kind.
    case gradient(kind: Int)
    /// A mesh: its points, then its colours, then its background.
    case mesh(width: Int, height: Int, numbers: Int)
  }

  fileprivate let build: Build
  package let components: AnimatableVector
  private let shading: GraphicsContext.Shading

  package init?(_ style: any ShapeStyle, environment: EnvironmentValues) {
    shading = style._shading(in: environment)
    switch shading.storage {
    case .color(let color):
      build = .color
      components = AnimatableVector(color.resolvedRGBA(in: environment).light)
    case .foreground:
      guard case .color(let color) = ForegroundStyle()._shading(in: environment).storage else { return nil }
      build = .color
      components = AnimatableVector(color.resolvedRGBA(in: environment).light)
    case .unitGradient(_, let geometry):
      build = .gradient(kind: geometry.kind)
      components = AnimatableVector(geometry.numbers)
    case .mesh(let mesh):
      let points = mesh.locations.numbers
      build = .mesh(width: mesh.width, height: mesh.height, numbers: points.count)
      components = AnimatableVector(
        points + mesh.colors.colors.flatMap { $0.resolvedRGBA(in: environment).light }
          + mesh.background.resolvedRGBA(in: environment).light)
    default:
      return nil
    }
  }

  package func isAlike(_ other: StyleVector) -> Bool { build == other.build }

  @MainActor
  package func shading(with values: AnimatableVector, in rect: CGRect) -> GraphicsContext.Shading {
    func color(_ start: Int) -> Color { Color(RGBA(light: values, from: start)) }
    switch (build, shading.storage) {
    case (.gradient, .unitGradient(let gradient, let geometry)):
      let place = geometry.with((0..<4).map { values[$0] })
      return GraphicsContext.Shading(.unitGradient(gradient, place)).placed(in: rect)
    case (.mesh(_, _, let count), .mesh(var mesh)):
      let colors = mesh.colors.colors.count
      mesh.locations = mesh.locations.with((0..<count).map { values[$0] })
      mesh.colors = .colors((0..<colors).map { color(count + 4 * $0) })
      mesh.background = color(count + 4 * colors)
      return GraphicsContext.Shading(.mesh(mesh)).placed(in: rect)
    default:
      return .color(color(0))
    }
  }
}
