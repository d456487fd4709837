import Foundation

/// The colours that an area is filled with, resolved: every colour known, every length in the item's user
/// space.
public enum Paint: Sendable, Equatable {
  /// One colour everywhere.
  case color(RGBA)
  /// A ramp of colours.
  case gradient(GradientPaint)
  /// A bitmap that repeats.
  case tiledImage(TiledImagePaint)
  /// A grid of colours.
  case mesh(MeshPaint)
  /// The picture behind, blurred and tinted.
  indirect case backdrop(BackdropPaint)
  /// The colours of a function.
  indirect case shader(ShaderCall)

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
    case .shader(let call):
      hasher.combine(6)
      call.hash(into: &hasher)
    }
  }
}
