import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A field to search in at the foot of the bar over a page; a list below stands on the ground of all that.
///
/// While the search is open the field takes the place of the bar, with a button that ends the search beside it. Otherwise it goes
/// away first as what scrolls goes up under the bar.
struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  /// Whether the search is open, where the scene keeps that.
  let presented: Binding<Bool>?
  let prompt: Text
  @State private var isOpen = false
  /// Whether a letter has been typed since the search was opened.
  @State private var hasText = false
  @State private var hasSuggestions = false
  @State private var width: CGFloat = 0
  /// How far the page has gone up, below 0 while it is pulled down, and the room of the field with what is around it.
  @State private var scrolled: CGFloat = 0
  @State private var room: CGFloat = 0
  @State private var ground = BarGround()
  @FocusState private var isFocused: Bool
  @Environment(\.searchParts) private var parts
  @Environment(\.topBar) private var topBar

  init(text: Binding<String>, presented: Binding<Bool>? = nil, prompt: Text) {
    (self.text, self.presented, self.prompt) = (text, presented, prompt)
  }

  /// How high the field is: it grows with its text.
  @ScaledMetric private var height = ControlMetrics.current.search.height
  private var metrics: SearchMetrics { ControlMetrics.current.search }
  private var isPresented: Bool { presented?.wrappedValue ?? isOpen }

  func body(content: Content) -> some View {
    let margin = ControlMetrics.current.bar.margin(width: width)
    return VStack(spacing: 0) {
      HStack(spacing: 0) {
        field
        if isPresented {
          Button("Cancel") { end() }
            .buttonStyle(.borderless)
            .padding(.leading, metrics.cancelSpacing)
            .transition(.move(edge: .trailing).combined(with: .opacity))
        }
      }
      .geometryGroup()
      .modifier(SearchFieldRoom(gone: isPresented ? 0 : max(0, scrolled), height: height))
      .padding(
        EdgeInsets(
          top: isPresented ? metrics.aboveOpen : metrics.above, leading: margin, bottom: below,
          trailing: margin)
      )
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { take(room: $0) }
      .offset(y: pulled)
      // Over the ground of the page, which reaches up behind the field.
      .zIndex(1)
      if showsScopes {
        parts.scopes
          .padding(EdgeInsets(top: 0, leading: margin, bottom: metrics.belowOpen, trailing: margin))
          .zIndex(1)
      }
      page(content)
    }
    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    .backgroundPreferenceValue(ListGroundKey.self) { ground in
      if let ground { ground.ignoresSafeArea() }
    }
    .transformPreference(NavigationBarKey.self) {
      $0.hasSearch = true
      if isPresented { ($0.isHidden, $0.isSearching) = (true, true) }
    }
    .onAppear {
      ground.changed = { scrolled = $0 }
      ground.outer = topBar
    }
    .onChange(of: isFocused) { if isFocused, !isPresented { open(true) } }
    .onChange(of: isPresented, initial: true) { focus() }
    .onChange(of: text.wrappedValue, initial: true) { if !text.wrappedValue.isEmpty { hasText = true } }
  }

  private var below: CGFloat {
    showsScopes ? metrics.belowOpen : isPresented ? metrics.belowOpen : metrics.below
  }

  private var showsScopes: Bool {
    isPresented && parts.scopes != nil && (hasText || !parts.activation.waitsForText)
  }

  private var field: some View {
    HStack(spacing: metrics.glassSpacing) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      // The prompt is as dark as the glass, darker than that of other fields.
      TextField(text: text, prompt: prompt.foregroundColor(Color(uiColor: .secondaryLabel))) { prompt }
        .focused($isFocused)
        .environment(\.focusHandler, parts.focus)
      if isPresented, !text.wrappedValue.isEmpty {
        Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
          .onTapGesture { text.wrappedValue = "" }
      }
    }
    .padding(.leading, metrics.leading)
    .padding(.trailing, metrics.trailing)
    .frame(minHeight: height)
    .background(
      KitAppearance.current.searchFields?() ?? Color(uiColor: .tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: metrics.cornerRadius)
    )
  }

  /// Whether the field goes away as the page scrolls: where it is part of a bar, and the search isn't open.
  private var goesAway: Bool { topBar != nil && !isPresented }

  /// How far the page is pulled down beyond its start, with the field and the large title.
  private var pulled: CGFloat { isPresented ? 0 : max(0, -scrolled) }

  private func take(room: CGFloat) {
    guard !isPresented else { return }
    (self.room, ground.room) = (room, room)
  }

  /// A scroll view reaches under the field and the bar; while the search is open it ends at the field.
  private func page(_ content: Content) -> some View {
    content
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .coordinateSpace(name: SafeAreaSpace())
      .environment(\.largeTitleIsShown, true)
      .environment(\.isBelowBar, true)
      .coveredAtTop(byPart: goesAway ? room : nil)
      .environment(\.topBar, goesAway ? ground : nil)
      .environment(\.isSearching, isPresented)
      .environment(\.endSearch, { end() })
      .overlay { if isPresented { suggestions } }
      // Suggestions come along with the page, as the button does with the field.
      .geometryGroup()
      .environment(\.searchParts, SearchParts())
  }

  @ViewBuilder
  private var suggestions: some View {
    if let view = parts.suggestions {
      let text = text
      ZStack {
        // Without suggestions the content stays in sight.
        VStack(spacing: 0) { view }.fixedSize().hidden()
          .onGeometryChange(for: Bool.self, of: { $0.size.height > 0 }) { hasSuggestions = $0 }
        if hasSuggestions {
          // A plain list has no ground beside its rows, and the content must not be seen there.
          List { view }.listStyle(.plain).background(.background).modifier(FadesAsOne())
            .environment(\.completesSearch) { text.wrappedValue = $0 }
        }
      }
    }
  }

  private func open(_ isOpen: Bool) {
    withAnimation(NavigationContext.animation) {
      if let presented { presented.wrappedValue = isOpen } else { self.isOpen = isOpen }
    }
  }

  /// The field of an open search has the focus.
  private func focus() {
    isFocused = isPresented
    hasText = isPresented && !text.wrappedValue.isEmpty
  }

  private func end() {
    text.wrappedValue = ""
    open(false)
  }
}
