import Foundation

/// What an area is filled with, resolved: every colour known, every length in the item's user space.
public enum Paint: Sendable, Equatable {
  case color(RGBA)
  case gradient(GradientPaint)
  case tiledImage(TiledImagePaint)
  case mesh(MeshPaint)
  case backdrop(BackdropPaint)

  package func hash(into hasher: inout ContentHasher) {
    switch self {
    case .color(let color):
      hasher.combine(1)
      color.hash(into: &hasher)
    case .gradient(let gradient):
      hasher.combine(2)
      hasher.combine(gradient.contentHash)
    case .tiledImage(let image):
      hasher.combine(3)
      hasher.combine(image.contentHash)
    case .mesh(let mesh):
      hasher.combine(4)
      hasher.combine(mesh.contentHash)
    case .backdrop(let backdrop):
      hasher.combine(5)
      backdrop.hash(into: &hasher)
    }
  }
}
