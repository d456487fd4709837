import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A part of a text with an appearance of its own.
struct SceneRun {
  var text: String
  var font: SceneFont?
  var size: CGFloat?
  var color: RGBA?
  var attributes: [NSAttributedString.Key: Any] = [:]

  /// Whether the layer's font and colour are its own.
  private var isPlain: Bool { font == nil && size == nil && color == nil && attributes.isEmpty }

  /// The value for a text layer: a string where nothing differs, so that the layer's size and colour can be
  /// animated.
  static func value(_ runs: [SceneRun], in layer: CATextLayer) -> Any {
    if runs.allSatisfy(\.isPlain) { return runs.map(\.text).joined() }
    let result = NSMutableAttributedString(string: "")
    for run in runs {
      let size = run.size ?? layer.fontSize
      var attributes = run.attributes
      let font = run.font?.font(size: size) ?? Self.font(of: layer, size: size)
      attributes[.font] = UIFont(font)
      attributes[.foregroundColor] = run.color.map(CGColor.init) ?? layer.foregroundColor ?? CGColor(.clear)
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }

  private static func font(of layer: CATextLayer, size: CGFloat) -> Font {
    switch layer.font {
    case let font as Font: font.pointSize(size)
    case let name as String: Font.custom(name, fixedSize: size)
    default: Font.system(size: size)
    }
  }
}
