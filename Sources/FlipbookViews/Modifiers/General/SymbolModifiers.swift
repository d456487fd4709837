import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A form that symbols can come in, such as filled; added to their names.
public struct SymbolVariants: Hashable, Sendable {
  var suffixes: [String]
  /// The symbol as it is named.
  public static let none = SymbolVariants(suffixes: [])
  /// The symbol in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// The symbol in a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// The symbol filled.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// The symbol struck out.
  public static let slash = SymbolVariants(suffixes: ["slash"])
  /// The form in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
  /// The form in a square.
  public var square: SymbolVariants { SymbolVariants(suffixes: suffixes + ["square"]) }
  /// The form filled.
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  /// The form struck out.
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }
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
  /// Adds a form to the symbols in the view.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      for suffix in variant.suffixes where !$0.suffixes.contains(suffix) { $0.suffixes.append(suffix) }
    }
  }
}

extension ContentTransition {
  /// One symbol shrinks and fades while the other grows in its place.
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

extension View {
  /// Sets how symbols show a value. Reports `draw` as unsupported.
  public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.symbolVariableValueMode", when: mode == .draw, file, line) }
  /// Sets how the colours of symbols are filled. Reports `gradient` as unsupported.
  public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.symbolColorRenderingMode", when: mode == .gradient, file, line) }
}
