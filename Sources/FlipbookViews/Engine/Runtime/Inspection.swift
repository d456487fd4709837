import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The present effect of a modifier, for people who look into a scene.
@MainActor
struct Inspection {
  /// The modifier with its values; one on the way to others has those behind an arrow.
  let text: String
  let isAnimating: Bool

  /// The longest text of one value, in characters.
  private static let longest = 60

  /// - Returns: Nil for a modifier without values.
  init?<Value>(_ value: AnimatedValue<Value>) {
    let shown = Self.values(value.presentation)
    guard !shown.isEmpty else { return nil }
    isAnimating = value.isAnimating
    var text = "\(Self.name(Value.self)) \(shown)"
    if isAnimating { text += " → \(Self.values(value.model))" }
    self.text = text
  }

  /// The name of a type without what only makes names unique: `_OpacityEffect` is `Opacity`.
  private static func name(_ type: Any.Type) -> String {
    var name = Substring(String(describing: type).prefix { $0 != "<" }).drop { $0 == "_" }
    for suffix in ["Modifier", "Effect", "Layout"] where name.hasSuffix(suffix) && name.count > suffix.count {
      name = name.dropLast(suffix.count)
      break
    }
    return String(name)
  }

  private static func values(_ value: Any) -> String {
    let fields = Mirror(reflecting: value).children.compactMap { child -> String? in
      guard let text = self.text(child.value) else { return nil }
      return child.label.map { "\($0.drop { $0 == "_" }) \(text)" } ?? text
    }
    return fields.joined(separator: ", ")
  }

  /// A value as a person reads it; nil for one that says nothing, such as a closure.
  private static func text(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { text($0.value) }
    }
    switch value {
    case let number as Double:
      return number.formatted(.number.precision(.fractionLength(0...3)).grouping(.never))
    case let number as CGFloat: return text(Double(number))
    case let point as CGPoint: return "\(text(point.x) ?? ""),\(text(point.y) ?? "")"
    case let size as CGSize: return "\(text(size.width) ?? "")×\(text(size.height) ?? "")"
    case let insets as EdgeInsets:
      let sides = [insets.top, insets.leading, insets.bottom, insets.trailing].compactMap { text($0) }
      return Set(sides).count == 1 ? sides[0] : sides.joined(separator: ",")
    default: break
    }
    let plain = String(describing: value)
    guard !plain.contains("(Function)") else { return nil }
    return plain.count <= longest ? plain : plain.prefix(longest) + "…"
  }
}
