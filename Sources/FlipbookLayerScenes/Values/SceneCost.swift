import FlipbookDrawing
import Foundation

/// The cost of a scene file's layers in one picture, estimated before any are made.
struct SceneCost {
  var layers = 0.0
  var particles = 0.0
  var filters = 0.0

  /// The costs that are estimated.
  static let names: [CostLimits.Name] = [.layers, .particles, .filters]

  init() {}

  subscript(name: CostLimits.Name) -> Double {
    get {
      switch name {
      case .layers: layers
      case .particles: particles
      case .filters: filters
      case .memory, .text: 0
      }
    }
    set {
      switch name {
      case .layers: layers = newValue
      case .particles: particles = newValue
      case .filters: filters = newValue
      case .memory, .text: break
      }
    }
  }

  static func += (sum: inout SceneCost, other: SceneCost) {
    sum.layers += other.layers
    sum.particles += other.particles
    sum.filters += other.filters
  }
}
