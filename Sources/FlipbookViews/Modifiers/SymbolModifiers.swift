import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A form that symbols can come in, such as filled; added to their names.
public struct SymbolVariants: Hashable, Sendable {
  var suffixes: [String]
  public static let none = SymbolVariants(suffixes: [])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let slash = SymbolVariants(suffixes: ["slash"])
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
  public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }
}

/// A movement of a symbol.
public struct SymbolEffectKind: Hashable, Sendable {
  let name: String
  public static let bounce = SymbolEffectKind(name: "bounce")
  public static let pulse = SymbolEffectKind(name: "pulse")
  public static let variableColor = SymbolEffectKind(name: "variableColor")
  public static let scale = SymbolEffectKind(name: "scale")
  public static let appear = SymbolEffectKind(name: "appear")
  public static let disappear = SymbolEffectKind(name: "disappear")
  public static let replace = SymbolEffectKind(name: "replace")
  public static let wiggle = SymbolEffectKind(name: "wiggle")
  public static let rotate = SymbolEffectKind(name: "rotate")
  public static let breathe = SymbolEffectKind(name: "breathe")
  public var up: SymbolEffectKind { self }
  public var down: SymbolEffectKind { self }
  public var byLayer: SymbolEffectKind { self }
  public var wholeSymbol: SymbolEffectKind { self }
  public var iterative: SymbolEffectKind { self }
  public var cumulative: SymbolEffectKind { self }
  public var reversing: SymbolEffectKind { self }
  public var downUp: SymbolEffectKind { self }
  public var upUp: SymbolEffectKind { self }
  public var offUp: SymbolEffectKind { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  public var repeating: SymbolEffectOptions { self }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// The form of the symbols in a view.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// The form of the symbols in the view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      for suffix in variant.suffixes where !$0.suffixes.contains(suffix) { $0.suffixes.append(suffix) }
    }
  }

  private func unmoved(_ effect: SymbolEffectKind) -> Self {
    DiagnosticCollector.current.warn(
      "view.symbol-effect", "The symbol effect \(effect.name) is not animated: the symbol is shown at rest.")
    return self
  }

  /// Moves the symbols in the view whenever a value changes; here they stay at rest.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default, value: U
  ) -> some View { unmoved(effect) }

  /// Moves the symbols in the view; here they stay at rest.
  public func symbolEffect(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { unmoved(effect) }

  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// Symbols go over as those of another view; here they fade.
  public static func symbolEffect(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default
  ) -> ContentTransition { symbolEffect }
}

extension Image {
  /// The image in a form of its symbol; the same for other images.
  func variant(_ variants: SymbolVariants) -> Image {
    guard !variants.suffixes.isEmpty, case .symbol(let name, let value) = source else { return self }
    var copy = self
    let parts = Set(name.split(separator: ".").map(String.init))
    let more = variants.suffixes.filter { !parts.contains($0) }
    copy.source = .symbol(([name] + more).joined(separator: "."), variableValue: value)
    return copy
  }
}
