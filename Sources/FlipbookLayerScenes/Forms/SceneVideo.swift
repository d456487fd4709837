import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMedia
import Foundation

/// A film as a scene file says it.
struct SceneVideo {
  var film: any VideoSource
  var timing = VideoTiming()
  /// Seconds from the layer's begin to the film's.
  var delay = 0.0
  var place = ContentsPlacement.resizeAspect

  static let scalings: [(name: String, place: ContentsPlacement)] = [
    ("fit", .resizeAspect), ("fill", .resizeAspectFill), ("stretch", .resize), ("natural", .center),
  ]
}

extension SceneSpecs {
  static let video = SceneSpec(
    "a video",
    [
      SceneKey(
        "file", .text, "Beside the scene: MP4, MOV, WebM, MKV, GIF, APNG, WebP and what else ffmpeg reads."),
      SceneKey("at", .time, "Seconds from the layer's begin to the film's; 0 unless given."),
      SceneKey("trim", .list(.time), "[from] or [from, to], in the file's time; all of it unless given."),
      SceneKey("speed", .bounded(-64, 64), "How many times as fast; below 0 backwards; 1 unless given."),
      SceneKey("loop", .boolean, "Whether it begins anew at its end."),
      SceneKey("muted", .boolean, "Whether its sound is left out."),
      SceneKey("volume", .positive, "The factor of the loudness, 1 unless given."),
      SceneKey(
        "scaling", .choice(SceneVideo.scalings.map(\.name)),
        "How it goes into the layer: whole (fit, unless given), over all of it (fill), out of shape (stretch), or at its own size."
      ),
    ])
}

extension ReadingContext {
  /// A film beside the scene. Its sound is added to the scene's, unless it is muted.
  func video(_ node: JSONNode) -> SceneVideo? {
    guard node.object != nil else { return film(node).map { add(SceneVideo(film: $0), volume: 1) } }
    guard let object = SceneObject(node, SceneSpecs.video, self), let film = object.required("file", film)
    else { return nil }
    var video = SceneVideo(film: film)
    video.delay = object.optional("at") { time($0) } ?? 0
    if let trim = object.optional("trim", { times($0, atMost: 2) }) {
      video.timing.from = trim[0]
      video.timing.to = trim.count > 1 ? trim[1] : nil
      let end = video.timing.to ?? film.duration
      if end <= trim[0] || trim[0] >= film.duration, let place = object["trim"] {
        issues.report(
          place, "nothing is left of a film of \(PlainNumber.text((film.duration * 1000).rounded() / 1000)) s"
        )
      }
    }
    video.timing.speed = object.optional("speed") { number($0, in: -64...64) } ?? 1
    video.timing.isLooped = object.optional("loop", boolean) ?? false
    if let name = object.optional("scaling", { choice($0, SceneVideo.scalings.map(\.name)) }) {
      video.place = SceneVideo.scalings.first { $0.name == name }?.place ?? .resizeAspect
    }
    let isMuted = object.optional("muted", boolean) ?? false
    let volume = object.optional("volume") { number($0, in: 0...1000) } ?? 1
    return add(video, volume: isMuted ? 0 : volume)
  }

  private func add(_ video: SceneVideo, volume: Double) -> SceneVideo {
    guard volume > 0, let start = video.film.soundStart else { return video }
    guard let begin else {
      DiagnosticCollector.current.warn(
        "video.sound",
        "The sound of a film that comes with a completion is left out; \"muted\": true says so.")
      return video
    }
    guard
      var sound = Sound(
        film: video.film.path, duration: video.film.duration, timing: video.timing, soundStart: start,
        begin: begin + video.delay)
    else { return video }
    sound.levels = [SoundLevel(time: 0, gain: volume)]
    sounds.append(sound)
    return video
  }

  private func film(_ node: JSONNode) -> (any VideoSource)? {
    guard let path = mediaFile(node, "film") else { return nil }
    guard let provider = resources.videoProvider else {
      issues.report(node, "films can't be read here")
      return nil
    }
    do {
      return try provider.video(at: path)
    } catch {
      issues.report(
        node, PrintableText.line("the film \(SceneText.quoted(node.string ?? "")) \(error.reason)"))
      return nil
    }
  }
}
