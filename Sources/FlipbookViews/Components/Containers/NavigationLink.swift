import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A control that pushes a view in the navigation container around.
public struct NavigationLink<Label: View, Destination: View>: View {
  let push: @MainActor (NavigationContext) -> Void
  let label: Label
  private var presentation: (Binding<Bool>, AnyView)?
  @State private var mark = LinkMark()
  @State private var isMarked = false
  @Environment(\.navigation) private var navigation
  @Environment(\.listStyle) private var listStyle
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.linkIndicatorVisibility) private var indicator
  @Environment(\.rowBadge) private var badge

  /// Makes a link that pushes a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    let view = AnyView(destination())
    push = { $0.push(view) }
    self.label = label()
  }

  /// Makes a link that pushes a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// Makes a link whose destination a binding shows.
  /// - Parameter isActive: Whether the destination is shown.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Makes a link whose destination a binding shows.
  /// - Parameter isActive: Whether the destination is shown.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    let view = AnyView(destination())
    push = { _ in isActive.wrappedValue = true }
    self.label = label()
    presentation = (isActive, view)
  }

  /// Makes a link whose destination a binding shows.
  /// - Parameter selection: The destination is shown while this has the value of the tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isActive: Binding(
        get: { selection.wrappedValue == tag }, set: { (on: Bool) in selection.wrappedValue = on ? tag : nil }
      ),
      destination: destination, label: label)
  }

  /// Makes a link whose destination a binding shows.
  /// - Parameter selection: The destination is shown while this has the value of the tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  /// A button that pushes the destination; in a list it has a chevron.
  public var body: some View {
    mark.show = { isMarked = $0 }
    return Button {
      navigation?.push(by: mark, push)
    } label: {
      if listStyle == nil {
        LabelRow(label)
      } else {
        HStack(spacing: 0) {
          LabelRow(label).controlForegroundStyle(Color.primary)
          Spacer(minLength: indicator == .hidden ? 0 : LinkChevron.gap)
          if let badge {
            badge.foregroundStyle(Color.secondary)
              .padding(.trailing, indicator == .hidden ? 0 : LinkChevron.gap)
          }
          if indicator != .hidden {
            LinkChevron()
          }
        }
        .opacity(isEnabled ? 1 : 0.5)
      }
    }
    .modifier(RowMarkModifier(share: isMarked && listStyle != nil ? 1 : 0))
    .modifier(
      NavigationPresentationModifier(
        isPresented: presentation?.0,
        destination: AnyView(presentation?.1.environment(\.rowBadge, nil)))
    )
    .preference(key: LinkBadgeKey.self, value: badge != nil && listStyle != nil)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a localized title, whose destination a binding shows.
  /// - Parameter isActive: Whether the destination is shown.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: isActive, destination: destination, label: { Text(titleKey) }) }

  /// Makes a link with a title from a string, whose destination a binding shows.
  /// - Parameter isActive: Whether the destination is shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(isActive: isActive, destination: destination, label: { Text(title) }) }

  /// Makes a link with a title from a string, whose destination a binding shows.
  /// - Parameter isActive: Whether the destination is shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }, label: { Text(title) })
  }

  /// Makes a link with a localized title.
  /// - Parameter selection: The destination is shown while this has the value of the tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination, label: { Text(titleKey) })
  }

  /// Makes a link with a localized title, whose destination a binding shows.
  /// - Parameter isActive: Whether the destination is shown.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: { destination }, label: { Text(titleKey) })
  }

  /// Makes a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: { destination }, label: { Text(titleKey) })
  }

  /// Makes a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  /// Makes a link with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: { destination }, label: { Text(title) })
  }

  /// Makes a link with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination, label: { Text(title) })
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that pushes the view registered for a value's type; nil pushes none.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    presentation = nil
    let value = value.map { AnyHashable($0) }
    push = { context in if let value { context.push(value: value) } }
    self.label = label()
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Makes a link to a value with a localized title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link to a value with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Returns the link unchanged: a phone has one column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether links in lists have a chevron.
  var linkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}
