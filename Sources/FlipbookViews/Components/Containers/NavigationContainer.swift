import FlipbookDrawing
import FlipbookMotion
import Foundation

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
  /// The pages that came together with one over them, by the numbers of their entries: they are not seen as it comes.
  @State private var buried: Set<Int> = []
  /// The views that pages zoom from, by the numbers of their entries.
  @State private var zooms: [Int: ZoomKey] = [:]
  /// The number of changes of the pages, and of those whose movement is over.
  @State private var changes = (made: 0, over: 0)
  /// How far a finger has taken the last page aside, in points.
  @State private var pan: CGFloat = 0
  /// How a finger pulls the last page, where that zooms, and whether a page goes that it has let go.
  @State private var pull = ZoomPull()
  @State private var isReleased = false
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
      page(root, id: 0, below: nil, passage(of: nil))
      ForEach(entries) { entry in
        page(context.view(of: entry), id: entry.id, below: title(below: entry), passage(of: entry))
          .environment(\.dismiss, DismissAction { context.pop() })
          .environment(\.isPresented, true)
          // A finger going down at the top of a scroll view pulls the page.
          .transformEnvironment(\.sheetPull) { pull in
            if zooms[entry.id] != nil { pull = SheetPull(grows: pull?.grows ?? false) }
          }
          .transformPreference(ZoomKeyPreference.self) { $0 = nil }
          // Of several pages that come or go at once the last alone moves.
          .transition(moves(entry) ? Self.aside : Self.gone)
          // A page that goes is over those below it until it is gone.
          .zIndex(pan == 0 && buried.contains(entry.id) ? -1 : Double(depth(of: entry)))
      }
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    .highPriorityGesture(back)
    .gesture(pulling)
    .coordinateSpace(name: SafeAreaSpace())
    .modifier(SafeAreaClip())
    .reachingOverTop(overlap)
    .environment(\.navigation, context)
    // A bar around has a title and items of its own.
    .transformPreference(NavigationBarKey.self) { $0 = NavigationBarItems() }
    .transformPreference(NavigationTitleKey.self) { $0 = NavigationTitle() }
    .onAppear {
      context.changed = { show($0) }
      context.follow(isFirst: true)
    }
    .onChange(of: values) { _ in context.follow(isFirst: false) }
  }

  private static var aside: AnyTransition {
    .modifier(active: PageAside(isAside: true), identity: PageAside(isAside: false))
  }

  private static var gone: AnyTransition {
    .modifier(
      active: PageAside(isAside: false, isGone: true), identity: PageAside(isAside: false, isGone: false))
  }

  private func show(_ new: [NavigationContext.Entry]) {
    let come = new.filter { entry in !entries.contains { $0.id == entry.id } }
    buried = Set(come.dropLast().map(\.id))
    entries = new
    changes.made += 1
    let number = changes.made
    guard let runtime = ViewRuntime.current else { return }
    let end = runtime.now + NavigationContext.movement(over: width)
    runtime.runLoop.post(at: end) {
      changes.over = number
      isReleased = false
      releaseZooms()
    }
  }

  /// Whether a page would move as it goes: the last one, and all while pages are on their way, which may not cover the screen.
  private func moves(_ entry: NavigationContext.Entry) -> Bool {
    entry.id == entries.last?.id || buried.contains(entry.id) || changes.over < changes.made
  }

  private func page<V: View>(
    _ content: V, id: Int, below: NavigationTitle?, _ passage: NavigationPassage
  ) -> some View {
    NavigationPage(
      content: content, back: below == nil ? nil : context, below: below, passage: passage,
      overlap: ControlMetrics.current.bar.islandOverlaps[safeArea.top] ?? 0
    )
    .onPreferenceChange(NavigationTitleKey.self) { titles[id] = $0.shown(above: below) }
    .onPreferenceChange(ZoomKeyPreference.self) { if id != 0 { zoom(id, from: $0) } }
    .onPreferenceChange(BackHiddenKey.self) { isHidden in
      if isHidden { closed.insert(id) } else { closed.remove(id) }
    }
  }

  /// Takes the view that a page zooms from, with the movement that has begun.
  private func zoom(_ id: Int, from key: ZoomKey?) {
    guard zooms[id] != key else { return }
    guard let sources = ViewRuntime.current?.zoomSources else { return }
    zooms[id].map(sources.release)
    key.map(sources.lift)
    // The page below has begun to move aside with a page that comes, and stays where it is after all.
    withAnimation(context.entering == id ? NavigationContext.animation : nil) { zooms[id] = key }
  }

  /// Shows the views whose pages are gone.
  private func releaseZooms() {
    guard let sources = ViewRuntime.current?.zoomSources else { return }
    // In the order of the entries.
    for (id, key) in zooms.sorted(by: { $0.key < $1.key }) where !entries.contains(where: { $0.id == id }) {
      zooms[id] = nil
      if !entries.contains(where: { zooms[$0.id] == key }) { sources.release(key) }
    }
  }

  /// The pan from the edge that goes back: the pages follow the finger, and go on when it is fast or past the middle.
  private var back: some Gesture {
    EdgePanGesture { entries.last.map { !closed.contains($0.id) && zooms[$0.id] == nil } ?? false }
      .onChanged { value in pan = max(0, value.way) }
      .onEnded { value in
        let goes = value.speed > 300 || (value.way > width / 2 && value.speed > -300)
        withAnimation(NavigationContext.animation) { pan = 0 }
        if goes { context.pop() }
      }
  }

  /// The pull that takes a page that has zoomed back to its view.
  private var pulling: some Gesture {
    ZoomPullGesture { entries.last.map { !closed.contains($0.id) && zooms[$0.id] != nil } ?? false }
      .onChanged { value in
        pull = ZoomPull(start: value.start, way: value.way)
      }
      .onEnded { value in
        isReleased = pull.leaves(at: value.velocity)
        withAnimation(NavigationContext.animation) { pull.way = .zero }
        if isReleased { context.pop() }
      }
  }

  private func next(after entry: NavigationContext.Entry) -> NavigationContext.Entry? {
    entries.firstIndex { $0.id == entry.id }.flatMap { $0 + 1 < entries.count ? entries[$0 + 1] : nil }
  }

  /// The number of pages below an entry's.
  private func depth(of entry: NavigationContext.Entry) -> Int {
    (entries.firstIndex { $0.id == entry.id } ?? 0) + 1
  }

  /// How far a page is behind the next one: 0 without one, less than 1 while a finger takes that aside.
  private func share(behind id: Int?) -> CGFloat {
    guard let id else { return 0 }
    return id == entries.last?.id && width > 0 ? 1 - min(1, pan / width) : 1
  }

  /// The way of an entry's page, or of the first page.
  private func passage(of entry: NavigationContext.Entry?) -> NavigationPassage {
    let cover = if let entry { next(after: entry)?.id } else { entries.first?.id }
    let isLed = entry != nil && entry?.id == entries.last?.id
    let isZoomedOver = cover.map { zooms[$0] != nil } ?? false
    let zoom: ZoomKey? = if let entry { zooms[entry.id] } else { nil }
    let isGone = entry != nil && !entries.contains { $0.id == entry?.id }
    return NavigationPassage(
      behind: isZoomedOver ? 0 : share(behind: cover), aside: isLed && width > 0 ? pan / width : 0,
      isEntering: entry != nil && context.entering == entry?.id, width: width,
      zoom: zoom, pull: isLed || isGone ? pull : ZoomPull(), isReleased: isReleased,
      isZoomedOver: isZoomedOver)
  }

  /// The title of the page that an entry lies over.
  private func title(below entry: NavigationContext.Entry) -> NavigationTitle {
    let index = entries.firstIndex { $0.id == entry.id } ?? 0
    return titles[index == 0 ? 0 : entries[index - 1].id] ?? NavigationTitle()
  }
}
