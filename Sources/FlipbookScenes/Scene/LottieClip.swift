import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
package import FlipbookLottie
import Foundation

/// A Lottie animation as a clip: its own size, range and rate, on nothing.
///
/// In a picture of another shape it is as large as fits, in the middle.
package struct LottieClip: Clip {
  /// The animation; the first one of a state machine.
  package let animation: LottieFile
  /// The animations that a state machine plays; nil for none.
  private let film: LottieStateFilm?
  /// The animations that a state machine plays, by name and theme.
  private let others: [[String?]: LottieFile]
  /// The latest recording of each.
  private let records = Records()
  private let soundFiles = LottieSoundFiles()

  private final class Records {
    var known: [[String?]: LottieRecord] = [:]
  }

  /// A clip is made of a file.
  package init() { preconditionFailure("a Lottie animation is made of a file") }

  /// Reads a file if it is a Lottie animation, and reports what is not drawn as it asks.
  ///
  /// - Parameter props: Data that takes the place of parts of it.
  /// - Throws: ``FlipbookFailure`` where it is one and can't be used.
  package init?(_ bytes: [UInt8], path: String, props: Props = Props(), resources: DrawingResources) throws {
    do {
      let means = LottieResources(images: resources.imageProvider, textEngine: resources.textEngine)
      let data = LottieData(props)
      if let film = try Self.film(bytes, data) {
        self.film = film
        others = try Self.animations(of: film, bytes, data, means)
        guard let first = others[Self.key(film.plays[0])] else { return nil }
        animation = first
      } else {
        guard let animation = try LottieFile.ifHeld(in: bytes, data: data, resources: means) else {
          return nil
        }
        if data.stateMachine != nil || !data.inputs.isEmpty {
          DiagnosticCollector.current.warn(
            "lottie.data",
            "Inputs are for state machines (--state-machine), which only containers (.lottie) have.")
        }
        (self.animation, film, others) = (animation, nil, [:])
      }
    } catch let error as LottieError {
      throw FlipbookFailure("\"\(path)\" can't be used: \(error)", .scene)
    }
    for issue in film?.issues ?? [] { DiagnosticCollector.current.reportOnce(issue) }
    for file in others.isEmpty
      ? [animation] : others.keys.sorted(by: Self.comesFirst).compactMap({ others[$0] })
    {
      for issue in file.issues { DiagnosticCollector.current.reportOnce(issue) }
    }
  }

  private static func comesFirst(_ a: [String?], _ b: [String?]) -> Bool {
    a.map { $0 ?? "" }.lexicographicallyPrecedes(b.map { $0 ?? "" })
  }

  private static func key(_ play: LottieStatePlay) -> [String?] { [play.animation, play.theme] }

  /// The animations that a state machine plays; nil where none is asked for.
  private static func film(_ bytes: [UInt8], _ data: LottieData) throws -> LottieStateFilm? {
    guard let machine = data.stateMachine, bytes.starts(with: [0x50, 0x4b]) else { return nil }
    return try LottieStateFilm(bytes, machine: machine, inputs: data.inputs, theme: data.theme)
  }

  /// The most pairs of an animation and a theme.
  private static let fileLimit = 64

  private static func animations(
    of film: LottieStateFilm, _ bytes: [UInt8], _ data: LottieData, _ means: LottieResources
  ) throws -> [[String?]: LottieFile] {
    var files: [[String?]: LottieFile] = [:]
    for play in film.plays where files[key(play)] == nil {
      var own = data
      guard files.count < fileLimit else {
        throw LottieError(message: "the state machine plays more than \(fileLimit) animations and themes")
      }
      own.animation = play.animation.isEmpty ? data.animation : play.animation
      (own.theme, own.marker) = (play.theme, nil)
      files[key(play)] = try LottieFile(bytes, data: own, resources: means)
    }
    return files
  }

  /// The items of a file that can be chosen or replaced: kind, name and content of each; nil for other files.
  ///
  /// - Throws: ``FlipbookFailure`` where it can't be read.
  package static func contents(of bytes: [UInt8], path: String, animation: String?) throws -> [[String]]? {
    do {
      return try LottieContents(bytes, animation: animation).items.map { [$0.kind, $0.name, $0.detail] }
    } catch let error as LottieError {
      throw FlipbookFailure("\"\(path)\" can't be used: \(error)", .scene)
    }
  }

  package var title: String { animation.title ?? "" }
  package var size: CGSize { animation.size }
  package var frameRate: Double { animation.frameRate }
  package var background: Color { .clear }
  package var duration: TimeInterval { film?.duration ?? frames / rate }
  package var soundtrack: [Audio] { film == nil ? soundFiles.audio(animation.sounds) : [] }

  /// Frames a second, as films count them.
  private var rate: Double { FrameRate(animation.frameRate)?.framesPerSecond ?? animation.frameRate }

  /// Exporters write whole numbers of frames with an error in the last digits.
  private var frames: Double {
    let count = animation.outPoint - animation.inPoint
    return abs(count - count.rounded()) < 0.01 ? max(1, count.rounded()) : count
  }

  /// The named times, in seconds from the start of the film: of a state machine, when its states come first.
  var markers: [String: Double] {
    if let film {
      return Dictionary(film.plays.map { ($0.state, $0.start) }, uniquingKeysWith: { first, _ in first })
    }
    return Dictionary(
      animation.markers.map { ($0.name, ($0.time - animation.inPoint) / rate) },
      uniquingKeysWith: { first, _ in first })
  }

  package func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    guard let film else {
      // Times are frames divided by the rate: the rounding of that must not show at a keyframe.
      let passed = time * rate
      let whole = passed.rounded()
      let frame = animation.inPoint + (abs(passed - whole) < 1e-6 ? whole : passed)
      return draw(animation, [], at: frame, nil, in: &context, size)
    }
    let play = film.play(at: time)
    let key = Self.key(play)
    guard let file = others[key] else { return }
    let frame = play.frame(at: time)
    guard let way = play.way(at: time) else { return draw(file, key, at: frame, nil, in: &context, size) }
    draw(file, key, at: way.frame, (frame, way.share), in: &context, size)
  }

  /// Draws a frame, as large as fits, in the middle.
  private func draw(
    _ file: LottieFile, _ key: [String?], at frame: Double, _ tween: (frame: Double, share: Double)?,
    in context: inout GraphicsContext, _ size: CGSize
  ) {
    let own = file.size
    let scale = min(size.width / own.width, size.height / own.height)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - own.width * scale) / 2,
      ty: (size.height - own.height * scale) / 2)
    let record = records.known[key] ?? LottieRecord()
    records.known[key] = record
    context.recorder.append(
      contentsOf: file.items(
        at: frame, tween: tween, transform: place.concatenating(context.transform),
        canvas: context.recorder.canvas, record: record))
  }
}
