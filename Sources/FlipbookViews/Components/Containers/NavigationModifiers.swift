import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  private func navigationBar(_ change: @escaping (inout NavigationBarItems) -> Void) -> some View {
    transformPreference(NavigationBarKey.self, change)
  }

  private func navigationTitle(_ change: @escaping (inout NavigationTitle) -> Void) -> some View {
    navigationBar { change(&$0.title) }.transformPreference(NavigationTitleKey.self, change)
  }

  /// Sets the title in the bar of the navigation container around, unless a view in it has set one.
  public func navigationTitle(_ title: Text) -> some View {
    navigationTitle { $0.text = $0.text ?? title }
  }

  /// Sets the title in the bar of the navigation container around.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title in the bar of the navigation container around.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Sets a title that people may change: a small one has a menu for that. In a film nobody changes it.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
      .transformPreference(NavigationBarKey.self) {
        $0.titleMenu = $0.titleMenu ?? AnyView(RenameButton())
      }
  }

  /// Sets the title in the bar of the navigation container around, and its size.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title in the bar of the navigation container around, and its size.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title in the bar of the navigation container around, and its size.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how large the title in the bar is.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    let isInline = mode == .automatic ? nil : mode == .inline
    return navigationTitle { $0.isInline = isInline ?? $0.isInline }
  }

  /// Hides the bar of the navigation container around.
  public func navigationBarHidden(_ hidden: Bool) -> some View { navigationBar { $0.isHidden = hidden } }

  /// Hides the button that goes back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBar { $0.hidesBack = hidesBackButton }.preference(
      key: BackHiddenKey.self, value: hidesBackButton)
  }

  /// Puts views at both sides of the bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBar {
      $0.leading = AnyView(leading.barItem())
      $0.trailing = AnyView(trailing.barItem())
    }
  }

  /// Puts a view at the trailing side of the bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBar { $0.trailing = AnyView(trailing.barItem()) }
  }

  /// Puts a view at the leading side of the bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBar { $0.leading = AnyView(leading.barItem()) }
  }

  /// Sets the style of navigation views; has no effect, as all of them are stacks.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Sets the view to be pushed for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier { $0.register(data) { AnyView(destination($0)) } })
  }

  /// Pushes a view while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(NavigationPresentationModifier(isPresented: isPresented, destination: AnyView(destination())))
  }

  /// Pushes a view while there is a value for it.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationPresentationModifier(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { (on: Bool) in if !on { item.wrappedValue = nil } }),
        destination: AnyView(item.wrappedValue.map(destination))))
  }

  /// Marks the view that a page, a cover or a sheet zooms from.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(ZoomSourceModifier(key: ZoomKey(id: id, namespace: namespace), cornerRadius: 0))
  }
  /// Marks the view that a page, a cover or a sheet zooms from, with its appearance as it does.
  public func matchedTransitionSource<C: MatchedTransitionSourceConfiguration>(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: @escaping (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View {
    modifier(
      ZoomSourceModifier(
        key: ZoomKey(id: id, namespace: namespace),
        cornerRadius: configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius))
  }
}

private struct NavigationDestinationModifier: ViewModifier {
  let register: @MainActor (NavigationContext) -> Void
  @Environment(\.navigation) private var navigation

  init(register: @escaping @MainActor (NavigationContext) -> Void) { self.register = register }

  func body(content: Content) -> some View {
    content.onAppear { if let navigation { register(navigation) } }
  }
}
