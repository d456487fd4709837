import FlipbookDiagnostics
import FlipbookPicture

/// Makes a model of the JSON of a file.
///
/// Values of a wrong kind take their default and are reported with their place. Only a file without a picture is refused.
final class LottieParser {
  /// The most layers that a frame can have, those of precompositions counted for each use.
  static let layerLimit = 200_000
  /// The most reports that are kept.
  static let issueLimit = 500

  let root: LottieNode
  let resources: LottieResources
  /// Whether colours are 0…255, as in files before version 4.1.9.
  let hasByteColors: Bool
  /// The precompositions by their identifiers.
  var comps: [String: LottieComp] = [:]
  /// The number of layers of each precomposition with all that it contains.
  var compSizes: [String: Int] = [:]
  /// The precompositions that are being read, from the outermost.
  var openComps: [String] = []
  /// The assets by identifier, with their place in the list.
  private(set) var assets: [String: (node: LottieNode, index: Int)] = [:]
  /// The pictures by asset.
  var images: [String: LottieImage] = [:]
  var fonts = LottieFonts(fonts: [:], glyphs: [:])
  private(set) var issues: [Diagnostic] = []
  /// Collects what expressions can see; nil for files without any.
  let builder: LottieExpressionModelBuilder?
  /// Whether layers in space without a camera are seen in perspective.
  let hasPerspective: Bool
  /// Data that takes the place of parts; nil for none.
  var replacements: LottieReplacements?
  /// The names of the parts that are being read, from a layer on, where data may replace values by them.
  var names: [[String]] = []
  /// The names of the properties of the part that is being read.
  var propertyNames: [LottieExpressionNames.Property] = []
  /// The names of the slots that the file has.
  private(set) var slotNames: [String] = []
  /// The values of the slots.
  var slots: [String: LottieNode] = [:]

  private var path: [String] = ["$"]
  /// The layer that is being read, for messages.
  var layerName: String?

  /// - Parameter data: The replacements of parts of the file.
  init(_ source: LottieSource, data: LottieData, resources: LottieResources) {
    root = source.root
    builder = source.hasExpressions ? LottieExpressionModelBuilder(root) : nil
    if case .object(let list)? = root["slots"] {
      for (key, slot) in zip(list.keys, list.values) { slots[key] = slot["p"] }
    }
    slots.merge(source.theme) { _, theme in theme }
    slotNames = slots.keys.sorted()
    hasPerspective = data.hasPerspective
    replacements = LottieReplacements(data, root: root)
    if let filled = replacements?.slots(slots) { slots = filled }
    self.resources = resources
    let version = (root["v"]?.string ?? "").split(separator: ".").map { Int($0) ?? 0 }
    hasByteColors = !version.isEmpty && version.lexicographicallyPrecedes([4, 1, 9])
    for (index, asset) in (root["assets"]?.array ?? []).enumerated() {
      guard let id = asset["id"]?.string ?? asset["id"]?.number.map({ PlainNumber.text($0) }) else {
        continue
      }
      assets[id] = (asset, index)
    }
  }

  /// The JSON path of what is being read.
  var place: String { path.joined() }

  /// Reads something below a key.
  func at<Result>(_ key: String, _ body: () throws -> Result) rethrows -> Result {
    path.append(".\(key)")
    defer { path.removeLast() }
    return try body()
  }

  /// Reads something at a place of a list.
  func at<Result>(_ index: Int, _ body: () throws -> Result) rethrows -> Result {
    path.append("[\(index)]")
    defer { path.removeLast() }
    return try body()
  }

  /// Reads something elsewhere in the file.
  func elsewhere<Result>(_ place: String, _ body: () throws -> Result) rethrows -> Result {
    let (before, name) = (path, layerName)
    path = [place]
    defer { (path, layerName) = (before, name) }
    return try body()
  }

  /// Reports something that is not drawn as asked.
  func warn(_ code: String, _ message: String, severity: Diagnostic.Severity = .warning) {
    guard issues.count < Self.issueLimit else { return }
    let layer = layerName.map { " (layer \"\($0)\")" } ?? ""
    let issue = Diagnostic(severity, code: "lottie.\(code)", message: message, place: place + layer)
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// The number of a key, or its default.
  func number(_ node: LottieNode, _ key: String, _ fallback: Double) -> Double {
    guard let value = node[key] else { return fallback }
    guard let number = value.number else {
      at(key) { warn("value", "A number should be here, but it is \(value.kind); \(fallback) is used.") }
      return fallback
    }
    return number
  }

  /// Whether a flag is set, as a Boolean or a number other than 0.
  func flag(_ node: LottieNode, _ key: String) -> Bool { (node[key]?.number ?? 0) != 0 }
}
