import FlipbookDrawing
import Foundation

/// The numbers of a material, as far as they are set.
struct DynamicMaterial {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var allowsRotation: Bool?
  var isAnchored: Bool?

  mutating func merge(_ other: DynamicMaterial) {
    elasticity = other.elasticity ?? elasticity
    friction = other.friction ?? friction
    density = other.density ?? density
    resistance = other.resistance ?? resistance
    angularResistance = other.angularResistance ?? angularResistance
    allowsRotation = other.allowsRotation ?? allowsRotation
    isAnchored = other.isAnchored ?? isAnchored
  }
}
