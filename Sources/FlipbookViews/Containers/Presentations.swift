import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows a view over another while a binding is true.
private struct PresentationModifier<Presented: View>: ViewModifier {
  enum Kind { case sheet, cover, dialog }

  let kind: Kind
  let isPresented: Bool
  let dismiss: @MainActor () -> Void
  let presented: Presented

  init(kind: Kind, isPresented: Bool, dismiss: @escaping @MainActor () -> Void, presented: Presented) {
    (self.kind, self.isPresented) = (kind, isPresented)
    (self.dismiss, self.presented) = (dismiss, presented)
  }

  func body(content: Content) -> some View {
    content.overlay {
      ZStack(alignment: kind == .dialog ? .center : .bottom) {
        if isPresented, kind != .cover {
          Color.black.opacity(0.3).ignoresSafeArea()
            .contentShape(Rectangle())
            .onTapGesture { if kind == .sheet { dismiss() } }
        }
        if isPresented {
          if kind == .dialog {
            presented.transition(.scale(scale: 1.1).combined(with: .opacity))
          } else {
            presented
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(.background)
              .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius))
              .padding(.top, kind == .sheet ? 54 : 0)
              .transition(.move(edge: .bottom))
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: kind == .dialog ? .center : .bottom)
      .environment(\.dismiss, DismissAction(action: dismiss))
      .animation(.spring(response: 0.45, dampingFraction: 1), value: isPresented)
      .modifier(FilmFrameModifier())
    }
    .zIndex(isPresented ? 1_000 : 0)
  }

  private var radius: CGFloat { kind == .sheet ? 10 : 0 }
}

/// Lays a view over the whole film, wherever it stands.
private struct FilmFrameModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  static var affectsLayout: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize { .zero }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let origin = content.parent?.originInFilm ?? .zero
    content.place(
      in: content.runtime.size, at: CGPoint(x: -origin.x, y: -origin.y),
      proposal: ProposedViewSize(content.runtime.size))
  }
}

extension Element {
  /// Places the element in the middle of a rectangle.
  fileprivate func place(in size: CGSize, at origin: CGPoint, proposal: ProposedViewSize) {
    let own = sizeThatFits(proposal)
    place(
      at: CGPoint(
        x: origin.x + (size.width - own.width) / 2, y: origin.y + (size.height - own.height) / 2),
      proposal: proposal)
  }
}

/// Ends the presentation that a view is in.
@MainActor @preconcurrency
public struct DismissAction {
  let action: @MainActor () -> Void
  public func callAsFunction() { action() }
}

/// Ends the presentation that a view is in, in its older form.
@MainActor @preconcurrency
public struct PresentationMode {
  let action: @MainActor () -> Void
  public var isPresented: Bool { true }
  public mutating func dismiss() { action() }
}

private struct Held<Value>: @unchecked Sendable { let value: Value }

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction {
    MainActor.assumeIsolated { Held(value: DismissAction(action: {})) }.value
  }
}

extension EnvironmentValues {
  /// Ends the presentation, or leaves the pushed view, that a view is in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// The presentation that a view is in.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = self.dismiss
    return MainActor.assumeIsolated {
      Held(value: Binding(get: { PresentationMode(action: dismiss.action) }, set: { _ in }))
    }.value
  }
}

extension View {
  private func presenting<V: View>(
    _ kind: PresentationModifier<V>.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ view: V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, isPresented: isPresented.wrappedValue,
        dismiss: {
          isPresented.wrappedValue = false
          onDismiss?()
        }, presented: view))
  }

  private func presenting<Item, V: View>(
    _ kind: PresentationModifier<V?>.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ view: (Item) -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, isPresented: item.wrappedValue != nil,
        dismiss: {
          item.wrappedValue = nil
          onDismiss?()
        }, presented: item.wrappedValue.map(view)))
  }

  /// Shows a view over most of the film while a binding is true.
  public func sheet<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content())
  }

  /// Shows a view over most of the film while there is something to show.
  public func sheet<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> V
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Shows a view over all of the film while a binding is true.
  public func fullScreenCover<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content())
  }

  /// Shows a view over all of the film while there is something to show.
  public func fullScreenCover<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> V
  ) -> some View {
    presenting(.cover, item, onDismiss, content)
  }

  /// Shows a view over most of the film while a binding is true.
  public func popover<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    presenting(.sheet, isPresented, nil, content())
  }

  /// Shows a message with buttons while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      .dialog, isPresented, nil, DialogFace(title: Text(titleKey), message: message(), actions: actions()))
  }

  /// Shows a message with buttons while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows a message with buttons while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return presenting(
      .dialog, isPresented, nil,
      DialogFace(
        title: alert.title, message: alert.message,
        actions: ForEach(0..<alert.buttons.count) { index in
          Button {
            isPresented.wrappedValue = false
            alert.buttons[index].action()
          } label: {
            alert.buttons[index].label
          }
        }))
  }

  /// Shows a message with buttons while a binding is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions)
  }

  /// How high a sheet is; those of a film always have the same height.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }

  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { background(style) }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
}

/// A message with one or two buttons.
@MainActor @preconcurrency
public struct Alert {
  /// A button of an alert.
  @MainActor @preconcurrency
  public struct Button {
    let label: Text
    let action: @MainActor () -> Void

    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), action: action ?? {})
    }
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label.foregroundColor(.red), action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A title, a message and buttons on a plate of 270 points.
private struct DialogFace<Message: View, Actions: View>: View {
  let title: Text
  let message: Message
  let actions: Actions

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.headline)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(18)
      Rectangle().fill(.separator).frame(height: 0.5)
      HStack(spacing: 0) { actions.frame(maxWidth: .infinity).frame(height: 44) }
    }
    .frame(width: 270)
    .background(.background, in: RoundedRectangle(cornerRadius: 14))
  }
}
