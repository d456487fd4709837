import Flipbook
import FlipbookDiagnostics
import FlipbookExport

extension FrameFormat {
  /// The largest side of a picture, in pixels.
  package static let sideLimit = 16_384.0
  /// The most frames of a clip.
  package static let frameLimit = 10_000_000.0

  /// The format of a scene's film: what the settings ask for, and the scene's own choices elsewhere.
  ///
  /// - Throws: ``FlipbookFailure`` when the size, scale, rate or length is not one a film can have.
  init(
    _ film: FilmDefaults, size: CGSize, background: Color, settings: SceneSettings,
    environment: EnvironmentValues, name: String
  ) throws {
    let scale = settings.scale ?? film.scale
    try Self.check(
      size: size, scale: scale, isScaleAsked: settings.scale ?? 1 != 1,
      source: settings.size == nil ? .clip("\(name).size") : .option("--size"))
    let rate = try settings.frameRate ?? Self.rate(film.frameRate, name: name)
    let frameCount = try Self.frameCount(
      duration: settings.duration ?? film.duration, rate: rate,
      source: settings.duration == nil ? .clip("\(name).duration") : .option("--duration"))
    self.init(
      size: size, scale: scale, frameRate: rate, frameCount: frameCount,
      isOpaque: background.resolvedRGBA(in: environment).opacity >= 1)
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

  private static func check(size: CGSize, scale: Double, isScaleAsked: Bool, source: Source) throws {
    let text = "\(source.name) is \(PlainNumber.text(size.width))×\(PlainNumber.text(size.height))"
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw FlipbookFailure("\(text); a width and a height must be above 0.", source.exitCode)
    }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    // With a scale on the command line the size is the person's own choice.
    let exitCode = isScaleAsked ? .usage : source.exitCode
    guard max(width, height) <= sideLimit else {
      throw FlipbookFailure(
        "\(text), which at scale \(PlainNumber.text(scale)) is \(PlainNumber.text(width))×"
          + "\(PlainNumber.text(height)) pixels; a side may have \(PlainNumber.text(sideLimit)) at most.",
        exitCode)
    }
    guard min(width, height) >= 1 else {
      throw FlipbookFailure(
        "\(text), which at scale \(PlainNumber.text(scale)) is less than a pixel.", exitCode)
    }
  }

  private static func rate(_ framesPerSecond: Double, name: String) throws -> FrameRate {
    guard let rate = FrameRate(framesPerSecond) else {
      throw FlipbookFailure(
        "\(name).frameRate is \(PlainNumber.text(framesPerSecond)); frames a second must be above 0 and at most 1000.",
        .scene)
    }
    return rate
  }

  private static func frameCount(duration: TimeInterval, rate: FrameRate, source: Source) throws -> Int {
    guard duration.isFinite, duration > 0 else {
      throw FlipbookFailure(
        "\(source.name) is \(PlainNumber.text(duration)); a length must be above 0 seconds.", source.exitCode)
    }
    // A frame that starts a hair before the end only through rounding is not one.
    let frames = (duration * Double(rate.numerator) / Double(rate.denominator) - 1e-6).rounded(.up)
    guard frames <= frameLimit else {
      throw FlipbookFailure(
        "\(source.name) is \(PlainNumber.text(duration)) s, which is over \(Int(frameLimit)) frames.",
        source.exitCode)
    }
    return max(1, Int(frames))
  }
}
