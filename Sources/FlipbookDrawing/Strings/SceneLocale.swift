import FlipbookTime
import Foundation

/// The language and region of a scene: `--locale`, else English of the United States.
package enum SceneLocale {
  private struct State: Sendable {
    var locale = Locale(identifier: "en_US")
    var device = "iphone"
  }

  private static let slot = SharedContextSlot(.scene) { Guarded(State()) }

  /// That of the scene that is being made or run.
  package static var current: Locale { SceneContext.anyThread[slot].withLock { $0.locale } }

  /// The device whose texts are shown: `iphone` or `ipad`.
  package static var device: String { SceneContext.anyThread[slot].withLock { $0.device } }

  /// Runs a closure as in a scene of another locale.
  package static func with<Result>(_ locale: Locale, _ body: () throws -> Result) rethrows -> Result {
    let state = SceneContext.anyThread[slot]
    let kept = state.withLock { $0.locale }
    guard locale.identifier != kept.identifier else { return try body() }
    state.withLock { $0.locale = locale }
    defer { state.withLock { $0.locale = kept } }
    return try body()
  }

  /// Gives a context's scene a locale and a device.
  package static func set(_ locale: Locale, isPad: Bool, in context: SceneContext) {
    context[slot].withLock { $0 = State(locale: locale, device: isPad ? "ipad" : "iphone") }
  }

  /// The format of dates and times that a locale has for one of `en_US`: `d. MMMM yyyy`, `HH:mm`.
  package static func dateFormat(_ format: String) -> String {
    guard !isUsual else { return format }
    // The clock of the locale, of 12 or of 24 hours.
    let template = format.replacing("h:mm a", with: "j:mm")
    return DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: current) ?? format
  }

  /// Whether it is that of a film where nothing else is asked for.
  package static var isUsual: Bool { current.identifier == "en_US" }

  /// The identifier as languages are named in lists of preferences: `en-US`.
  package static var language: String { current.identifier.replacing("_", with: "-") }

  /// The names that tables of the language may have, the closest first: `zh-Hans-CN`, `zh-Hans`, `zh`.
  package static func tableNames(of locale: Locale) -> [String] {
    let parts = locale.identifier.prefix { $0 != "@" }.split(whereSeparator: { "_-".contains($0) })
      .map(String.init)
    guard let language = parts.first else { return [] }
    var script = parts.first { $0.count == 4 && $0.first?.isUppercase == true }
    let region = parts.dropFirst().first { $0.count == 2 || ($0.count == 3 && Int($0) != nil) }
    if language == "zh", script == nil {
      script = ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans"
    }
    var names: [String] = []
    if let script, let region { names.append("\(language)-\(script)-\(region)") }
    if let region { names.append("\(language)-\(region)") }
    if let script { names.append("\(language)-\(script)") }
    names.append(language)
    return names.flatMap { $0.contains("-") ? [$0, $0.replacing("-", with: "_")] : [$0] }
  }
}
