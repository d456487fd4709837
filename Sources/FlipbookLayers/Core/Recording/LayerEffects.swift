import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// The effects on a layer's picture as a whole.
package struct LayerEffects {
  package var filters: [Any]? {
    didSet { stages = (filters ?? []).compactMap(Self.kind) }
  }
  package var compositing: Any? {
    didSet { blendMode = Self.blendMode(compositing) }
  }
  package var background: [Any]? {
    didSet {
      guard background?.isEmpty == false else { return }
      LayerInput.warn(
        "background-filters",
        "Filters of what lies under a layer are not supported; the layer is drawn without them.")
    }
  }
  /// The way the layer's background shows the picture behind it; nil for a plain background.
  package var glass: LayerGlass?
  private(set) var stages: [FilterStage.Kind] = []
  private(set) var blendMode = GraphicsContext.BlendMode.normal

  package init() {}

  private static let modes: [String: GraphicsContext.BlendMode] = {
    let all = (0..<28).map { GraphicsContext.BlendMode(rawValue: $0) }
    var names = Dictionary(uniqueKeysWithValues: all.map { ($0.name.lowercased(), $0) })
    names["sourceover"] = .normal
    names["addition"] = .plusLighter
    names["lineardodge"] = .plusLighter
    names["maximum"] = .lighten
    names["minimum"] = .darken
    return names
  }()

  /// "multiply", "multiplyBlendMode", "CIMultiplyBlendMode", "CIMultiplyCompositing" are one.
  private static func blendMode(_ value: Any?) -> GraphicsContext.BlendMode {
    guard let value else { return .normal }
    guard let name = name(of: value) else {
      LayerInput.warn(
        "compositing-filter", "A compositing filter is no name of a blend mode; it is left out.")
      return .normal
    }
    var key = name.lowercased()
    if key.hasPrefix("ci") { key.removeFirst(2) }
    for end in ["blendmode", "compositing", "filter"] where key.hasSuffix(end) && key != end {
      key.removeLast(end.count)
    }
    if let mode = modes[key] { return mode }
    let near =
      NearestWord.find(key, in: modes.keys.sorted(), slips: 2).map { " Did you mean \"\($0)\"?" } ?? ""
    LayerInput.warn(
      "compositing-filter",
      "The compositing filter \"\(name)\" is not supported; the layer is drawn normally.\(near)")
    return .normal
  }

  private static func name(of value: Any) -> String? {
    (value as? String) ?? (value as? any LayerFilter)?.filterName
  }

  private static func kind(_ value: Any) -> FilterStage.Kind? {
    let name = name(of: value) ?? "\(type(of: value))"
    func number(_ key: String, _ fallback: Double) -> Double {
      LayerNumbers.number((value as? any LayerFilter)?.filterValue(key)) ?? fallback
    }
    switch name {
    case "CIGaussianBlur", "gaussianBlur", "CIBoxBlur":
      return .blur(radius: CGFloat(number("inputRadius", 10)), [])
    case "CIColorInvert", "colorInvert": return .colorInvert(1)
    case "CIHueAdjust", "colorHueRotate": return .hueRotation(number("inputAngle", 0))
    case "CIPhotoEffectMono", "CIPhotoEffectNoir", "colorMonochrome": return .grayscale(1)
    case "colorSaturate": return .saturation(number("inputAmount", 1))
    case "colorBrightness": return .brightness(number("inputAmount", 0))
    case "colorContrast": return .contrast(number("inputAmount", 1))
    default:
      LayerInput.warn("filter", "The layer filter \"\(name)\" is not supported; it is left out.")
      return nil
    }
  }
}
