import Flipbook
import FlipbookExport
import FlipbookScenes
import Foundation

/// The part of a command line that every subcommand with a scene file has.
struct SceneRequest {
  /// The scene file, as the person wrote it.
  var path: String
  /// The value of `--scene` or `--view`.
  var scene: String?
  /// Whether the scene is to be a view.
  var wantsView = false
  var languageVersion = SceneCompileSettings.LanguageVersion.five
  var isQuiet: Bool
  /// Seconds that the scene may take; nil for no limit.
  var timeLimit: Double?
  /// The sandbox of the scene's process; nil to see all that this process sees.
  var sandbox: Sandbox?

  /// - Throws: ``FlipbookFailure`` when there is not exactly one file, or a value can't be understood.
  init(_ options: ParsedOptions, command: String) throws {
    guard let path = options.positionals.first else {
      throw FlipbookFailure("Name a scene file: flipbook \(command) FILE.", .usage)
    }
    guard options.positionals.count == 1 else {
      throw FlipbookFailure(
        "One scene file at a time; there is \"\(options.positionals[1])\" after \"\(path)\".", .usage)
    }
    self.path = path
    scene = options.values["scene"]
    if let view = options.values["view"] {
      guard scene == nil else {
        throw FlipbookFailure("--scene and --view both pick the scene; give one of them.", .usage)
      }
      (scene, wantsView) = (view, true)
    }
    isQuiet = options.has("quiet")
    timeLimit = try options.value("timeout", TimeLimit.parse)
    if options.has("sandbox") { sandbox = Sandbox(options) }
    if let version = try options.value(
      "swift-version", NumberText.word(SceneCompileSettings.LanguageVersion.self))
    {
      languageVersion = version
    }
  }

  /// The settings of the picture that the options ask for.
  static func settings(_ options: ParsedOptions) throws -> SceneSettings {
    var settings = SceneSettings()
    settings.size = try options.value("size", SizeText.parse)
    settings.scale = try options.value("scale", NumberText.positive)
    settings.pictureScale = try pictureScale(options)
    settings.colors = try ProjectFile.load(for: options)?.colors ?? [:]
    settings.frameRate = try options.value("fps", RateText.parse)
    settings.duration = try options.value("duration", Seconds.parse)
    settings.background = try options.value("background", ColorText.parse)
    settings.isTransparent = options.has("transparent")
    settings.colorScheme = try options.value("scheme", NumberText.word(Scheme.self))?.colorScheme ?? .light
    if let size = try options.value("type-size", NumberText.word(TypeSize.self)) {
      settings.dynamicTypeSize = size.size
    }
    settings.isContrastIncreased =
      try options.value("contrast", NumberText.word(Contrast.self)) == .increased
    settings.prefersBoldText = try options.value("legibility", NumberText.word(Legibility.self)) == .bold
    if let locale = try options.value("locale", LocaleText.parse) {
      settings.locale = locale
      if locale.language.characterDirection == .rightToLeft { settings.layoutDirection = .rightToLeft }
    }
    if let direction = try options.value("direction", NumberText.word(Direction.self)) {
      settings.layoutDirection = direction == .rtl ? .rightToLeft : .leftToRight
    }
    try PreviewScreen.read(options, into: &settings)
    settings.renderer = try options.value("renderer", NumberText.word(Renderer.self)) ?? .fast
    settings.fontFolders = try options.list("fonts", FolderText.parse)
    settings.seed = try options.value("seed", NumberText.seed) ?? 0
    settings.date = try options.value("date", DateText.parse) ?? settings.date
    settings.taps = try options.list("tap", TapText.parse)
    settings.script = try ScriptFile.load(options)
    settings.playsAlone = options.has("auto")
    try LimitText.read(options, into: &settings)
    settings.props = try options.values["props"].map(PropsText.read) ?? Props()
    try LottieOptions.read(options, into: &settings.props)
    return settings
  }

  /// The picture's size in pixels.
  private static func pictureScale(_ options: ParsedOptions) throws -> PictureScale {
    var scale = try options.value("pixels", PixelText.parse) ?? PictureScale()
    if options.values["pixels"] != nil,
      let other = ["size", "scale"].first(where: { options.values[$0] != nil })
    {
      throw FlipbookFailure(
        "--pixels and --\(other) both say how large the picture is; give one of them.", .usage)
    }
    scale.factor = try options.value("quality", NumberText.word(FilmQuality.self))?.factor ?? 1
    return scale
  }

  /// The words of `--type-size`, from the smallest.
  static var typeSizes: [String] { TypeSize.allCases.map(\.rawValue) }

  private enum TypeSize: String, CaseIterable {
    case xsmall, small, medium, large, xlarge, xxlarge, xxxlarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    var size: DynamicTypeSize {
      zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }
  }

  private enum Contrast: String, CaseIterable {
    case standard
    case increased
  }

  private enum Legibility: String, CaseIterable {
    case regular
    case bold
  }

  private enum Direction: String, CaseIterable {
    case ltr
    case rtl
  }

  private enum Scheme: String, CaseIterable {
    case light
    case dark

    var colorScheme: ColorScheme { self == .dark ? .dark : .light }
  }

}
