import FlipbookMotion

/// Keeps a control as far from the views above and below as a view that is no text.
///
/// A label beside a switch, a stepper or a well asks for nothing; a text beside a control in a plain row does.
struct ControlSpacing: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  static var affectsLayout: Bool { true }

  func spacing(of content: Element) -> ViewSpacing { content.knownSpacing.resetting(.vertical) }
}

extension View {
  /// See ``ControlSpacing``.
  func controlSpacing() -> some View { modifier(ControlSpacing()) }
}
