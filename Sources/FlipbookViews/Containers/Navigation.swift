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
    /// Called when the view is taken away by its own content.
    var popped: (@MainActor () -> Void)?
  }

  /// The values that the scene keeps, where it does.
  struct Path {
    var get: @MainActor () -> [AnyHashable]
    var append: @MainActor (AnyHashable) -> Void
    var removeLast: @MainActor () -> Void
  }

  /// Of pushes and pops.
  static let animation = Animation.spring(response: 0.35, dampingFraction: 1)
  private var count = 0
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  var path: Path?
  /// Takes what would be pushed, where it is shown in another column; nil for a stack.
  var forward: (@MainActor (AnyView) -> Void)?
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
    withAnimation(Self.animation) { changed?(new) }
  }

  @discardableResult
  func push(_ view: AnyView, popped: (@MainActor () -> Void)? = nil) -> Int {
    if let forward {
      forward(view)
      return 0
    }
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
      if let forward { return forward(view(of: entry(.value(value)))) }
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
    guard let path else {
      // Pages that are presented from the first on have come before the container.
      if isFirst, !entries.isEmpty { changed?(entries) }
      return
    }
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

  /// Makes a stack that keeps its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Makes a stack.
  /// - Parameter path: The values that are shown over the root, kept by the scene.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = NavigationContext.Path(
      get: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
      removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
  }

  /// Makes a stack.
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

  /// The root and the views pushed over it, under a bar.
  public var body: some View { NavigationContainer(root: root, path: path, values: path?.get() ?? []) }
}

/// A view with a bar, over which further views can be pushed.
///
/// Of several views, which are columns on wide devices, the first is shown, as on a telephone.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a navigation view of its first view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The first view and those pushed over it, under a bar.
  public var body: some View {
    NavigationContainer(root: FirstColumn(content: content))
  }
}

/// The values that have been pushed.
public struct NavigationPath: Equatable {
  fileprivate var values: [AnyHashable] = []
  /// Makes an empty path.
  public init() {}
  /// Makes a path of values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// The number of values.
  public var count: Int { values.count }
  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }
  /// Adds a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Removes values from the end, one unless set; there must be as many.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// A page with a bar, and those that are pushed over it.
struct NavigationContainer<Root: View>: View {
  let root: Root
  let path: NavigationContext.Path?
  let values: [AnyHashable]
  /// Takes what would be pushed, where it is shown in another column; nil for a stack.
  let forward: (@MainActor (AnyView) -> Void)?
  @State private var context = NavigationContext()
  @State private var entries: [NavigationContext.Entry] = []
  /// The titles of the pages by the numbers of their entries; 0 is the first page.
  @State private var titles: [Int: NavigationTitle] = [:]
  /// The pages without a way back, by the numbers of their entries.
  @State private var closed: Set<Int> = []
  /// How far a finger has taken the last page aside, in points.
  @State private var pan: CGFloat = 0
  @State private var width: CGFloat = 0
  @Environment(\.safeAreaInsets) private var safeArea

  init(
    root: Root, path: NavigationContext.Path? = nil, values: [AnyHashable] = [],
    forward: (@MainActor (AnyView) -> Void)? = nil
  ) {
    (self.root, self.path, self.values) = (root, path, values)
    self.forward = forward
  }

  var body: some View {
    let (context, metrics) = (context, ControlMetrics.current.bar)
    let overlap = metrics.islandOverlaps[safeArea.top] ?? 0
    (context.path, context.forward) = (path, forward)
    return ZStack {
      page(root, id: 0, below: nil)
        .modifier(PageGround())
        .modifier(Receding(share: share(behind: entries.first?.id)))
      ForEach(entries) { entry in
        page(context.view(of: entry), id: entry.id, below: title(below: entry))
          .environment(\.dismiss, DismissAction { context.pop() })
          .environment(\.isPresented, true)
          .background(.background)
          .modifier(Receding(share: share(behind: next(after: entry)?.id)))
          .shadow(color: .black.opacity(0.12), radius: 8)
          .offset(x: entry.id == entries.last?.id ? pan : 0)
          .transition(.move(edge: .trailing))
      }
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    .highPriorityGesture(back)
    .coordinateSpace(name: SafeAreaSpace())
    .modifier(SafeAreaClip())
    .transformEnvironment(\.safeAreaInsets) { $0.top -= overlap }
    .padding(.top, -overlap)
    .environment(\.navigation, context)
    .onAppear {
      context.changed = { entries = $0 }
      context.follow(isFirst: true)
    }
    .onChange(of: values) { _ in context.follow(isFirst: false) }
  }

  private func page<V: View>(_ content: V, id: Int, below: NavigationTitle?) -> some View {
    NavigationPage(
      content: content, back: below == nil ? nil : context, below: below,
      overlap: ControlMetrics.current.bar.islandOverlaps[safeArea.top] ?? 0
    )
    .onPreferenceChange(NavigationTitleKey.self) { titles[id] = $0.shown(above: below) }
    .onPreferenceChange(BackHiddenKey.self) { isHidden in
      if isHidden { closed.insert(id) } else { closed.remove(id) }
    }
  }

  /// The pan from the edge that goes back: the pages follow the finger, and go on when it is fast or past the middle.
  private var back: some Gesture {
    EdgePanGesture { entries.last.map { !closed.contains($0.id) } ?? false }
      .onChanged { value in pan = max(0, value.way) }
      .onEnded { value in
        let goes = value.speed > 300 || (value.way > width / 2 && value.speed > -300)
        withAnimation(NavigationContext.animation) { pan = 0 }
        if goes { context.pop() }
      }
  }

  private func next(after entry: NavigationContext.Entry) -> NavigationContext.Entry? {
    entries.firstIndex { $0.id == entry.id }.flatMap { $0 + 1 < entries.count ? entries[$0 + 1] : nil }
  }

  /// How far a page is behind the next one: 0 without one, less than 1 while a finger takes that aside.
  private func share(behind id: Int?) -> CGFloat {
    guard let id else { return 0 }
    return id == entries.last?.id && width > 0 ? 1 - min(1, pan / width) : 1
  }

  /// The title of the page that an entry lies over.
  private func title(below entry: NavigationContext.Entry) -> NavigationTitle {
    let index = entries.firstIndex { $0.id == entry.id } ?? 0
    return titles[index == 0 ? 0 : entries[index - 1].id] ?? NavigationTitle()
  }
}

/// A page that another one has come over: a part of the way to the side, and darker.
private struct Receding: ViewModifier {
  /// 0 for a page on top, 1 for one behind.
  let share: CGFloat

  init(share: CGFloat) { self.share = share }

  func body(content: Content) -> some View {
    content
      .overlay { Color.black.opacity(0.1 * share).allowsHitTesting(false) }
      .visualEffect { [share] effect, proxy in
        effect.offset(x: -proxy.size.width * 0.3 * share)
      }
      .allowsHitTesting(share == 0)
  }
}
