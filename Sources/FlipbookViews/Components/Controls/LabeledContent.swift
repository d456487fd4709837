import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label with a value at the trailing side.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Makes a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  @Environment(\.labeledContentStyle) private var style

  /// The label and the value in the style around them.
  public var body: some View {
    style.make(
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
        content: LabeledContentStyleConfiguration.Content(view: AnyView(content))))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a formatted value with a localized label.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Makes a formatted value with a label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }

  /// Makes a text with a label, both from strings.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Makes a text with a localized label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}

extension LabeledContent where Label == Text {
  /// Makes a value with a label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Makes a value with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}
