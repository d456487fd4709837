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
  static let animation = Animation.spring(response: response, dampingFraction: 1)
  private static let response = 0.35

  /// The longest that pages of a width move, in seconds.
  static func movement(over width: CGFloat) -> TimeInterval {
    Spring(response: response, dampingRatio: 1).settlingDuration(target: max(1, Double(width)), epsilon: 0.1)
  }

  private var count = 0
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  var path: Path?
  /// Takes what would be pushed, where it is shown in another column; nil for a stack.
  var forward: (@MainActor (AnyView) -> Void)?
  private(set) var entries: [Entry] = []
  /// The links that have pushed pages, by the numbers of their entries.
  private var marks: [Int: LinkMark] = [:]
  /// The entry that comes over the others by an animation; nil once another change was made.
  private(set) var entering: Int?
  /// The link that is pushing, and when it was touched.
  private var pusher: (mark: LinkMark, time: TimeInterval)?
  /// Shows what is there now.
  var changed: (@MainActor ([Entry]) -> Void)?

  nonisolated init() {}

  private func entry(_ content: Entry.Content) -> Entry {
    count += 1
    return Entry(id: count, content: content)
  }

  /// Pushes for a link: a page that comes in the same turn is its own.
  func push(by mark: LinkMark, _ action: @MainActor (NavigationContext) -> Void) {
    pusher = ViewRuntime.current.map { (mark, $0.now) }
    action(self)
  }

  /// Reports to the links which of their pages come and go.
  private func reportToLinks(of new: [Entry]) {
    for gone in entries where !new.contains(where: { $0.id == gone.id }) {
      marks.removeValue(forKey: gone.id)?.popped()
    }
    guard let pusher, let last = new.last, !entries.contains(where: { $0.id == last.id }),
      pusher.time == ViewRuntime.current?.now
    else { return }
    marks[last.id] = pusher.mark
    pusher.mark.pushed()
    self.pusher = nil
  }

  private func show(_ new: [Entry]) {
    reportToLinks(of: new)
    entering = new.count > entries.count ? new.last?.id : nil
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
