import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMedia
import FlipbookMotion
import Foundation

/// The context in which values of a scene file are read, and in which their mistakes are collected.
final class ReadingContext {
  let issues: SceneIssues
  let resources: DrawingResources
  let isDark: Bool
  /// The film's, in seconds.
  var duration = 0.0
  var markers: [String: Double] = [:]
  /// Layers made so far.
  var layerCount = 0
  /// The film's size, in points.
  var film = CGSize.zero
  /// Pixels per point.
  var scale = 1.0
  /// The cost of layers that transactions insert.
  var inserted = SceneCost()
  /// Of what is being read: that of the transaction that brings it; nil where none is known yet.
  var begin: Double? = 0
  /// The sounds of films so far.
  var sounds: [Sound] = []
  /// Bytes of text so far.
  private var textBytes = 0.0

  /// The largest number that a scene can hold: beyond it sums lose what is seen.
  static let numberLimit = 1e9
  /// The most layers of a scene.
  static let layerLimit = 100_000

  init(issues: SceneIssues, resources: DrawingResources, isDark: Bool) {
    self.issues = issues
    self.resources = resources
    self.isDark = isDark
  }

  /// Reports that a value should have been something else.
  func wrong(_ node: JSONNode, _ expected: String, hint: String = "") {
    issues.report(node, "this should be \(expected), not \(node.inWords)\(hint)")
  }

  // MARK: Plain values

  func number(_ node: JSONNode, in range: ClosedRange<Double>? = nil) -> Double? {
    guard let number = node.number else {
      wrong(node, "a number")
      return nil
    }
    let range = range ?? -Self.numberLimit...Self.numberLimit
    guard range.contains(number) else {
      wrong(node, Self.words(range))
      return nil
    }
    return number
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    if range.upperBound >= numberLimit, range.lowerBound > -numberLimit {
      return range.lowerBound > 0 && range.lowerBound < 1e-3
        ? "a number above 0" : "a number of \(PlainNumber.text(range.lowerBound)) or more"
    }
    return "a number from \(PlainNumber.text(range.lowerBound)) to \(PlainNumber.text(range.upperBound))"
  }

  func integer(_ node: JSONNode, in range: ClosedRange<Int>) -> Int? {
    guard let number = node.number, let whole = Int(exactly: number), range.contains(whole) else {
      wrong(node, "a whole number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return whole
  }

  func boolean(_ node: JSONNode) -> Bool? {
    if case .bool(let flag) = node.value { return flag }
    wrong(node, "true or false")
    return nil
  }

  func text(_ node: JSONNode) -> String? {
    if let text = node.string { return text }
    wrong(node, "a text")
    return nil
  }

  func choice(_ node: JSONNode, _ names: [String]) -> String? {
    if let text = node.string, names.contains(text) { return text }
    let hint = node.string.map { SceneNames.hint($0, in: names) } ?? ""
    wrong(node, "one of \(names.map { "\"\($0)\"" }.joined(separator: ", "))", hint: hint)
    return nil
  }

  func list<T>(_ node: JSONNode, of what: String, _ read: (JSONNode) -> T?) -> [T]? {
    guard let list = node.array else {
      wrong(node, "a list of \(what)")
      return nil
    }
    let values = list.compactMap(read)
    return values.count == list.count ? values : nil
  }

  // MARK: Numbers that belong together

  /// A list of numbers, or an object with a number under each name.
  func numbers(_ node: JSONNode, _ names: [String], _ expected: String) -> [Double]? {
    switch node.value {
    case .array(let list) where list.count == names.count:
      let values = list.compactMap { number($0) }
      return values.count == list.count ? values : nil
    case .object(let members):
      for member in members where !names.contains(member.key) {
        issues.report(
          member.keyOffset,
          "there is no \"\(member.key)\" here; there is \(names.map { "\"\($0)\"" }.joined(separator: ", "))",
          origin: node.origin)
        return nil
      }
      let found = names.compactMap { node[$0] }
      guard found.count == names.count else {
        wrong(node, expected)
        return nil
      }
      let values = found.compactMap { number($0) }
      return values.count == names.count ? values : nil
    default:
      wrong(node, expected)
      return nil
    }
  }

  func point(_ node: JSONNode) -> CGPoint? {
    numbers(node, ["x", "y"], "a point: [x, y]").map { CGPoint(x: $0[0], y: $0[1]) }
  }

  func size(_ node: JSONNode) -> CGSize? {
    numbers(node, ["width", "height"], "a size: [width, height]").map { CGSize(width: $0[0], height: $0[1]) }
  }

  func rect(_ node: JSONNode) -> CGRect? {
    numbers(node, ["x", "y", "width", "height"], "a rectangle: [x, y, width, height]").map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  // MARK: Numbers with units

  /// In radians: a number, or a text with a unit: "45deg", "0.5turn", "1.2rad".
  func angle(_ node: JSONNode) -> Double? {
    if let text = node.string {
      for (unit, factor) in [("deg", Double.pi / 180), ("°", .pi / 180), ("turn", 2 * .pi), ("rad", 1)]
      where text.hasSuffix(unit) {
        let digits = text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)
        guard let number = Double(digits), number.isFinite, abs(number) <= Self.numberLimit else { break }
        return number * factor
      }
    } else if node.number != nil {
      return number(node)
    }
    wrong(node, "an angle: a number of radians, or \"45deg\", \"0.5turn\"")
    return nil
  }

  static let timeForms =
    "a time: a number of seconds, or \"1.5s\", \"250ms\", \"50%\" of the film, a marker's name"

  /// In seconds.
  func time(_ node: JSONNode, in range: ClosedRange<Double> = 0...numberLimit) -> Double? {
    var seconds: Double?
    var hint = ""
    switch node.value {
    case .number(let number): seconds = number
    case .string(let text):
      seconds = markers[text]
      for (unit, factor) in [("ms", 0.001), ("s", 1), ("%", duration / 100)]
      where seconds == nil && text.hasSuffix(unit) {
        seconds = Double(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)).map { $0 * factor }
      }
      if seconds == nil { hint = SceneNames.hint(text, in: markers.keys.sorted()) }
    default: break
    }
    guard let seconds, seconds.isFinite, range.contains(seconds) else {
      let bound = range.lowerBound >= 0 ? Self.timeForms : Self.timeForms + "; it may be below 0"
      wrong(node, bound, hint: hint)
      return nil
    }
    return seconds
  }

  /// A number of runs, or "forever".
  func repeatCount(_ node: JSONNode) -> Float? {
    switch node.value {
    case .string("forever"), .string("infinity"): return .greatestFiniteMagnitude
    case .number(let number) where number >= 0 && number <= Self.numberLimit: return Float(number)
    default:
      wrong(node, "a number of 0 or more, or \"forever\"")
      return nil
    }
  }

  // MARK: Colours, curves

  /// `.some(nil)` for null: no colour.
  func color(_ node: JSONNode) -> RGBA?? {
    if node.isNull { return .some(nil) }
    if let color = SceneColor.parse(node, isDark: isDark) { return color }
    // Colours of the project and of catalogues beside the scene.
    if let named = node.string.flatMap({ resources.assets.catalog.colors[$0] }) {
      return named.rgba(for: isDark ? .dark : .light, isContrastIncreased: false)
    }
    wrong(node, SceneColor.expected, hint: SceneColor.hint(node))
    return nil
  }

  static let curveNames = ["default", "linear", "easeIn", "easeOut", "easeInEaseOut"]

  func timingFunction(_ node: JSONNode) -> CAMediaTimingFunction? {
    let expected =
      "a curve: \(Self.curveNames.map { "\"\($0)\"" }.joined(separator: ", ")), or [x1, y1, x2, y2]"
    switch node.value {
    case .string(let name):
      // As views call it.
      let known = name == "easeInOut" ? "easeInEaseOut" : name
      if Self.curveNames.contains(known) {
        return CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: known))
      }
      wrong(node, expected, hint: SceneNames.hint(name, in: Self.curveNames))
    case .array(let list) where list.count == 4:
      let numbers = list.compactMap { number($0) }
      guard numbers.count == 4 else { return nil }
      for index in [0, 2] where !(0...1).contains(numbers[index]) {
        wrong(list[index], "a number from 0 to 1, since time can't run backwards")
        return nil
      }
      return CAMediaTimingFunction(
        controlPoints: Float(numbers[0]), Float(numbers[1]), Float(numbers[2]), Float(numbers[3]))
    default: wrong(node, expected)
    }
    return nil
  }

  /// Counts text that is laid out.
  func add(text: String, at node: JSONNode) {
    let before = textBytes
    textBytes += Double(text.utf8.count)
    let limit = resources.limits.text
    guard before <= limit, textBytes > limit else { return }
    issues.report(node, "with this text the scene has \(resources.limits.refusal(textBytes, .text))")
  }

  // MARK: Images

  func image(_ node: JSONNode) -> LoadedImage? {
    guard let name = text(node) else { return nil }
    guard !name.isEmpty, !name.contains("\0"), name.utf8.count <= 4096 else {
      wrong(node, "the name of an image beside the scene")
      return nil
    }
    // A reason against it is reported with its place rather than as a diagnostic of its own.
    let collector = DiagnosticCollector()
    let image = DiagnosticCollector.$current.withValue(collector) {
      resources.imageProvider.bitmap(named: name)
    }
    if let image { return image }
    var reason = collector.diagnostics.first?.message ?? "The image \(SceneText.quoted(name)) can't be read."
    if reason.hasSuffix(".") { reason.removeLast() }
    issues.report(node, PrintableText.line(reason.prefix(1).lowercased() + reason.dropFirst()))
    return nil
  }
}
