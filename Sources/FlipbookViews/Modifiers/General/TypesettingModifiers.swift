import FlipbookDrawing
import FlipbookMotion
import Foundation

private struct DirectionFlip: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }

  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior.isMirrored(in: direction) ? -1 : 1, y: 1)
  }
}

extension View {
  /// Sets the height of lines. Reports any height but `normal` as unsupported.
  public func lineHeight(_ height: TextLineHeight?, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.lineHeight", when: height != nil && height != .normal, file, line)
  }
  /// Sets how the direction of text is found. Reports `layoutBased` as unsupported.
  public func writingDirection(strategy: WritingDirectionStrategy, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.writingDirection", when: strategy == .layoutBased, file, line) }
  /// Sets the size of texts within the view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  /// Keeps the size of texts within the view in a range.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }
  /// Mirrors the view where texts run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlip(behavior: enabled ? .mirrors : .fixed))
  }
  /// Mirrors the view in a layout direction, or never.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionFlip(behavior: behavior))
  }
  /// Sets the language that text is set in. Reports itself as unsupported.
  public func typesettingLanguage(_ language: Locale.Language, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.typesettingLanguage", file, line) }
  /// Sets the size of text beside its own. Reports `secondary` as unsupported.
  public func textScale(_ scale: TextScale, isEnabled: Bool = true, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.textScale", when: isEnabled && scale == .secondary, file, line) }
}

extension EnvironmentValues {
  /// ``dynamicTypeSize`` in its older form.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
