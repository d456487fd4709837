import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The views that a navigation container shows one after the other.
@MainActor
final class NavigationContext {
  /// A view over the first one.
  struct Entry: Identifiable {
    enum Content {
      case view(AnyView)
      case value(AnyHashable)
    }
    let id: Int
    let content: Content
    /// Told when the view is taken away by what is in it.
    var popped: (@MainActor () -> Void)?
  }

  /// The values that the scene keeps, where it does.
  struct Path {
    var get: @MainActor () -> [AnyHashable]
    var append: @MainActor (AnyHashable) -> Void
    var removeLast: @MainActor () -> Void
  }

  private var count = 0
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  var path: Path?
  private(set) var entries: [Entry] = []
  /// Shows what is there now.
  var changed: (@MainActor ([Entry]) -> Void)?

  nonisolated init() {}

  private func entry(_ content: Entry.Content) -> Entry {
    count += 1
    return Entry(id: count, content: content)
  }

  private func show(_ new: [Entry]) {
    entries = new
    withAnimation(.spring(response: 0.35, dampingFraction: 1)) { changed?(new) }
  }

  @discardableResult
  func push(_ view: AnyView, popped: (@MainActor () -> Void)? = nil) -> Int {
    var new = entry(.view(view))
    new.popped = popped
    show(entries + [new])
    return new.id
  }

  /// Takes a view away, and those over it.
  func remove(_ id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    show(Array(entries[..<index]))
  }

  func push(value: AnyHashable) {
    if let path {
      path.append(value)
    } else if destinations[ObjectIdentifier(type(of: value.base))] != nil {
      show(entries + [entry(.value(value))])
    }
  }

  func pop() {
    guard let last = entries.last else { return }
    if case .value = last.content, let path { return path.removeLast() }
    show(Array(entries.dropLast()))
    last.popped?()
  }

  /// Takes over the values that the scene keeps.
  func follow(isFirst: Bool) {
    guard let path else { return }
    let values = path.get()
    var kept: [Entry] = []
    var matched = 0
    for entry in entries {
      guard case .value(let value) = entry.content else {
        kept.append(entry)
        continue
      }
      guard matched < values.count, values[matched] == value else { break }
      matched += 1
      kept.append(entry)
    }
    let new = kept + values[matched...].map { entry(.value($0)) }
    guard new.map(\.id) != entries.map(\.id) else { return }
    if isFirst {
      entries = new
      changed?(new)
    } else {
      show(new)
    }
  }

  func view(of entry: Entry) -> AnyView {
    switch entry.content {
    case .view(let view): view
    case .value(let value):
      destinations[ObjectIdentifier(type(of: value.base))]?(value) ?? AnyView(EmptyView())
    }
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
  var path: NavigationContext.Path?

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// - Parameter path: The values that are shown over the root, kept by the scene.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationContext.Path(
      get: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
      removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
  }

  /// - Parameter path: The values that are shown over the root, kept by the scene.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationContext.Path(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      removeLast: {
        let values = path.wrappedValue
        if !values.isEmpty { path.wrappedValue = Data(values.dropLast()) }
      })
  }

  public var body: some View { NavigationContainer(root: root, path: path, values: path?.get() ?? []) }
}

/// A view with a bar, over which further views can be pushed.
public struct NavigationView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    NavigationContainer(root: content, path: nil, values: [], keepsTitleRoom: true)
  }
}

/// Columns side by side on wide devices; a film shows them as a telephone does, as one stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.sidebar = sidebar()
  }

  public var body: some View { NavigationContainer(root: sidebar, path: nil, values: []) }
}

/// What has been pushed, by value.
public struct NavigationPath: Equatable {
  fileprivate var values: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

private struct NavigationContainer<Root: View>: View {
  let root: Root
  let path: NavigationContext.Path?
  let values: [AnyHashable]
  /// Whether the first page has room for a large title where it has none.
  let keepsTitleRoom: Bool
  @State private var context = NavigationContext()
  @State private var entries: [NavigationContext.Entry] = []

  init(root: Root, path: NavigationContext.Path?, values: [AnyHashable], keepsTitleRoom: Bool = false) {
    (self.root, self.path, self.values, self.keepsTitleRoom) = (root, path, values, keepsTitleRoom)
  }

  var body: some View {
    let context = context
    context.path = path
    return ZStack {
      page(root, isRoot: true).modifier(Receding(isBehind: !entries.isEmpty))
      ForEach(entries) { entry in
        page(context.view(of: entry), isRoot: false)
          .environment(\.dismiss, DismissAction { context.pop() })
          .environment(\.isPresented, true)
          .background(.background)
          .modifier(Receding(isBehind: entry.id != entries.last?.id))
          .shadow(color: .black.opacity(0.12), radius: 8)
          .transition(.move(edge: .trailing))
      }
    }
    .modifier(SafeAreaClip())
    .environment(\.navigation, context)
    .onAppear {
      context.changed = { entries = $0 }
      context.follow(isFirst: true)
    }
    .onChange(of: values) { _ in context.follow(isFirst: false) }
  }

  private func page<V: View>(_ content: V, isRoot: Bool) -> some View {
    NavigationPage(content: content, back: isRoot ? nil : context, keepsTitleRoom: keepsTitleRoom && isRoot)
  }
}

/// A page that another one has come over: a part of the way to the side, and darker.
private struct Receding: ViewModifier {
  let isBehind: Bool

  init(isBehind: Bool) { self.isBehind = isBehind }

  func body(content: Content) -> some View {
    content
      .overlay { Color.black.opacity(isBehind ? 0.1 : 0).allowsHitTesting(false) }
      .visualEffect { [isBehind] effect, proxy in
        effect.offset(x: isBehind ? -proxy.size.width * 0.3 : 0)
      }
      .allowsHitTesting(!isBehind)
  }
}

/// What views tell the bar over them.
struct NavigationBarItems {
  var title: Text?
  var isInline: Bool?
  var isHidden = false
  var hidesBack: Bool?
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
    value.hidesBack = value.hidesBack ?? next.hidesBack
    value.leading = value.leading ?? next.leading
    value.trailing = value.trailing ?? next.trailing
    value.principal = value.principal ?? next.principal
    value.bottom = value.bottom ?? next.bottom
  }
}

/// A view under a bar with its title; the bar is higher with a large one.
private struct NavigationPage<Content: View>: View {
  let content: Content
  /// What to go back in; nil for the first page.
  let back: NavigationContext?
  let keepsTitleRoom: Bool
  @State private var height: CGFloat = 0

  init(content: Content, back: NavigationContext?, keepsTitleRoom: Bool) {
    (self.content, self.back, self.keepsTitleRoom) = (content, back, keepsTitleRoom)
  }

  private var metrics: BarMetrics { ControlMetrics.current.bar }

  var body: some View {
    let height = self.height
    return
      content
      .transformPreference(NavigationBarKey.self) { _ in }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .coordinateSpace(name: SafeAreaSpace())
      .coveredByBar(height, at: .top)
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
    if items.isHidden || isEmpty && !keepsTitleRoom {
      Color.clear.frame(height: 0)
    } else if isEmpty {
      Color.clear.frame(height: metrics.navigation + (items.isInline == true ? 0 : metrics.largeTitle))
    } else {
      VStack(alignment: .leading, spacing: 0) {
        ZStack {
          HStack(spacing: 8) {
            if let back {
              if items.hidesBack != true {
                Button(action: { back.pop() }) {
                  HStack(spacing: 4) {
                    Image(systemName: "chevron.backward").font(.system(size: 18, weight: .medium))
                    Text("Back")
                  }
                }
                .buttonStyle(.borderless)
              }
            }
            items.leading
            Spacer(minLength: 0)
            items.trailing
          }
          .containerForegroundStyle(.tint)
          if let principal = items.principal {
            principal
          } else if items.isInline == true || back != nil {
            items.title.font(.headline)
          }
        }
        .padding(.horizontal, metrics.margin)
        .frame(height: metrics.navigation)
        if items.isInline != true, back == nil, let title = items.title {
          title.font(.largeTitle).fontWeight(.bold).lineLimit(1)
            .padding(.horizontal, metrics.margin)
            .padding(.top, metrics.largeTitleTop)
            .frame(height: metrics.largeTitle, alignment: .top)
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

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationBar { $0.hidesBack = hidesBackButton }
  }

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
