import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Shows a view over the film while a binding is true.
struct PresentationModifier<Presented: View>: ViewModifier {
  enum Kind { case sheet, cover, dialog, actions }

  let kind: Kind
  let isPresented: Bool
  let dismiss: @MainActor () -> Void
  let presented: Presented
  /// How a sheet stands.
  @State private var place = SheetPlace()
  /// Whether a button of a dialog was chosen that goes before it does what it is for.
  @State private var isLeaving = false
  /// The modifiers around the presenting view.
  @State private var presenter = PresenterScope()
  @Environment(\.colorScheme) private var scheme
  @Environment(\.windowInsets) private var window

  init(kind: Kind, isPresented: Bool, dismiss: @escaping @MainActor () -> Void, presented: Presented) {
    (self.kind, self.isPresented) = (kind, isPresented)
    (self.dismiss, self.presented) = (dismiss, presented)
  }

  /// How long a dialog takes to go, in seconds.
  private static var leavingTime: TimeInterval { 0.4 }

  private var isShown: Bool { isPresented && !isLeaving }

  /// Has a dialog go, then runs the action of the chosen button and says that nothing is presented any more.
  private func choose(_ action: @escaping @MainActor () -> Void) {
    guard !isLeaving else { return }
    isLeaving = true
    FilmClock.post(after: Self.leavingTime) {
      action()
      dismiss()
      isLeaving = false
    }
  }

  /// Whether what lies behind is dimmed and takes no touches.
  private var dims: Bool {
    switch kind {
    case .cover: false
    case .sheet: isShown && place.isDimming
    case .dialog, .actions: isShown
    }
  }

  func body(content: Content) -> some View {
    let dimsTint = dims
    return content.dimmedTint(dimsTint).overlay {
      ZStack(alignment: kind == .dialog ? .center : .bottom) {
        if kind == .sheet {
          VStack {}
            .modifier(
              PageBehindModifier(depth: isShown ? place.depth : 0, top: PageBehind.top(inset: window.top)))
        }
        if dims || isShown && kind == .sheet && place.dimming > 0 {
          Color.black.opacity(kind == .sheet ? dimming * place.dimming : dimming)
            .contentShape(Rectangle())
            .onTapGesture { if kind == .actions || kind == .sheet && !place.staysUp { dismiss() } }
            .control { ControlInfo(kind: kind == .dialog ? "shade" : "backdrop") }
            .transition(.opacity)
        }
        if isShown { face }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: kind == .dialog ? .center : .bottom)
      .modifier(PresentationRoom(dismiss: dismiss))
      .transaction { if $0.disablesAnimations { $0.animation = nil } }
      .animation(.spring(response: 0.42, dampingFraction: 1), value: isShown)
      .modifier(PresenterScopeModifier(presenter: presenter))
      .modifier(PortalModifier())
    }
    .transformPreference(TintDimmedKey.self) { $0 = $0 || dimsTint }
  }

  /// How dark what lies behind becomes.
  private var dimming: Double {
    switch kind {
    case .dialog: 0.2
    case .sheet: SheetHeights.dimming(isDark: scheme == .dark)
    default: 0.3
    }
  }

  @ViewBuilder
  private var face: some View {
    switch kind {
    case .dialog:
      presented.environment(\.primitiveButtonStyle, AnyButtonStyle(DialogButtonStyle(choose: choose)))
        .transition(.scale(scale: 1.15).combined(with: .opacity))
    case .actions:
      presented.environment(\.primitiveButtonStyle, AnyButtonStyle(DialogButtonStyle(choose: choose)))
        .transition(.move(edge: .bottom))
    case .cover:
      CoverChrome(content: presented.modifier(OwnTransactionsModifier(presenter: presenter)), insets: window)
        .modifier(ColorSchemeScope())
        .transition(.move(edge: .bottom))
    case .sheet:
      SheetChrome(
        content: presented.modifier(OwnTransactionsModifier(presenter: presenter)), dismiss: dismiss,
        place: $place
      )
      .modifier(ColorSchemeScope())
      .transition(.move(edge: .bottom))
    }
  }
}

/// The view over the whole film, with the background that its content asks for.
private struct CoverChrome<Content: View>: View {
  let content: Content
  let insets: EdgeInsets
  @State private var settings = SheetSettings()

  init(content: Content, insets: EdgeInsets) { (self.content, self.insets) = (content, insets) }

  var body: some View {
    content
      .coveredByDevice(insets)
      .environment(\.sheetPull, nil)
      .environment(\.hostedSheet, nil)
      .environment(\.presentationHasGround, settings.background != nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(settings.background ?? AnyShapeStyle(.background))
      .onPreferenceChange(SheetSettingsKey.self) { settings = $0 }
  }
}

/// A plate from the bottom edge, as high as its content asks for, that can be dragged away.
private struct SheetChrome<Content: View>: View {
  let content: Content
  let dismiss: @MainActor () -> Void
  @Binding var place: SheetPlace
  @State private var settings = SheetSettings()
  @Environment(\.colorScheme) private var scheme
  @Environment(\.windowInsets) private var window
  @State private var chosen: PresentationDetent?
  /// Whether the page behind has its first place.
  @State private var isPlaced = false
  @GestureState(resetTransaction: Transaction(animation: .spring(response: 0.4, dampingFraction: 1)))
  private var drag: CGFloat = 0

  init(content: Content, dismiss: @escaping @MainActor () -> Void, place: Binding<SheetPlace>) {
    (self.content, self.dismiss, _place) = (content, dismiss, place)
  }

  var body: some View {
    GeometryReader { proxy in
      let film = proxy.size.height
      let detents = settings.detents.sorted { extent(of: $0, in: film) < extent(of: $1, in: film) }
      let height = extent(of: settings.selection?() ?? chosen ?? detents.first ?? .large, in: film)
      let heights = SheetHeights(detents.map { extent(of: $0, in: film) }, film: film)
      let shown = heights.place(of: height - drag, staysUp: settings.staysUp)
      let radius = settings.cornerRadius ?? 10
      content
        .coveredByDevice(EdgeInsets(top: 0, leading: 0, bottom: window.bottom, trailing: 0))
        .environment(\.isElevated, true)
        .environment(\.isBelowBar, false)
        .environment(
          \.sheetPull, SheetPull(grows: detents.contains { extent(of: $0, in: film) > height + 0.5 })
        )
        .transformEnvironment(\.backgroundStyle) { $0 = $0 ?? AnyShapeStyle(ElevatedGroundStyle()) }
        .environment(\.presentationHasGround, settings.background != nil)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .top) {
          if settings.showsIndicator ?? (detents.count > 1) {
            Capsule(style: .circular).fill(Color.gray.opacity(0.5)).frame(width: 36, height: 5).padding(
              .top, 5)
          }
        }
        .frame(width: proxy.size.width, height: max(0, shown.height))
        .background(settings.background ?? PageGround.elevated(scheme))
        .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius))
        .offset(y: shown.drop)
        .contentShape(Rectangle())
        .gesture(
          // The sheet's own space moves along with the finger.
          DragGesture(coordinateSpace: .global).updating($drag) { value, state, _ in
            state = value.translation.height
          }
          .onEnded { value in end(height - value.predictedEndTranslation.height, heights, detents) }
        )
        .frame(maxHeight: .infinity, alignment: .bottom)
        .onPreferenceChange(SheetSettingsKey.self) { settings = $0 }
        .onChange(of: place(of: shown.height - shown.drop, at: height, heights, film), initial: true) {
          _, new in
          // The page goes along with the finger, and by the spring when that leaves.
          if isPlaced, drag == 0 {
            withAnimation(.spring(response: 0.4, dampingFraction: 1)) { place = new }
          } else {
            place = new
          }
          isPlaced = true
        }
    }
  }

  /// The top of the greatest sheet: 10 below a screen's safe area.
  private var top: CGFloat { window.top > 0 ? window.top + 10 : 54 }

  private func extent(of detent: PresentationDetent, in film: CGFloat) -> CGFloat {
    detent.height(in: film, below: top, inset: window.bottom, hasDevice: window.top > 0 || window.bottom > 0)
  }

  /// - Parameters:
  ///   - shown: The height that is in sight, in points.
  ///   - rest: The height at which the sheet rests.
  private func place(of shown: CGFloat, at rest: CGFloat, _ heights: SheetHeights, _ film: CGFloat)
    -> SheetPlace
  {
    var limit: CGFloat?
    switch settings.interaction.reach {
    case .none: break
    case .all: limit = heights.most
    case .through(let detent): limit = extent(of: detent, in: film)
    }
    return SheetPlace(
      depth: heights.most >= film - top - 0.5 ? heights.depth(at: shown) : 0,
      dimming: heights.dimming(at: shown, undimmedThrough: limit),
      isDimming: limit.map { rest > $0 + 0.5 } ?? true,
      staysUp: settings.staysUp)
  }

  /// Comes to rest at the nearest height, or goes.
  private func end(_ wanted: CGFloat, _ heights: SheetHeights, _ detents: [PresentationDetent]) {
    let rest = heights.rest(of: wanted)
    if rest == nil, !settings.staysUp { return dismiss() }
    let nearest = detents.isEmpty ? nil : detents[rest ?? 0]
    withAnimation(.spring(response: 0.4, dampingFraction: 1)) {
      chosen = nearest
      if let nearest { settings.select?(nearest) }
    }
  }
}

extension View {
  private func sheetSetting(_ change: @escaping (inout SheetSettings) -> Void) -> some View {
    transformPreference(SheetSettingsKey.self, change)
  }

  /// Sets the heights that the sheet around can have; it begins with the least.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetSetting { $0.detents = detents }
  }

  /// Sets the heights that the sheet around can have, and the one it has.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    sheetSetting {
      $0.detents = detents
      $0.selection = { selection.wrappedValue }
      $0.select = { selection.wrappedValue = $0 }
    }
  }

  /// Sets whether the sheet around has a mark to drag it by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetSetting { if visibility != .automatic { $0.showsIndicator = visibility == .visible } }
  }

  /// Sets the radius of the upper corners of the sheet around, in points; 10 unless set.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    sheetSetting { $0.cornerRadius = radius }
  }

  /// Sets the ground of the sheet or the cover around.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    sheetSetting { $0.background = AnyShapeStyle(style) }
  }

  /// Draws a view behind the content; the sheet's own ground stays behind it.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment) { content().ignoresSafeArea() }
  }

  /// Sets whether the views behind the sheet around respond to touches, and aren't dimmed.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    sheetSetting { $0.interaction = interaction }
  }

  /// Keeps the sheet around up when it is dragged or the views behind are touched.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetSetting { $0.staysUp = isDisabled }
  }
}
