import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A label over views that can be folded away.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let binding: Binding<Bool>?
  @State private var isOpen = false

  /// Makes a group whose state the scene keeps.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.label, self.content, binding) = (label(), content(), isExpanded)
  }

  /// Makes a group that is closed at first and keeps its own state.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, binding) = (label(), content(), nil)
  }

  @Environment(\.disclosureGroupStyle) private var style

  /// The group in the style around it.
  public var body: some View {
    style.make(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(view: AnyView(label)),
        content: DisclosureGroupStyleConfiguration.Content(view: AnyView(content)),
        isExpanded: binding ?? $isOpen))
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title from a string, closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Makes a group with a title from a string, whose state the scene keeps.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }

  /// Makes a group with a localized title, closed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a group with a localized title, whose state the scene keeps.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }
}
