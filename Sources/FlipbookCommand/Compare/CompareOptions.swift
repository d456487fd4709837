import FlipbookCompare
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// The options that say how pictures are compared, shared by the subcommands that do.
enum CompareOptions {
  /// How pictures are compared, in one word.
  enum Metric: String, CaseIterable {
    case exact
    case channels
    case perceptual
    case window
    case ssim
  }

  static let section = OptionSection(
    title: "Comparing",
    options: [
      .value(
        "metric", nil, "NAME", "exact, channels, perceptual, window or ssim (exact)",
        words: Metric.allCases.map(\.rawValue)),
      .value("tolerance", nil, "0-255", "channels: how far a component may be off (2)"),
      .value("threshold", nil, "0-1", "perceptual, window: the least colour distance that counts (0.02)"),
      .flag("strict-edges", nil, "perceptual, window: edges that are smoothed differently count"),
      .value("window", nil, "N", "window: its side in pixels (32)"),
      .value("density", nil, "0-1", "window: the share of it that may differ (0.15)"),
      .value("similarity", nil, "-1-1", "ssim: the least structural similarity (0.98)"),
      .value("max-pixels", nil, "N", "How many pixels may differ (0)"),
      .value("max-share", nil, "0-1", "The share of all pixels that may differ, in place of a number"),
      .list("ignore", "X,Y,W,H", "A rectangle, in pixels, that doesn't count; may be given again"),
      .value("regions", nil, "FILE", "Rectangles with rules of their own, as JSON"),
    ])

  static let reports = OptionSection(
    title: "Reports",
    options: [
      .value("diff", nil, "PATH", "Pictures of what differs: a .png for one, a folder for many"),
      .value("json", nil, "FILE", "Report as JSON; - for standard output"),
      .value("junit", nil, "FILE", "Report as JUnit's XML"),
      .value("html", nil, "FILE", "Report as one page with slider, onion skin, blink and zoom"),
    ])

  /// - Throws: ``FlipbookFailure`` for values that can't be, or that the metric doesn't have.
  static func settings(_ options: ParsedOptions) throws -> CompareSettings {
    let metric = try options.value("metric", NumberText.word(Metric.self)) ?? .exact
    try checkFit(options, metric)
    var settings = CompareSettings()
    let threshold = try options.value("threshold", number(in: 0...1)) ?? 0.02
    let perceptual = PixelRule.perceptual(
      threshold: threshold, forgivesAntialiasing: !options.has("strict-edges"))
    switch metric {
    case .exact: settings.rule = .exact
    case .channels:
      settings.rule = .channels(
        tolerance: try options.value("tolerance", NumberText.integer(in: 0...255)) ?? 2)
    case .perceptual: settings.rule = perceptual
    case .window:
      settings.rule = perceptual
      settings.allowance = .window(
        size: try options.value("window", NumberText.integer(in: 1...4096)) ?? 32,
        density: try options.value("density", number(in: 0...1)) ?? 0.15)
    case .ssim:
      settings.allowance = .similarity(try options.value("similarity", number(in: -1...1)) ?? 0.98)
    }
    if let count = try options.value("max-pixels", NumberText.integer(in: 0...Int(Int32.max))) {
      settings.allowance = .pixels(count)
    }
    if let share = try options.value("max-share", number(in: 0...1)) { settings.allowance = .share(share) }
    settings.regions = try options.list("ignore", rectangle).map { CompareRegion($0, .ignore) }
    if let path = options.values["regions"] { settings.regions += try RegionFile.read(path) }
    return settings
  }

  static func files(_ options: ParsedOptions) -> ReportFiles {
    ReportFiles(
      difference: options.values["diff"], json: options.values["json"], junit: options.values["junit"],
      html: options.values["html"])
  }

  /// An option that the metric doesn't read would be silently without effect.
  private static func checkFit(_ options: ParsedOptions, _ metric: Metric) throws {
    let owners: [(option: String, metrics: [Metric])] = [
      ("tolerance", [.channels]), ("threshold", [.perceptual, .window]),
      ("strict-edges", [.perceptual, .window]), ("window", [.window]), ("density", [.window]),
      ("similarity", [.ssim]), ("max-pixels", [.exact, .channels, .perceptual]),
      ("max-share", [.exact, .channels, .perceptual]),
    ]
    for (option, metrics) in owners
    where (options.values[option] != nil || options.has(option)) && !metrics.contains(metric) {
      let names = metrics.map(\.rawValue).joined(separator: " or ")
      throw FlipbookFailure(
        "--\(option) means something for --metric \(names), but the metric is \(metric.rawValue).", .usage)
    }
    if options.values["max-pixels"] != nil, options.values["max-share"] != nil {
      throw FlipbookFailure("Give --max-pixels or --max-share, not both.", .usage)
    }
  }

  static func number(in range: ClosedRange<Double>) -> (String) throws -> Double {
    { text in
      guard let value = Double(text), value.isFinite else { throw ValueError("is not a number") }
      guard range.contains(value) else {
        throw ValueError("must be from \(short(range.lowerBound)) to \(short(range.upperBound))")
      }
      return value
    }
  }

  private static func short(_ value: Double) -> String { String(Int(value)) }

  /// Reads `X,Y,W,H`.
  static func rectangle(_ text: String) throws -> PixelBox {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else { throw ValueError("is not X,Y,W,H in whole pixels") }
    guard width > 0, height > 0 else { throw ValueError("a width and a height must be above 0") }
    return PixelBox(x: x, y: y, width: width, height: height)
  }
}
