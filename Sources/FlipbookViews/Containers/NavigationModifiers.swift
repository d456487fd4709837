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

  /// The title in the bar of the navigation container around.
  public func navigationTitle(_ title: Text) -> some View {
    navigationTitle { $0.text = title }
  }

  /// The title in the bar of the navigation container around.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title in the bar of the navigation container around.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// A title that people may change; in a film nobody does.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }

  /// The title in the bar of the navigation container around.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title in the bar of the navigation container around.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title in the bar of the navigation container around.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// How large the title in the bar is.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    let isInline = mode == .automatic ? nil : mode == .inline
    return navigationTitle { $0.isInline = isInline ?? $0.isInline }
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View { navigationBar { $0.isHidden = hidden } }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBar { $0.hidesBack = hidesBackButton }
  }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBar {
      $0.leading = AnyView(leading.imageScale(.large))
      $0.trailing = AnyView(trailing.imageScale(.large))
    }
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBar { $0.trailing = AnyView(trailing.imageScale(.large)) }
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBar { $0.leading = AnyView(leading.imageScale(.large)) }
  }

  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// The view to be pushed for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier { $0.register(data) { AnyView(destination($0)) } })
  }

  /// A view that is pushed while a binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(NavigationPresentationModifier(isPresented: isPresented, destination: AnyView(destination())))
  }

  /// A view that is pushed while there is something to show.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationPresentationModifier(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { (on: Bool) in if !on { item.wrappedValue = nil } }),
        destination: AnyView(item.wrappedValue.map(destination))))
  }

  /// Views that zoom from one to the other; they are pushed as all others are.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}

private struct NavigationDestinationModifier: ViewModifier {
  let register: @MainActor (NavigationContext) -> Void
  @Environment(\.navigation) private var navigation

  init(register: @escaping @MainActor (NavigationContext) -> Void) { self.register = register }

  func body(content: Content) -> some View {
    content.onAppear { if let navigation { register(navigation) } }
  }
}

/// Pushes a view while a binding is true.
struct NavigationPresentationModifier: ViewModifier {
  let isPresented: Binding<Bool>?
  let destination: AnyView
  @Environment(\.navigation) private var navigation
  @State private var shown = Shown()

  @MainActor
  final class Shown {
    var id: Int?
    nonisolated init() {}
  }

  init(isPresented: Binding<Bool>?, destination: AnyView) {
    (self.isPresented, self.destination) = (isPresented, destination)
  }

  func body(content: Content) -> some View {
    let (isPresented, navigation, shown, destination) = (isPresented, navigation, shown, destination)
    return content.onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isShown in
      if isShown, shown.id == nil {
        shown.id = navigation?.push(destination) {
          shown.id = nil
          isPresented?.wrappedValue = false
        }
      } else if !isShown, let id = shown.id {
        shown.id = nil
        navigation?.remove(id)
      }
    }
  }
}

/// What the bar of a navigation container shows.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

/// A look for navigation views: all of them are stacks.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
