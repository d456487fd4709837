import FlipbookDiagnostics
import Flipbook
import FlipbookDrawing
import FlipbookMotion
import FlipbookScenes
import FlipbookViews
import Foundation

/// Reads interaction scripts out of JSON, with messages that name the place.
struct ScriptReader {
  private let json: ManifestReader

  /// - Parameter path: The file, for messages.
  init(path: String) { json = ManifestReader(path: path) }

  /// The actions of a step, with the keys that go with each.
  private static let actions: [String: Set<String>] = [
    "tap": ["count"],
    "longPress": ["duration"],
    "drag": ["by", "to", "path", "duration", "curve", "velocity", "hold", "press"],
    "magnify": ["scale", "degrees", "duration", "curve", "hold"],
    "rotate": ["scale", "degrees", "duration", "curve", "hold"],
    "hover": ["by", "to", "path", "duration", "curve", "hold"],
    "scroll": ["by", "duration", "curve", "velocity"],
    "type": ["text", "interval", "submit"],
    "set": ["value", "duration", "curve"],
  ]

  func script(_ value: Any) throws -> InteractionScript {
    var script = InteractionScript()
    if value is [Any] {
      script.steps = try steps(value, "the script")
      return script
    }
    let object = try json.object(value, "the script", keys: ["$schema", "steps", "touches", "comment"])
    guard let list = object["steps"] else { throw json.failure("the script", "needs \"steps\"") }
    script.steps = try steps(list, "steps")
    if let touches = object["touches"] { script.showsTouches = try flag(touches, "touches") }
    return script
  }

  private func steps(_ value: Any, _ place: String) throws -> [InteractionStep] {
    guard let list = value as? [Any] else { throw json.failure(place, "must be a list of steps") }
    return try list.enumerated().map { index, entry in
      try step(entry, place == "steps" ? "steps[\(index)]" : "[\(index)]")
    }
  }

  /// Reads one step.
  func step(_ value: Any, _ place: String) throws -> InteractionStep {
    let object = try json.object(value, place, keys: nil)
    let found = Self.actions.keys.sorted().filter { object[$0] != nil }
    guard let name = found.first else {
      let known = Self.actions.keys.sorted()
      let stray = object.keys.sorted().first { NearestWord.find($0, in: known) != nil && $0 != "at" }
      let hint = stray.map {
        "; do you mean \"\(NearestWord.find($0, in: known) ?? "")\" for \"\($0)\"?"
      }
      throw json.failure(
        place, "does nothing: give it one of \(known.joined(separator: ", "))\(hint ?? "")")
    }
    if found.count > 1 {
      throw json.failure(place, "does two things, \(found[0]) and \(found[1]); make two steps of it")
    }
    let keys = (Self.actions[name] ?? []).union(["at", "comment", name])
    _ = try json.object(value, place, keys: keys)
    guard let at = object["at"] else {
      throw json.failure(place, "needs \"at\", a time like 1.5 or \"500ms\"")
    }
    let time = try seconds(at, "\(place).at")
    return InteractionStep(
      at: time, try action(name, object, place),
      source: json.path.hasPrefix("-") ? place : "\(json.path), \(place)")
  }

  private func action(_ name: String, _ object: [String: Any], _ place: String) throws -> InteractionAction {
    let here = "\(place).\(name)"
    func target() throws -> TapTarget { try self.target(object[name] ?? "", here) }
    func optional() throws -> TapTarget? {
      if let flag = object[name] as? NSNumber, Self.isFlag(flag), flag.boolValue { return nil }
      return try target()
    }
    switch name {
    case "tap":
      let count = try object["count"].map { try number($0, "\(place).count") } ?? 1
      guard count == count.rounded(), (1...10).contains(count) else {
        throw json.failure("\(place).count", "must be a whole number from 1 to 10")
      }
      return .tap(try target(), count: Int(count))
    case "longPress":
      return .longPress(
        try target(), duration: try object["duration"].map { try seconds($0, "\(place).duration") } ?? 0.8)
    case "drag":
      guard let path = try path(object, place) else {
        throw json.failure(place, "needs where to drag: \"by\", \"to\" or \"path\"")
      }
      return .drag(try target(), path, try pacing(object, place, duration: 0.5))
    case "hover":
      return .hover(
        try target(), try path(object, place) ?? .offsets([.zero]), try pacing(object, place, duration: 1))
    case "magnify", "rotate":
      let scale = try object["scale"].map { try number($0, "\(place).scale") }
      let degrees = try object["degrees"].map { try number($0, "\(place).degrees") }
      if name == "magnify", scale == nil { throw json.failure(place, "needs \"scale\", such as 2") }
      if name == "rotate", degrees == nil { throw json.failure(place, "needs \"degrees\", such as 90") }
      if let scale, scale <= 0 { throw json.failure("\(place).scale", "must be above 0") }
      return .pinch(
        try target(), scale: scale ?? 1, degrees: degrees ?? 0, try pacing(object, place, duration: 0.8))
    case "scroll":
      guard let by = object["by"] else {
        throw json.failure(place, "needs \"by\", points to scroll: 200 for down, [x, y] for both ways")
      }
      let distance: CGSize
      if let down = by as? NSNumber, !Self.isFlag(down) {
        distance = CGSize(width: 0, height: down.doubleValue)
      } else {
        distance = try size(by, "\(place).by")
      }
      return .scroll(try optional(), by: distance, try pacing(object, place, duration: 0.6))
    case "type":
      guard let text = object["text"] as? String else {
        throw json.failure("\(place).text", "must be the text to type")
      }
      return .type(
        try optional(), text,
        interval: try object["interval"].map { try seconds($0, "\(place).interval") } ?? 0.1,
        submits: try object["submit"].map { try flag($0, "\(place).submit") } ?? false)
    default:
      guard let value = object["value"] else { throw json.failure(place, "needs \"value\"") }
      return .set(try target(), try control(value, "\(place).value"), try pacing(object, place, duration: 0))
    }
  }

  private func control(_ value: Any, _ place: String) throws -> ControlValue {
    if let text = value as? String { return .text(text) }
    guard let number = value as? NSNumber else {
      throw json.failure(place, "must be a number, a text, true or false")
    }
    return Self.isFlag(number) ? .flag(number.boolValue) : .number(number.doubleValue)
  }

  private func path(_ object: [String: Any], _ place: String) throws -> InteractionAction.DragPath? {
    let given = ["by", "to", "path"].filter { object[$0] != nil }
    if given.count > 1 {
      throw json.failure(place, "has both \"\(given[0])\" and \"\(given[1])\"; give one of them")
    }
    switch given.first {
    case "by":
      let value = object["by"] ?? []
      if let list = value as? [Any], list.first is [Any] || list.first is [String: Any] {
        return .offsets(try list.enumerated().map { try size($1, "\(place).by[\($0)]") })
      }
      return .offsets([try size(value, "\(place).by")])
    case "to": return .target(try target(object["to"] ?? "", "\(place).to"))
    case "path":
      guard let list = object["path"] as? [Any], !list.isEmpty else {
        throw json.failure("\(place).path", "must be a list of points [x, y]")
      }
      return .points(
        try list.enumerated().map { index, entry in
          let place = try size(entry, "\(place).path[\(index)]")
          return CGPoint(x: place.width, y: place.height)
        })
    default: return nil
    }
  }

  private func pacing(_ object: [String: Any], _ place: String, duration: TimeInterval) throws
    -> InteractionAction.Pacing
  {
    InteractionAction.Pacing(
      duration: try object["duration"].map { try seconds($0, "\(place).duration") } ?? duration,
      curve: try object["curve"].map { try curve($0, "\(place).curve") } ?? .easeInOut,
      velocity: try object["velocity"].map { try size($0, "\(place).velocity") },
      hold: try object["hold"].map { try seconds($0, "\(place).hold") } ?? 0,
      press: try object["press"].map { try seconds($0, "\(place).press") } ?? 0)
  }

  private static let curves: [String: UnitCurve] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
  ]

  private func curve(_ value: Any, _ place: String) throws -> UnitCurve {
    if let name = value as? String, let curve = Self.curves[name] { return curve }
    if let list = value as? [Any], list.count == 4 {
      let numbers = try list.enumerated().map { try number($1, "\(place)[\($0)]") }
      guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
        throw json.failure(place, "must have x values from 0 to 1")
      }
      return .bezier(
        startControlPoint: UnitPoint(x: numbers[0], y: numbers[1]),
        endControlPoint: UnitPoint(x: numbers[2], y: numbers[3]))
    }
    throw json.failure(
      place, "must be one of \(Self.curves.keys.sorted().joined(separator: ", ")), or [x1, y1, x2, y2]")
  }

  private func target(_ value: Any, _ place: String) throws -> TapTarget {
    if let name = value as? String {
      guard !name.isEmpty else { throw json.failure(place, "must not be empty") }
      return .name(name)
    }
    if value is [Any] {
      let point = try size(value, place)
      return .point(x: point.width, y: point.height)
    }
    guard value is [String: Any] else {
      throw json.failure(place, "must be a label, a point [x, y], {\"id\": …} or {\"label\": …}")
    }
    let object = try json.object(value, place, keys: ["id", "label", "x", "y"])
    if let name = object["id"] ?? object["label"] {
      guard let text = name as? String, !text.isEmpty else { throw json.failure(place, "must be a text") }
      return .name(text)
    }
    let point = try size(value, place)
    return .point(x: point.width, y: point.height)
  }

  /// Two numbers: `[x, y]`, or `{"x": …, "y": …}`.
  private func size(_ value: Any, _ place: String) throws -> CGSize {
    if let list = value as? [Any], list.count == 2 {
      return CGSize(width: try number(list[0], "\(place)[0]"), height: try number(list[1], "\(place)[1]"))
    }
    guard value is [String: Any] else { throw json.failure(place, "must be two numbers, [x, y]") }
    let object = try json.object(value, place, keys: ["x", "y"])
    return CGSize(
      width: try number(object["x"] ?? 0, "\(place).x"), height: try number(object["y"] ?? 0, "\(place).y"))
  }

  private func number(_ value: Any, _ place: String) throws -> Double {
    guard let number = value as? NSNumber, !Self.isFlag(number), number.doubleValue.isFinite else {
      throw json.failure(place, "must be a number")
    }
    return number.doubleValue
  }

  private func flag(_ value: Any, _ place: String) throws -> Bool {
    guard let number = value as? NSNumber, Self.isFlag(number) else {
      throw json.failure(place, "must be true or false")
    }
    return number.boolValue
  }

  private func seconds(_ value: Any, _ place: String) throws -> TimeInterval {
    if let text = value as? String {
      do {
        return try Seconds.parse(text)
      } catch let error as ValueError {
        throw json.failure(place, "\"\(text)\" \(error.reason)")
      }
    }
    guard let number = value as? NSNumber, !Self.isFlag(number) else {
      throw json.failure(place, "must be a time: seconds, or a text like \"500ms\"")
    }
    guard number.doubleValue >= 0 else { throw json.failure(place, "a time can't be negative") }
    guard number.doubleValue <= 86_400 else { throw json.failure(place, "is more than a day") }
    return number.doubleValue
  }

  private static func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
