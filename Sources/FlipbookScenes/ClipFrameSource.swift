import Flipbook
import FlipbookExport

/// The frames of one clip.
///
/// A frame is a function of the scene, its props, the seed and the time. What could make it depend on the
/// frames drawn before is pinned: random numbers start anew with each frame, and the clip draws time 0 once
/// before any frame is kept, so that values it computes on first use come out the same wherever a render
/// begins.
@MainActor
package final class ClipFrameSource: FrameSource {
  package let name: String
  package let title: String
  package let format: FrameFormat

  private let clip: any Clip
  private let seed: UInt64
  private let background: Color
  private let environment: EnvironmentValues
  private let resources: DrawingResources
  private let journal: RunJournal?

  /// The largest side of a picture, in pixels.
  package static let sideLimit = 16_384.0
  /// The most frames of a clip.
  package static let frameLimit = 10_000_000.0

  /// Makes the clip.
  ///
  /// - Throws: ``FlipbookFailure`` when the size, scale, rate or length is not one a film can have.
  package init(
    entry: SceneRegistry.Entry, settings: SceneSettings, resources: DrawingResources,
    journal: RunJournal? = nil
  ) throws {
    name = entry.name
    journal?.note(.making(scene: name))
    Props.setCurrent(settings.props)
    SceneRandom.restart(seed: settings.seed, at: .initialisation)
    clip = entry.makeClip()
    title = clip.title
    seed = settings.seed
    self.resources = resources
    self.journal = journal

    let size = settings.size ?? clip.size
    let source: Source = settings.size == nil ? .clip("\(name).size") : .option("--size")
    try Self.check(size: size, scale: settings.scale, source: source)
    let rate = try settings.frameRate ?? Self.rate(of: clip, name: name)
    let frameCount = try Self.frameCount(
      duration: settings.duration ?? clip.duration, rate: rate,
      source: settings.duration == nil ? .clip("\(name).duration") : .option("--duration"))

    var environment = EnvironmentValues()
    environment.colorScheme = settings.colorScheme
    environment.displayScale = settings.scale
    self.environment = environment
    background = settings.isTransparent ? .clear : settings.background ?? clip.background
    format = FrameFormat(
      size: size, scale: settings.scale, frameRate: rate, frameCount: frameCount,
      isOpaque: background.resolvedRGBA(in: environment).opacity >= 1)
    _ = displayList(at: 0)
  }

  /// The time a frame shows, in seconds.
  package func time(of frame: Int) -> TimeInterval {
    Double(frame) * Double(format.frameRate.denominator) / Double(format.frameRate.numerator)
  }

  /// Records a frame.
  package func displayList(at frame: Int) -> DisplayList {
    let time = time(of: frame)
    journal?.note(.drawing(scene: name, frame: frame, time: time))
    SceneRandom.restart(seed: seed, at: .drawing(time))
    return DisplayList.record(
      size: format.size, background: background, environment: environment, resources: resources
    ) { context in
      clip.draw(in: &context, size: format.size, time: time)
    }
  }

  /// Where a value comes from, for messages and exit codes.
  private enum Source {
    case clip(String)
    case option(String)

    var name: String {
      switch self {
      case .clip(let name), .option(let name): name
      }
    }

    var exitCode: ExitCode {
      switch self {
      case .clip: .scene
      case .option: .usage
      }
    }
  }

  private static func check(size: CGSize, scale: Double, source: Source) throws {
    let text = "\(source.name) is \(number(size.width))×\(number(size.height))"
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw FlipbookFailure("\(text); a width and a height must be above 0.", source.exitCode)
    }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    // What the clip asks for is the person's own doing once a scale is given.
    let exitCode = scale == 1 ? source.exitCode : .usage
    guard max(width, height) <= sideLimit else {
      throw FlipbookFailure(
        "\(text), which at scale \(number(scale)) is \(number(width))×\(number(height)) pixels; a side may have "
          + "\(number(sideLimit)) at most.", exitCode)
    }
    guard min(width, height) >= 1 else {
      throw FlipbookFailure("\(text), which at scale \(number(scale)) is less than a pixel.", exitCode)
    }
  }

  private static func rate(of clip: any Clip, name: String) throws -> FrameRate {
    guard let rate = FrameRate(clip.frameRate) else {
      throw FlipbookFailure(
        "\(name).frameRate is \(number(clip.frameRate)); frames a second must be above 0 and at most 1000.",
        .scene)
    }
    return rate
  }

  private static func frameCount(duration: TimeInterval, rate: FrameRate, source: Source) throws -> Int {
    guard duration.isFinite, duration > 0 else {
      throw FlipbookFailure(
        "\(source.name) is \(number(duration)); a length must be above 0 seconds.", source.exitCode)
    }
    // A frame that starts a hair before the end only through rounding is not one.
    let frames = (duration * Double(rate.numerator) / Double(rate.denominator) - 1e-6).rounded(.up)
    guard frames <= frameLimit else {
      throw FlipbookFailure(
        "\(source.name) is \(number(duration)) s, which is over \(Int(frameLimit)) frames.", source.exitCode)
    }
    return max(1, Int(frames))
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }
}
