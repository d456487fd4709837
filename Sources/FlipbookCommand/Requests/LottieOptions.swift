import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes
import Foundation

/// Options that put data into Lottie animations: the same as props.
enum LottieOptions {
  /// Adds the options to the props.
  ///
  /// - Throws: ``FlipbookFailure`` where one has no value, or the props have data of another kind under its name.
  static func read(_ options: ParsedOptions, into props: inout Props) throws {
    for name in ["marker", "theme", "animation"] {
      if let value = options.values[name] { props.values[name] = .string(value) }
    }
    if let name = options.values["state-machine"] { props.values["stateMachine"] = .string(name) }
    if options.flags.contains("perspective") { props.values["perspective"] = .bool(true) }
    let inputs = try options.list("input", input)
    if !inputs.isEmpty { props.values["inputs"] = .array((props.values["inputs"]?.array ?? []) + inputs) }
    for name in ["text", "color", "value", "image", "slot"] {
      for pair in try options.list(name, pair) {
        var members: [String: PropValue] = [:]
        if let own = props.values[name + "s"] {
          guard let object = own.object else {
            throw FlipbookFailure("The prop \"\(name)s\" is no object, so --\(name) can't add to it.", .usage)
          }
          members = object
        }
        members[pair.path] = try value(pair.value, of: name)
        props.values[name + "s"] = .object(members)
      }
    }
  }

  /// The pictures that options name.
  static func files(_ options: ParsedOptions) -> [String] {
    (options.lists["image"] ?? []).compactMap { text in
      text.firstIndex(of: "=").map { String(text[text.index(after: $0)...]) }
    }
  }

  /// A name with its value.
  private struct Pair {
    var path: String
    var value: String
  }

  private static func pair(_ text: String) throws -> Pair {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw ValueError("is no NAME=VALUE")
    }
    return Pair(path: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
  }

  /// An input of a state machine: a time, then a value for an input, an event, or a touch.
  private static func input(_ text: String) throws -> PropValue {
    guard let colon = text.firstIndex(of: ":"), let time = Double(text[..<colon]), time >= 0, time.isFinite
    else { throw ValueError("is no TIME:NAME=VALUE") }
    let rest = String(text[text.index(after: colon)...])
    if let equals = rest.firstIndex(of: "="), equals > rest.startIndex {
      let written = String(rest[rest.index(after: equals)...])
      let value: PropValue =
        Double(written).map { .number($0) }
        ?? (written == "true" ? .bool(true) : written == "false" ? .bool(false) : .string(written))
      return .object(["at": .number(time), String(rest[..<equals]): value])
    }
    if let at = rest.firstIndex(of: "@"), at > rest.startIndex {
      let layer = String(rest[rest.index(after: at)...])
      var members: [String: PropValue] = ["at": .number(time), "event": .string(String(rest[..<at]))]
      if !layer.isEmpty { members["layer"] = .string(layer) }
      return .object(members)
    }
    guard !rest.isEmpty else { throw ValueError("is no TIME:NAME=VALUE") }
    return .object(["at": .number(time), "fire": .string(rest)])
  }

  private static func colorValue(_ text: String) throws -> RGBA {
    do {
      return try ColorText.parse(text).resolvedRGBA(in: EnvironmentValues())
    } catch let error as ValueError {
      throw FlipbookFailure("--color \(text): \(error.reason)", .usage)
    }
  }

  private static func value(_ text: String, of name: String) throws -> PropValue {
    switch name {
    case "color":
      let color = try colorValue(text)
      return .array([color.red, color.green, color.blue, color.opacity].map { .number(Double($0)) })
    case "image":
      // Beside the working folder, as paths on command lines are; else beside the animation.
      let path = URL(fileURLWithPath: text).standardizedFileURL.path
      return .string(FileManager.default.fileExists(atPath: path) ? path : text)
    case "value", "slot":
      let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
      guard !numbers.isEmpty, numbers.allSatisfy({ $0?.isFinite == true }) else { return .string(text) }
      let list = numbers.compactMap { $0 }
      return list.count == 1 ? .number(list[0]) : .array(list.map { .number($0) })
    default: return .string(text)
    }
  }
}
