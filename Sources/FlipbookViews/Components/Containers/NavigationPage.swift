import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view under a bar with its title; the bar is higher with a large one.
struct NavigationPage<Content: View>: View {
  let content: Content
  /// The container to go back in; nil for the first page.
  let back: NavigationContext?
  /// The title of the page below; nil for the first page.
  let below: NavigationTitle?
  private let given: NavigationPassage
  /// How far the page reaches into the safe area for its bar; without a bar its content keeps clear of that.
  let overlap: CGFloat
  @Environment(\.isElevated) private var isElevated
  @Environment(\.shortensTitles) private var shortensTitles
  @Environment(\.pageIsAside) private var isAside
  @State private var size = CGSize.zero
  /// Whether an open search has taken the place of the bar.
  @State private var isSearching = false
  @State private var dimsTint = false
  /// Whether the page has a list.
  @State private var hasList = false
  @State private var topBar = BarGround()

  init(
    content: Content, back: NavigationContext?, below: NavigationTitle?, passage: NavigationPassage,
    overlap: CGFloat
  ) {
    (self.content, self.back, self.below) = (content, back, below)
    (given, self.overlap) = (passage, overlap)
  }

  /// The way of the page, beside the others as it comes and goes.
  private var passage: NavigationPassage {
    var passage = given
    if isAside { passage.aside = 1 }
    return passage
  }

  /// The way of the bar's parts, which stay in their places in a page that zooms.
  private func barPassage(zooms: Bool) -> NavigationPassage {
    var passage = passage
    if zooms { (passage.aside, passage.isEntering) = (0, false) }
    return passage
  }

  private var metrics: BarMetrics { ControlMetrics.current.bar }
  private var margin: CGFloat {
    metrics.margin(width: size.width)
  }
  /// Of the bar without a large title.
  private var barHeight: CGFloat { isElevated ? metrics.sheetNavigation : metrics.navigation }

  var body: some View {
    // The field of an open search stands where the bar does.
    let height = size.height > 0 ? size.height : isSearching ? 0 : overlap
    // Several views stand under one another.
    return
      VStack { content }
      .dimmedTint(dimsTint)
      .transformPreference(NavigationBarKey.self) { _ in }
      // Content that is larger than the room goes over both edges, and leaves the bar where it is.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .modifier(BottomToolbar())
      .coordinateSpace(name: SafeAreaSpace())
      .environment(\.largeTitleIsShown, height > barHeight + 1)
      .environment(\.isBelowBar, height > 0.5)
      .coveredByBar(height, at: .top)
      .environment(\.topBar, topBar)
      .padding(.top, height)
      .modifier(PageMovement(isPushed: below != nil, passage: passage))
      .overlayPreferenceValue(NavigationBarKey.self, alignment: .top) { items in
        bar(items).dimmedTint(dimsTint)
          .allowsHitTesting(passage.isOnTop)
          .onGeometryChange(for: CGSize.self, of: { $0.size }) {
            resize(to: $0, isSearching: items.isSearching)
          }
      }
      .zooming(
        passage.aside, hold: passage.pull.hold, from: passage.zoom, kind: .page,
        isReleased: passage.isReleased, edge: .trailing
      )
      .onPreferenceChange(TintDimmedKey.self) { dimsTint = $0 }
      .onPreferenceChange(ListGroundKey.self) { hasList = $0 != nil }
  }

  /// Takes the size of the bar. The field of a search that opens or ends slides there, as the bar fades.
  private func resize(to size: CGSize, isSearching: Bool) {
    guard isSearching != self.isSearching else {
      self.size = size
      return
    }
    self.isSearching = isSearching
    withAnimation(NavigationContext.animation) { self.size = size }
  }

  /// The title with its size. A stack's list in a sheet that can be cancelled has a small one, unless it says otherwise.
  private func title(of items: NavigationBarItems) -> NavigationTitle {
    var title = items.title.shown(above: below)
    if isElevated, shortensTitles, items.cancels, hasList, items.title.isInline == nil {
      title.isInline = true
    }
    return title
  }

  @ViewBuilder
  private func bar(_ items: NavigationBarItems) -> some View {
    let title = title(of: items)
    let passage = barPassage(zooms: items.zooms)
    let isEmpty =
      title.isEmpty && items.leading == nil && items.trailing == nil && items.principal == nil
      && (back == nil || items.hidesBack == true) && !items.hasSearch
    if items.isHidden || isEmpty {
      Color.clear.frame(height: 0)
    } else {
      NavigationBarChrome(
        items: items, title: title, back: back, below: below, passage: passage, height: barHeight,
        margin: margin, ground: topBar)
    }
  }
}
