import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
@Suite("Properties of layers by name")
struct LayerKeyTests {
  nonisolated private static let common = LayerKey.allCases.filter(\.isCommon)

  /// A value that no layer has to begin with.
  private func sample(_ key: LayerKey) -> Any {
    switch key.kind {
    case .numbers(1): 0.25
    case .numbers(2): CGPoint(x: 0.25, y: 0.75)
    case .numbers: CGRect(x: 0.25, y: 0.5, width: 0.25, height: 0.125)
    case .flag: key != .doubleSided
    case .color: CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    case .transform: CATransform3DMakeScale(2, 3, 4)
    case .path: CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    default:
      switch key {
      case .mask: CALayer()
      case .sublayers: [CALayer()]
      case .filters, .backgroundFilters: ["sepia"]
      default: "sepia"
      }
    }
  }

  private func values(_ layer: CALayer) -> [String] {
    Self.common.map { key in
      let value = layer.value(forKey: key.name)
      if let color = value as? CGColor { return "\(color.components ?? [])" }
      return value.map { "\($0)" } ?? "nil"
    }
  }

  @Test("a value set by name changes the property of that name and no other", arguments: common)
  func oneProperty(_ key: LayerKey) {
    let layer = CALayer()
    let before = values(layer)
    layer.setValue(sample(key), forKey: key.name)
    let after = values(layer)
    #expect(Self.common.indices.filter { before[$0] != after[$0] }.map { Self.common[$0] } == [key])
  }
}
