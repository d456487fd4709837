import FlipbookDrawing
import FlipbookMedia
import Foundation

extension SceneSpecs {
  static let sound = SceneSpec(
    "a sound",
    [
      SceneKey("file", .text, "Beside the scene, in any format that ffmpeg reads."),
      SceneKey("at", .time, "When it begins, in film time; 0 unless given."),
      SceneKey("trim", .list(.time), "[from] or [from, to], in the file's time; all of it unless given."),
      SceneKey(
        "volume", .either([.positive, .list(.named("level"))]),
        "The factor of the loudness, 1 unless given; or its curve, along straight lines."),
      SceneKey(
        "fade", .either([.time, .list(.time)]), "Seconds of rise and fall: one number, or [in, out]."),
      SceneKey("loop", .boolean, "Whether it begins anew until the film ends."),
      SceneKey("duck", .share, "The factor of the loudness while sounds without \"duck\" are heard."),
    ])

  static let section = SceneSpec(
    "a section",
    [SceneKey("title", .text, "The chapter's name."), SceneKey("at", .time, "When it begins, in film time.")])

  static let level = SceneSpec(
    "a level",
    [
      SceneKey("at", .time, "Seconds since the sound's begin."),
      SceneKey("volume", .positive, "The factor of the loudness."),
    ])
}

extension ReadingContext {
  /// A sound of the film, whose file is beside the scene.
  func sound(_ node: JSONNode) -> Sound? {
    guard let object = SceneObject(node, SceneSpecs.sound, self),
      let file = object.required("file", soundFile)
    else { return nil }
    var sound = Sound(file: file)
    sound.start = object.optional("at") { time($0) } ?? 0
    if let trim = object.optional("trim", { times($0, atMost: 2) }) {
      sound.from = trim[0]
      sound.to = trim.count > 1 ? trim[1] : nil
      if let to = sound.to, to <= sound.from, let place = object["trim"] {
        issues.report(place, "a sound's \"trim\" should end behind its begin")
      }
    }
    let fade =
      object.optional("fade") { $0.array == nil ? time($0).map { [$0, $0] } : times($0, atMost: 2) } ?? [0]
    (sound.fadeIn, sound.fadeOut) = (fade[0], fade.count > 1 ? fade[1] : 0)
    if object.optional("loop", boolean) == true { sound.plays = nil }
    sound.duck = object.optional("duck") { number($0, in: 0...1) }
    if let levels = object.optional("volume", volume) { sound.levels = levels }
    return sound
  }

  /// A part of the film.
  func section(_ node: JSONNode) -> FilmChapter? {
    guard let object = SceneObject(node, SceneSpecs.section, self),
      let title = object.required("title", text),
      let start = object.required("at", { time($0) })
    else { return nil }
    return FilmChapter(title: title, start: start)
  }

  private func volume(_ node: JSONNode) -> [SoundLevel]? {
    if node.array == nil { return number(node, in: 0...1000).map { [SoundLevel(time: 0, gain: $0)] } }
    let levels = list(node, of: "levels") { (node: JSONNode) -> SoundLevel? in
      guard let object = SceneObject(node, SceneSpecs.level, self),
        let at = object.required("at", { time($0) }),
        let gain = object.required("volume", { number($0, in: 0...1000) })
      else { return nil }
      return SoundLevel(time: at, gain: gain)
    }
    if let levels, zip(levels, levels.dropFirst()).contains(where: { $0.time > $1.time }) {
      issues.report(node, "the levels of a sound should be in the order of their times")
    }
    return levels
  }

  /// One time or more.
  func times(_ node: JSONNode, atMost most: Int) -> [Double]? {
    guard let list = node.array, (1...most).contains(list.count) else {
      wrong(node, "a list of one or \(most) times")
      return nil
    }
    let times = list.compactMap { time($0) }
    return times.count == list.count ? times : nil
  }

  private func soundFile(_ node: JSONNode) -> String? { mediaFile(node, "sound file") }

  /// The path of a file beside the scene.
  ///
  /// - Parameter what: The kind of file, for a report where there is none.
  func mediaFile(_ node: JSONNode, _ what: String) -> String? {
    guard let name = text(node) else { return nil }
    guard !name.isEmpty, !name.contains("\0"), name.utf8.count <= 4096,
      let path = resources.assets.files.path(name, nil)
    else {
      issues.report(node, "there is no \(what) \(SceneText.quoted(name)) beside the scene")
      return nil
    }
    return path
  }
}
