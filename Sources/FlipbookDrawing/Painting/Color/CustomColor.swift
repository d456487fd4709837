import FlipbookMotion

/// A scene's own style that resolves to a colour.
package struct CustomColor: Hashable, Sendable {
  private let style: any ShapeStyle & Hashable
  private let resolved: @Sendable (EnvironmentValues) -> Color.Resolved

  init<T: ShapeStyle & Hashable>(_ style: T) where T.Resolved == Color.Resolved {
    self.style = style
    resolved = { style.resolve(in: $0) }
  }

  package func resolve(in environment: EnvironmentValues) -> Color.Resolved { resolved(environment) }

  package static func == (a: CustomColor, b: CustomColor) -> Bool {
    AnyHashable(a.style) == AnyHashable(b.style)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}
