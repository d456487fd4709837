import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
package import FlipbookLottie
import Foundation

extension LottieData {
  /// The data of props.
  ///
  /// `marker`, `theme` and `animation` name one. `texts`, `colors`, `values`, `images` and `slots` are objects by name;
  /// `stateMachine` names one, and `inputs` is a list of what happens to it: `{"at": 1, "NAME": VALUE}`,
  /// `{"at": 1, "fire": "NAME"}` and `{"at": 1, "event": "Click", "layer": "NAME"}`. `perspective` is a flag.
  /// `text.NAME` and the like are the same in one word, as columns of a table have them. Others are slots or text
  /// layers of their name.
  package init(_ props: Props) {
    self.init()
    // A dictionary has no order of its own.
    for (name, value) in props.values.sorted(by: { $0.key < $1.key }) {
      if case .null = value { continue }
      switch (name, value) {
      case ("marker", .string(let text)): marker = text
      case ("theme", .string(let text)): theme = text
      case ("animation", .string(let text)): animation = text
      case ("stateMachine", .string(let text)): stateMachine = text
      case ("perspective", .bool(let flag)): hasPerspective = flag
      case ("inputs", .array(let list)): for entry in list { addInput(entry) }
      case ("texts", .object(let members)), ("colors", .object(let members)),
        ("values", .object(let members)),
        ("images", .object(let members)), ("slots", .object(let members)):
        for (path, value) in members.sorted(by: { $0.key < $1.key }) {
          add(String(name.dropLast()), path, value)
        }
      default:
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        if parts.count == 2, Self.kinds.contains(parts[0]) {
          add(parts[0], parts[1], value)
        } else if let value = Self.value(value) {
          named.append(Entry(path: name, content: value))
        }
      }
    }
  }

  private static let kinds: Set = ["text", "color", "value", "image", "slot"]

  private mutating func add(_ kind: String, _ path: String, _ value: PropValue) {
    switch kind {
    case "text": texts.append(Entry(path: path, content: Self.text(value)))
    case "color":
      guard case .numbers(let color)? = Self.value(value), color.count >= 3 else {
        DiagnosticCollector.current.warn(
          "lottie.data", "\"\(Self.text(value))\" is no color for \"\(path)\".")
        return
      }
      colors.append(Entry(path: path, content: color))
    case "image": images.append(Entry(path: path, content: .file(Self.text(value))))
    default:
      guard let value = Self.value(value) else {
        DiagnosticCollector.current.warn(
          "lottie.data", "The value for \"\(path)\" is no number, color or text.")
        return
      }
      if kind == "slot" {
        slots.append(Entry(path: path, content: value))
      } else {
        values.append(Entry(path: path, content: value))
      }
    }
  }

  /// Something that happens to a state machine; a list entry may set several inputs.
  private mutating func addInput(_ entry: PropValue) {
    guard let members = entry.object, let time = members["at"]?.double, time >= 0, time.isFinite else {
      return DiagnosticCollector.current.warn(
        "lottie.data", "An input of a state machine is an object with \"at\", seconds of the film.")
    }
    if let name = members["fire"]?.string { inputs.append(LottieStateInput(time: time, kind: .fire(name))) }
    if let name = members["event"]?.string {
      inputs.append(LottieStateInput(time: time, kind: .act(name, layer: members["layer"]?.string)))
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key })
    where !["at", "fire", "event", "layer"].contains(name) {
      let new: LottieStateValue
      switch value {
      case .number(let number): new = .number(number)
      case .bool(let flag): new = .flag(flag)
      case .string(let text): new = .text(text)
      default:
        DiagnosticCollector.current.warn("lottie.data", "The input \"\(name)\" is no number, text or flag.")
        continue
      }
      inputs.append(LottieStateInput(time: time, kind: .set(name, new)))
    }
  }

  private static func text(_ value: PropValue) -> String {
    switch value {
    case .string(let text): text
    case .number(let number): PlainNumber.text(number)
    case .bool(let flag): flag ? "true" : "false"
    default: ""
    }
  }

  /// A number, a list of numbers, a colour as hexadecimal text, or another text.
  private static func value(_ prop: PropValue) -> Value? {
    switch prop {
    case .number(let number): return .numbers([number])
    case .bool(let flag): return .numbers([flag ? 1 : 0])
    case .string(let text): return color(text).map { .numbers($0) } ?? .text(text)
    case .array(let list):
      let numbers = list.compactMap(\.double)
      return numbers.count == list.count && !numbers.isEmpty ? .numbers(numbers) : nil
    case .null, .object: return nil
    }
  }

  /// Red, green, blue and opacity of `#rgb`, `#rrggbb` or `#rrggbbaa`, 0…1.
  private static func color(_ text: String) -> [Double]? {
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.count == 6 { digits += "ff" }
    guard digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
    return [24, 16, 8, 0].map { Double(value >> $0 & 255) / 255 }
  }
}
