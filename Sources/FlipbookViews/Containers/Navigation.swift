import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The views that a navigation container shows one after the other.
@MainActor
final class NavigationContext {
  struct Entry: Identifiable {
    let id: Int
    let view: AnyView
  }

  private var count = 0
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  /// Shows a further view, or takes the last one away.
  var change: (@MainActor (Entry?) -> Void)?

  nonisolated init() {}

  func push(_ view: AnyView) {
    count += 1
    change?(Entry(id: count, view: view))
  }

  func pop() { change?(nil) }

  func push(value: AnyHashable) {
    guard let make = destinations[ObjectIdentifier(type(of: value.base))] else { return }
    push(make(value))
  }

  func register<D: Hashable>(_ type: D.Type, _ make: @escaping (D) -> AnyView) {
    destinations[ObjectIdentifier(type)] = { value in (value.base as? D).map(make) ?? AnyView(EmptyView()) }
  }
}

private enum NavigationContextKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
  /// The navigation container around.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}

/// A view with a bar, over which further views can be pushed.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
  }

  public var body: some View { NavigationContainer(root: root) }
}

/// A view with a bar, over which further views can be pushed.
public struct NavigationView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationContainer(root: content) }
}

/// What has been pushed, by value.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []
  public init() {}
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

private struct NavigationContainer<Root: View>: View {
  let root: Root
  @State private var context = NavigationContext()
  @State private var entries: [NavigationContext.Entry] = []

  init(root: Root) { self.root = root }

  var body: some View {
    ZStack {
      NavigationPage(content: root, back: nil)
      ForEach(entries) { entry in
        NavigationPage(content: entry.view, back: { context.pop() })
          .environment(\.dismiss, DismissAction { context.pop() })
          .background(.background)
          .transition(.move(edge: .trailing))
      }
    }
    .environment(\.navigation, context)
    .onAppear {
      context.change = { entry in
        withAnimation(.spring(response: 0.4, dampingFraction: 1)) {
          if let entry { entries.append(entry) } else if !entries.isEmpty { entries.removeLast() }
        }
      }
    }
  }
}

/// What views tell the bar over them.
struct NavigationBarItems {
  var title: Text?
  var isInline: Bool?
  var isHidden = false
  var leading: AnyView?
  var trailing: AnyView?
  var principal: AnyView?
  var bottom: AnyView?
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarItems { NavigationBarItems() }

  static func reduce(value: inout NavigationBarItems, nextValue: () -> NavigationBarItems) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.isInline = value.isInline ?? next.isInline
    value.isHidden = value.isHidden || next.isHidden
    value.leading = value.leading ?? next.leading
    value.trailing = value.trailing ?? next.trailing
    value.principal = value.principal ?? next.principal
    value.bottom = value.bottom ?? next.bottom
  }
}

/// A view under a bar with its title: 44 points high, 96 with a large title.
private struct NavigationPage<Content: View>: View {
  let content: Content
  let back: (@MainActor () -> Void)?
  @State private var height: CGFloat = 0

  init(content: Content, back: (@MainActor () -> Void)?) { (self.content, self.back) = (content, back) }

  var body: some View {
    let height = self.height
    return
      content
      .transformPreference(NavigationBarKey.self) { _ in }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .transformEnvironment(\.safeAreaInsets) { $0.top += height }
      .padding(.top, height)
      .overlayPreferenceValue(NavigationBarKey.self, alignment: .top) { items in
        bar(items).onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { self.height = $0 }
      }
  }

  @ViewBuilder
  private func bar(_ items: NavigationBarItems) -> some View {
    let isEmpty =
      items.title == nil && items.leading == nil && items.trailing == nil && items.principal == nil
      && back == nil
    if items.isHidden || isEmpty {
      Color.clear.frame(height: 0)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        ZStack {
          HStack(spacing: 8) {
            if let back {
              Image(systemName: "chevron.backward").foregroundStyle(.tint).contentShape(Rectangle())
                .onTapGesture { back() }
                .accessibilityLabel("Back")
            }
            items.leading
            Spacer(minLength: 0)
            items.trailing
          }
          .foregroundStyle(.tint)
          if let principal = items.principal {
            principal
          } else if items.isInline == true || back != nil {
            items.title.font(.headline)
          }
        }
        .padding(.horizontal, 16)
        .frame(height: 44)
        if items.isInline != true, back == nil, let title = items.title {
          title.font(.largeTitle).fontWeight(.bold).lineLimit(1).padding(.horizontal, 16).frame(height: 52)
        }
      }
    }
  }
}

extension View {
  private func navigationBar(_ change: @escaping (inout NavigationBarItems) -> Void) -> some View {
    transformPreference(NavigationBarKey.self, change)
  }

  /// The title in the bar of the navigation container around.
  public func navigationTitle(_ title: Text) -> some View { navigationBar { $0.title = title } }

  /// The title in the bar of the navigation container around.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title in the bar of the navigation container around.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

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
    navigationBar { if mode != .automatic { $0.isInline = mode == .inline } }
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View { navigationBar { $0.isHidden = hidden } }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    navigationBar {
      $0.leading = AnyView(leading)
      $0.trailing = AnyView(trailing)
    }
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBar { $0.trailing = AnyView(trailing) }
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBar { $0.leading = AnyView(leading) }
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

private struct NavigationPresentationModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: AnyView
  @Environment(\.navigation) private var navigation

  init(isPresented: Binding<Bool>, destination: AnyView) {
    (self.isPresented, self.destination) = (isPresented, destination)
  }

  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue) { isShown in
      if isShown { navigation?.push(destination) } else { navigation?.pop() }
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
