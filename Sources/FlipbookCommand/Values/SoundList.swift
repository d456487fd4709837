import FlipbookDiagnostics
import FlipbookMedia
import FlipbookScenes
import Foundation

/// Reads the value of `--audio`: a file, or JSON of one sound or several, as manifests have them.
enum SoundList {
  /// The keys of a sound.
  static let keys: Set<String> = ["file", "at", "trim", "volume", "fade", "loop", "duck"]

  /// Whether a value is JSON and no file's name.
  static func isJSON(_ text: String) -> Bool { text.first.map("[{".contains) ?? false }

  /// The sounds of JSON.
  static func parse(_ text: String) throws -> [Sound] {
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else {
      throw ValueError("is not JSON; write [{\"file\": \"music.mp3\", \"at\": 2}]")
    }
    guard let list = value as? [Any] ?? (value as? [String: Any]).map({ [$0] }), !list.isEmpty else {
      throw ValueError("must be a sound or a list of sounds")
    }
    return try list.map(sound)
  }

  /// The files that a value names.
  static func files(_ text: String) -> [String] {
    isJSON(text) ? ((try? parse(text)) ?? []).map(\.file) : [text]
  }

  /// A value of a manifest as it stands on a command line, with its files' places.
  ///
  /// - Returns: Nil for a value of another form.
  static func text(_ value: Any, _ place: (String) -> String) -> String? {
    if let name = value as? String { return isJSON(name) ? map(name, place) : place(name) }
    guard let list = value as? [Any] ?? (value as? [String: Any]).map({ [$0] }), !list.isEmpty else {
      return nil
    }
    let placed: [Any] = list.map { entry in
      guard var sound = entry as? [String: Any] else { return entry }
      if let file = sound["file"] as? String { sound["file"] = place(file) }
      return sound
    }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: placed, options: options)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// A value with other paths for its files.
  static func map(_ text: String, _ path: (String) -> String) -> String {
    guard isJSON(text) else { return path(text) }
    guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return text }
    return self.text(value, path) ?? text
  }

  private static func sound(_ value: Any) throws -> Sound {
    guard let object = value as? [String: Any] else {
      throw ValueError("a sound must be an object with a \"file\"")
    }
    if let unknown = object.keys.sorted().first(where: { !keys.contains($0) }) {
      let hint = NearestWord.find(unknown, in: keys.sorted()).map { "; do you mean \"\($0)\"?" } ?? ""
      throw ValueError("a sound has no key \"\(unknown)\"\(hint)")
    }
    guard let file = object["file"] as? String, !file.isEmpty else {
      throw ValueError("a sound needs a \"file\"")
    }
    var sound = Sound(file: file)
    sound.start = try number(object["at"], "at") ?? 0
    if let trim = object["trim"] {
      let times = try numbers(trim, "trim")
      sound.from = times[0]
      sound.to = times.count > 1 ? times[1] : nil
      if let to = sound.to, to <= sound.from {
        throw ValueError("a sound's \"trim\" must end behind its begin")
      }
    }
    if let fade = object["fade"] {
      let one = fade is [Any] ? nil : try number(fade, "fade")
      let times = try one.map { [$0, $0] } ?? numbers(fade, "fade")
      (sound.fadeIn, sound.fadeOut) = (times[0], times.count > 1 ? times[1] : 0)
    }
    if let volume = object["volume"] { sound.levels = try levels(volume) }
    if let loop = object["loop"] {
      guard let flag = loop as? Bool else { throw ValueError("\"loop\" must be true or false") }
      sound.plays = flag ? nil : 1
    }
    sound.duck = try number(object["duck"], "duck")
    return sound
  }

  private static func levels(_ value: Any) throws -> [SoundLevel] {
    guard let list = value as? [Any] else {
      return [SoundLevel(time: 0, gain: try number(value, "volume") ?? 1)]
    }
    let levels = try list.map { entry in
      guard let level = entry as? [String: Any], let at = try number(level["at"], "at"),
        let gain = try number(level["volume"], "volume")
      else { throw ValueError("a level must be an object with \"at\" and \"volume\"") }
      return SoundLevel(time: at, gain: gain)
    }
    guard zip(levels, levels.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
      throw ValueError("the levels of a sound must be in the order of their times")
    }
    return levels
  }

  private static func numbers(_ value: Any, _ key: String) throws -> [Double] {
    guard let list = value as? [Any], (1...2).contains(list.count) else {
      throw ValueError("\"\(key)\" must be a list of one or two numbers")
    }
    return try list.compactMap { try number($0, key) }
  }

  /// - Returns: Nil where there is none.
  private static func number(_ value: Any?, _ key: String) throws -> Double? {
    guard let value, !(value is NSNull) else { return nil }
    guard let number = value as? Double, number.isFinite, number >= 0, number <= 1e6 else {
      throw ValueError("\"\(key)\" must be a number from 0 on")
    }
    return number
  }
}
