import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import Foundation

/// A font as a scene file says it; the size is the layer's.
struct SceneFont {
  var name: String?
  var style: Font.TextStyle?
  var weight: Font.Weight?
  var design: Font.Design?
  var width: Font.Width?
  var isItalic = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false

  static let weights: [(String, Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]
  static let designs: [(String, Font.Design)] = [
    ("default", .default), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
  ]
  static let widths: [(String, Font.Width)] = [
    ("compressed", .compressed), ("condensed", .condensed), ("standard", .standard), ("expanded", .expanded),
  ]
  static let styles = Dictionary(uniqueKeysWithValues: Font.TextStyle.allCases.map { ("\($0)", $0) })
  static let styleNames = Font.TextStyle.allCases.map { "\($0)" }

  func font(size: CGFloat) -> Font {
    var font = name.map { Font.custom($0, fixedSize: size) } ?? Font.system(size: size, design: design)
    if let weight = weight ?? style?.weight { font = font.weight(weight) }
    if let width { font = font.width(width) }
    if isItalic { font = font.italic() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if hasSmallCaps { font = font.smallCaps() }
    return font
  }
}

extension ReadingContext {
  /// A font's name, or an object of traits.
  func font(_ node: JSONNode) -> SceneFont? {
    if let name = node.string { return SceneFont(name: name) }
    guard let object = SceneObject(node, SceneSpecs.font, self) else { return nil }
    var font = SceneFont()
    font.name = object.optional("name", text)
    font.weight = object.optional("weight", weight)
    font.design = object.optional("design") { named($0, SceneFont.designs) }
    font.width = object.optional("width") { named($0, SceneFont.widths) }
    font.isItalic = object.optional("italic", boolean) ?? false
    font.hasMonospacedDigits = object.optional("monospacedDigits", boolean) ?? false
    font.hasSmallCaps = object.optional("smallCaps", boolean) ?? false
    return font
  }

  /// A name, or a number as OpenType counts: 400 is regular, 700 bold.
  private func weight(_ node: JSONNode) -> Font.Weight? {
    if let number = node.number, (1...1_000).contains(number) {
      return SceneFont.weights.map(\.1).min {
        abs(Double($0.openType) - number) < abs(Double($1.openType) - number)
      }
    }
    return named(node, SceneFont.weights)
  }

  private func named<Value>(_ node: JSONNode, _ values: [(String, Value)]) -> Value? {
    guard let name = choice(node, values.map(\.0)) else { return nil }
    return values.first { $0.0 == name }?.1
  }

  /// A text, a number, or a list of texts and objects.
  func runs(_ node: JSONNode) -> [SceneRun]? {
    switch node.value {
    case .array: list(node, of: "texts and runs", run)
    default: plain(node).map { [SceneRun(text: $0)] }
    }
  }

  private func plain(_ node: JSONNode) -> String? {
    switch node.value {
    case .string(let text):
      add(text: text, at: node)
      return text
    case .number(let number): return PlainNumber.text(number)
    default:
      wrong(node, "a text, or a list of runs such as {\"text\": \"Hello\", \"color\": \"red\"}")
      return nil
    }
  }

  private func run(_ node: JSONNode) -> SceneRun? {
    guard node.object != nil else { return plain(node).map { SceneRun(text: $0) } }
    guard let object = SceneObject(node, SceneSpecs.run, self), let text = object.required("text", plain)
    else {
      return nil
    }
    var run = SceneRun(text: text)
    run.font = object.optional("font", font)
    run.size = object.optional("size") { number($0, in: 0...100_000) }.map { CGFloat($0) }
    run.color = object.optional("color", color) ?? nil
    func set(_ key: NSAttributedString.Key, _ name: String) {
      if let value = object.optional(name, { number($0) }) { run.attributes[key] = value }
    }
    set(.kern, "kern")
    set(.tracking, "tracking")
    set(.baselineOffset, "baselineOffset")
    if object.optional("underline", boolean) == true { run.attributes[.underlineStyle] = 1 }
    if object.optional("strikethrough", boolean) == true { run.attributes[.strikethroughStyle] = 1 }
    return run
  }
}
