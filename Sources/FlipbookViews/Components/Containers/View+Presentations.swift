import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

extension View {
  private func presenting<V: View>(
    _ kind: PresentationModifier<V>.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ view: V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, isPresented: isPresented.wrappedValue,
        dismiss: {
          guard isPresented.wrappedValue else { return }
          isPresented.wrappedValue = false
        }, presented: view)
    )
    .onChange(of: isPresented.wrappedValue) { isShown in if !isShown { onDismiss?() } }
  }

  private func presenting<Item, V: View>(
    _ kind: PresentationModifier<KeptContent<Item, V>>.Kind, _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?, _ view: @escaping (Item) -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, isPresented: item.wrappedValue != nil, dismiss: { item.wrappedValue = nil },
        presented: KeptContent(item: item.wrappedValue, content: view))
    )
    .onChange(of: item.wrappedValue != nil) { isShown in if !isShown { onDismiss?() } }
  }

  /// Shows a view over most of the film while a binding is true.
  public func sheet<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, PresentedContent(make: content))
  }

  /// Shows a view over most of the film while there is something to show.
  public func sheet<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Shows a view over all of the film while a binding is true.
  public func fullScreenCover<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, PresentedContent(make: content))
  }

  /// Shows a view over all of the film while there is something to show.
  public func fullScreenCover<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
  ) -> some View {
    presenting(.cover, item, onDismiss, content)
  }

  /// Shows a view in a plate that points to this view while a binding is true. In little room across it is a sheet,
  /// unless the content asks for another form.
  /// - Parameters:
  ///   - attachmentAnchor: The part of the view that the plate points to.
  ///   - arrowEdge: The side of that part at which the plate stands; nil for below, or above where there is more room.
  public func popover<V: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: isPresented.wrappedValue,
        dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        anchor: attachmentAnchor, edge: arrowEdge, presented: PresentedContent(make: content)))
  }

  /// Shows a view in a plate that points to this view while there is something to show. In little room across it is a
  /// sheet, unless the content asks for another form.
  public func popover<Item: Identifiable, V: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> V
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: item.wrappedValue != nil, dismiss: { item.wrappedValue = nil },
        anchor: attachmentAnchor, edge: arrowEdge,
        presented: KeptContent(item: item.wrappedValue, content: content)))
  }

  // MARK: Alerts

  /// Shows a message with buttons while a binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presenting(.dialog, isPresented, nil, DialogChrome(title: title, message: message(), actions: actions()))
  }

  /// Shows a message with a localized title and buttons while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a message with a title from a string and buttons while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows a title with buttons while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows a localized title with buttons while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows a title from a string with buttons while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Shows a message with buttons while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return presenting(
      .dialog, isPresented, nil,
      DialogChrome(
        title: alert.title, message: alert.message, actions: LegacyButtons(buttons: alert.buttons)))
  }

  /// Shows a message with buttons while there is a value for it.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  {
    presenting(.dialog, item, nil) { item in
      let alert = content(item)
      return DialogChrome(
        title: alert.title, message: alert.message, actions: LegacyButtons(buttons: alert.buttons))
    }
  }

  // MARK: Choices

  /// Shows buttons from the bottom edge while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      .actions, isPresented, nil,
      ActionSheetChrome(
        title: titleVisibility == .visible ? title : nil, message: message(), actions: actions()))
  }

  /// Shows buttons from the bottom edge, under a localized title where it is to be seen.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows buttons from the bottom edge, under a title where it is to be seen.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Shows buttons from the bottom edge, under a localized title where it is to be seen.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Shows buttons from the bottom edge, under a title from a string where it is to be seen.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Shows buttons from the bottom edge while a binding is true.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presenting(.actions, isPresented, nil, content().chrome)
  }

  /// Shows buttons from the bottom edge while there is something to show.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    presenting(.actions, item, nil) { content($0).chrome }
  }
}

extension ActionSheet {
  /// The sheet as it is shown.
  fileprivate var chrome: some View {
    ActionSheetChrome(
      title: title, message: message,
      actions: LegacyButtons(buttons: buttons.filter { $0.role != .cancel }))
  }
}

/// Keeps the content it showed last while it goes.
private struct KeptContent<Item, Content: View>: View, CompactAdapting {
  let item: Item?
  let content: (Item) -> Content
  @State private var memory = Memory()

  @MainActor
  final class Memory {
    var item: Item?
    nonisolated init() {}
  }

  init(item: Item?, content: @escaping (Item) -> Content) { (self.item, self.content) = (item, content) }

  var body: some View {
    if let item { memory.item = item }
    return memory.item.map(content)
  }

  var compactAdaptation: PresentationAdaptation? {
    item.flatMap { (content($0) as? any CompactAdapting)?.compactAdaptation }
  }
}

/// The buttons of an alert in its older form.
private struct LegacyButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(0..<buttons.count) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}
