import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The bar over a page: a row of items, and below it a large title that goes up with what scrolls.
struct NavigationBarChrome: View {
  let items: NavigationBarItems
  let title: NavigationTitle
  /// The container to go back in; nil for the first page.
  let back: NavigationContext?
  /// The title of the page below; nil for the first page.
  let below: NavigationTitle?
  private let given: NavigationPassage
  /// Of the row of items.
  let height: CGFloat
  let margin: CGFloat
  let ground: BarGround
  /// How far the page has scrolled under the bar; below 0 while it is pulled down.
  @State private var scrolled: CGFloat = 0
  @State private var width: CGFloat = 0
  /// Of the title in the row; 0 without one.
  @State private var titleWidth: CGFloat = 0
  /// Of a large title, as it will be in the row; 0 without one.
  @State private var smallTitleWidth: CGFloat = 0
  /// How far the bar's parts are from their places as its page comes. The bar is made after its page, so that no transition of
  /// that one's takes it along.
  @State private var away: CGFloat
  @Environment(\.dynamicTypeSize) private var typeSize

  init(
    items: NavigationBarItems, title: NavigationTitle, back: NavigationContext?, below: NavigationTitle?,
    passage: NavigationPassage, height: CGFloat, margin: CGFloat, ground: BarGround
  ) {
    (self.items, self.title, self.back, self.below) = (items, title, back, below)
    given = passage
    _away = State(initialValue: passage.isEntering ? 1 : 0)
    (self.height, self.margin, self.ground) = (height, margin, ground)
  }

  private var passage: NavigationPassage {
    var passage = given
    passage.aside = max(given.aside, away)
    return passage
  }

  private var metrics: BarMetrics { ControlMetrics.current.bar }
  private var isLarge: Bool { title.isInline != true && !title.isEmpty }
  /// The letters' ascent of a large title.
  private var titleAscent: CGFloat {
    Font.TextStyle.largeTitle.pointSize(at: typeSize) * metrics.letterAscent
  }
  /// From the row to the baseline of a large title: more than usual where the letters are higher than that, and with emoji.
  private var titleBaseline: CGFloat { max(metrics.largeTitleBaseline, titleAscent) + emojiRise }
  /// How much higher emoji make a large title.
  private var emojiRise: CGFloat {
    let hasEmoji = title.text?.plainString.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0.value == 0xFE0F
    }
    return hasEmoji == true ? Font.TextStyle.largeTitle.pointSize(at: typeSize) * metrics.emojiRise : 0
  }
  /// The room of a large title.
  private var titleRoom: CGFloat { titleBaseline + metrics.largeTitleDescent }
  /// Of the room of a large title, what is still there; more than all of it while the page is pulled down.
  private var largeHeight: CGFloat { isLarge ? max(0, titleRoom - scrolled) : 0 }
  /// How far the page is pulled down beyond its start. A large title goes along, and grows a little.
  private var pulled: CGFloat { max(0, -scrolled) }

  private var isOverContent: Bool { scrolled > (isLarge ? titleRoom : 0) + 0.5 }
  private var kit: KitAppearance.NavigationBarAppearance? { KitAppearance.current.navigationBar?() }
  private var texts: KitAppearance.BarTexts? { isOverContent ? kit?.standard : kit?.edge }

  /// The ground by the view, or else by the scene's appearance of all bars.
  private var groundStyle: AnyShapeStyle? {
    items.appearance.ground ?? texts?.ground.map { AnyShapeStyle($0) }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row
      if isLarge, let text = title.text {
        text.font(texts?.largeTitle.font ?? .largeTitle.weight(.bold))
          .foregroundStyle(texts?.largeTitle.color ?? .primary).lineLimit(1).allowsTightening(true)
          .scaleEffect(1 + pulled * metrics.largeTitleGrowth, anchor: .bottomLeading)
          .padding(.horizontal, margin)
          .padding(.top, titleBaseline - titleAscent)
          .frame(height: titleRoom, alignment: .top)
          .offset(y: min(0, largeHeight - titleRoom))
          .clipped()
          .offset(y: pulled)
          .modifier(
            TitleTravel(passage: passage, margin: margin, largeDrop: largeDrop, largeMiddle: largeMiddle)
          )
          .opacity(1 - passage.behind)
          .offset(x: passage.largeShift)
      }
    }
    .background(alignment: .top) {
      if items.appearance.hasGround(isOverContent: isOverContent || texts?.ground != nil) {
        BarBackground(style: groundStyle, edge: .top, hasLine: texts?.hasLine ?? true)
          .frame(height: height + largeHeight)
          .opacity(passage.opacity)
      }
    }
    .transformEnvironment(\.colorScheme) { $0 = items.appearance.scheme ?? $0 }
    .onAppear {
      if away > 0 { withAnimation(NavigationContext.animation) { away = 0 } }
      ground.most = titleRoom + 1
      ground.changed = { scrolled = $0 }
    }
  }

  private var row: some View {
    BarRow(gap: metrics.backGap) {
      side {
        if let back, items.hidesBack != true {
          Button(action: { back.pop() }) {
            BackLabel(title: below?.text, room: backRoom, appearance: texts, travel: backTravel)
          }
          .buttonStyle(.borderless)
          .padding(.leading, -metrics.backOverhang)
        }
        items.leading
      }
      middle
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { titleWidth = $0 }
        .modifier(TitleTravel(passage: passage, margin: margin))
        .offset(x: passage.aside * passage.titleWay)
        .opacity(passage.opacity)
      side { items.trailing }
    }
    .padding(.horizontal, margin)
    .frame(height: height)
    .background { smallTitle }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
  }

  /// The items of a side.
  private func side(@ViewBuilder _ content: () -> some View) -> some View {
    HStack(spacing: 8) { content() }
      .opacity(passage.opacity)
      .environment(\.isInBar, true)
      .transformEnvironment(\.tintColor) { $0 = kit?.tint ?? $0 }
  }

  private var middle: some View {
    HStack(spacing: 0) {
      if let principal = items.principal {
        principal
      } else if title.isInline == true || largeHeight < titleRoom / 4 {
        if let menu = items.titleMenu {
          TitleMenu(title: title.text, choices: menu).lineLimit(1)
        } else {
          title.text.font(texts?.title.font ?? .headline)
            .foregroundStyle(texts?.title.color ?? .primary).lineLimit(1)
            // A bar is no higher for larger texts: its title grows a little, and shrinks not at all.
            .dynamicTypeSize(.large ... .xxLarge)
        }
      }
    }
  }

  /// The way of the title of the way back from the title of the page below; nil where that has none.
  private var backTravel: BackTravel? {
    guard let below, !below.isEmpty else { return nil }
    return BackTravel(
      passage: passage, margin: margin, largeDrop: below.isInline == true ? nil : largeDrop)
  }

  /// From the top of a large title's room to the middle of its line.
  private var largeMiddle: CGFloat {
    titleBaseline - titleAscent + Font.TextStyle.largeTitle.pointSize(at: typeSize) * 0.6
  }
  /// From the middle of the row to that of a large title.
  private var largeDrop: CGFloat { height / 2 + largeMiddle }

  /// The width that the way back may take without coming close to the title in the middle.
  private var backRoom: CGFloat {
    let titleWidth = max(titleWidth, smallTitleWidth)
    guard titleWidth > 0, width > 0 else { return .infinity }
    return (width - titleWidth) / 2 - margin + metrics.backOverhang - metrics.backGap
  }

  /// Measures the title as it will be in the row, while it is large below it.
  @ViewBuilder
  private var smallTitle: some View {
    if isLarge, back != nil, items.principal == nil {
      title.text.font(texts?.title.font ?? .headline).lineLimit(1).fixedSize()
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { smallTitleWidth = $0 }
        .hidden()
    }
  }
}
