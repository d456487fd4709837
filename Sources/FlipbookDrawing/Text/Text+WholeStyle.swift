import FlipbookMotion

extension Text {
  /// A style that is no single colour, laid over the whole of a text.
  package struct WholeStyle: Hashable, @unchecked Sendable {
    package let style: any ShapeStyle
    /// The identity of the style; styles that can't be compared equal none but themselves.
    private let key: AnyHashable

    private final class Identity: Hashable {
      static func == (lhs: Identity, rhs: Identity) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    init(_ style: any ShapeStyle) {
      self.style = style
      key = (style as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(Identity())
    }

    package static func == (lhs: WholeStyle, rhs: WholeStyle) -> Bool { lhs.key == rhs.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  /// The same text as a part of a longer one, where a style can only give one colour.
  var coloredByParts: Text {
    guard let style else { return self }
    var copy = self
    copy.style = nil
    return copy.setting(\.color, TextColor.color(of: style.style))
  }
}
