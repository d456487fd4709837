import FlipbookDrawing
import FlipbookMotion
import Foundation

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

/// What other pages need to know of a page's title.
struct NavigationTitle: Equatable {
  var text: Text?
  /// Whether it is small; nil for as it is on the page below.
  var isInline: Bool?

  /// The title with the size that it has over another page; the first page's is large.
  func shown(above below: NavigationTitle?) -> NavigationTitle {
    NavigationTitle(text: text, isInline: isInline ?? below?.isInline ?? false)
  }
}

enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle { NavigationTitle() }

  static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    let next = nextValue()
    value.text = value.text ?? next.text
    value.isInline = value.isInline ?? next.isInline
  }
}

/// A view under a bar with its title; the bar is higher with a large one.
struct NavigationPage<Content: View>: View {
  let content: Content
  /// What to go back in; nil for the first page.
  let back: NavigationContext?
  /// The title of the page below; nil for the first page.
  let below: NavigationTitle?
  let keepsTitleRoom: Bool
  @State private var size = CGSize.zero

  init(content: Content, back: NavigationContext?, below: NavigationTitle?, keepsTitleRoom: Bool) {
    (self.content, self.back, self.below, self.keepsTitleRoom) = (content, back, below, keepsTitleRoom)
  }

  private var metrics: BarMetrics { ControlMetrics.current.bar }
  private var margin: CGFloat {
    size.width < metrics.wideWidth ? metrics.margin : metrics.wideMargin
  }

  var body: some View {
    let height = size.height
    // Several views stand under one another.
    return
      VStack { content }
      .transformPreference(NavigationBarKey.self) { _ in }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .coordinateSpace(name: SafeAreaSpace())
      .coveredByBar(height, at: .top)
      .padding(.top, height)
      .overlayPreferenceValue(NavigationBarKey.self, alignment: .top) { items in
        bar(items).onGeometryChange(for: CGSize.self, of: { $0.size }) { self.size = $0 }
      }
  }

  @ViewBuilder
  private func bar(_ items: NavigationBarItems) -> some View {
    let isInline = items.isInline ?? below?.isInline ?? false
    let isEmpty =
      items.title == nil && items.leading == nil && items.trailing == nil && items.principal == nil
      && back == nil
    if items.isHidden || isEmpty && !keepsTitleRoom {
      Color.clear.frame(height: 0)
    } else if isEmpty {
      Color.clear.frame(height: metrics.navigation + (isInline ? 0 : metrics.largeTitle))
    } else {
      VStack(alignment: .leading, spacing: 0) {
        ZStack {
          HStack(spacing: 8) {
            if let back {
              if items.hidesBack != true {
                Button(action: { back.pop() }) {
                  HStack(spacing: metrics.backSpacing) {
                    Image(systemName: "chevron.backward")
                      .font(.system(size: metrics.backSize, weight: .medium))
                    (below?.text ?? Text("Back")).lineLimit(1)
                  }
                }
                .buttonStyle(.borderless)
                .padding(.leading, -metrics.backOverhang)
              }
            }
            items.leading
            Spacer(minLength: 0)
            items.trailing
          }
          .containerForegroundStyle(.tint)
          if let principal = items.principal {
            principal
          } else if isInline {
            items.title.font(.headline)
          }
        }
        .padding(.horizontal, margin)
        .frame(height: metrics.navigation)
        if !isInline, let title = items.title {
          title.font(.largeTitle).fontWeight(.bold).lineLimit(1)
            .padding(.horizontal, margin)
            .padding(.top, metrics.largeTitleTop)
            .frame(height: metrics.largeTitle, alignment: .top)
        }
      }
    }
  }
}
