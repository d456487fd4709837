import FlipbookDiagnostics
import FlipbookExport
import FlipbookScenes
import Foundation

extension FilmPreset {
  /// The options with those of the preset that `--preset` names, where it is none of the encoder's speeds. Options that
  /// are given apart override it.
  ///
  /// - Throws: ``FlipbookFailure`` for a name that is none, and for an output of another format.
  static func adding(to options: ParsedOptions, project: ProjectFile?) throws -> ParsedOptions {
    guard let name = options.values["preset"], !speeds.contains(name) else { return options }
    let known = (project?.presets ?? []) + all
    guard let preset = known.first(where: { $0.name == name }) else {
      let names = known.map(\.name) + speeds
      let hint = NearestWord.find(name, in: names).map { "; do you mean \($0)?" } ?? ""
      throw FlipbookFailure(
        "--preset \(name): must be one of \(known.map(\.name).joined(separator: ", ")), or a speed of the encoder: "
          + "\(speeds.joined(separator: ", "))\(hint)", .usage)
    }
    var result = options
    result.values["preset"] = nil
    if let output = options.values["output"], let format = OutputFormat(path: output),
      !preset.formats.contains(format), format != .png
    {
      let endings = preset.formats.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw FlipbookFailure("--preset \(name) writes \(endings); \"\(output)\" is none.", .usage)
    }
    let quality = try options.value("quality", NumberText.word(FilmQuality.self)) ?? .medium
    result.values.merge(preset.options(at: quality)) { own, _ in own }
    let hasSize = ["size", "scale", "pixels", "device", "layout"].contains { options.values[$0] != nil }
    if !hasSize {
      if let pixels = preset.pixels { result.values["pixels"] = "\(Int(pixels.width))x\(Int(pixels.height))" }
      if let side = preset.longSide { result.values["pixels"] = "\(Int(side))" }
    }
    if preset.isTransparent, options.values["background"] == nil { result.flags.insert("transparent") }
    return result
  }

  /// The options without those that a quality changes: a rate of frames above its own, and what makes its encoding slower or
  /// coarser than it should be.
  private func options(at quality: FilmQuality) -> [String: String] {
    var options = options
    if let most = quality.frameRate.flatMap(Double.init), let rate = options["fps"].flatMap(Double.init),
      rate > most
    {
      options["fps"] = nil
    }
    let codec = options["codec"].flatMap { VideoCodec(name: $0) } ?? formats.first?.codecs.first
    if let factor = quality.rateFactor(codec), let own = options["crf"].flatMap(Int.init) {
      if quality == .low ? own < factor : own > factor { options["crf"] = nil }
    }
    if quality == .low { options["preset"] = nil }
    return options
  }
}
