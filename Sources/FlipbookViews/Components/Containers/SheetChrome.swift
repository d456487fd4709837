import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A plate from the bottom edge, as high as its content asks for, that can be dragged away.
struct SheetChrome<Content: View>: View {
  let content: Content
  let dismiss: @MainActor () -> Void
  @Binding var place: SheetPlace
  @State private var settings = SheetSettings()
  @Environment(\.colorScheme) private var scheme
  @Environment(\.windowInsets) private var window
  @State private var chosen: PresentationDetent?
  /// Whether the page behind has its first place.
  @State private var isPlaced = false
  @State private var stand = Stand()
  /// The view that the sheet zooms from; nil for one that comes from the bottom edge.
  @State private var zoom: ZoomKey?
  @Environment(\.presentedIsAside) private var isAside
  @GestureState(resetTransaction: Transaction(animation: settling))
  private var drag: CGFloat = 0

  /// How a sheet comes to rest once a finger has left it.
  private static var settling: Animation { .spring(response: 0.4, dampingFraction: 1) }

  init(content: Content, dismiss: @escaping @MainActor () -> Void, place: Binding<SheetPlace>) {
    (self.content, self.dismiss, _place) = (content, dismiss, place)
  }

  var body: some View {
    GeometryReader { proxy in
      let film = proxy.size.height
      let detents = settings.detents.sorted { extent(of: $0, in: film) < extent(of: $1, in: film) }
      let height = extent(of: settings.selection?() ?? chosen ?? detents.first ?? .large, in: film)
      let heights = SheetHeights(
        detents.map { extent(of: $0, in: film) }, film: film, undimmedThrough: undimmedLimit(in: film))
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
        .modifier(ZoomTaking(zoom: $zoom))
        .offset(y: zoom == nil ? shown.drop : 0)
        .contentShape(Rectangle())
        .gesture(
          // The sheet's own space moves along with the finger.
          DragGesture(coordinateSpace: .global).updating($drag) { value, state, _ in
            state = value.translation.height
          }
          .onEnded { value in
            let travel = heights.place(of: height - value.translation.height, staysUp: false).drop
            if zoom != nil, travel > 0 {
              endPull(by: travel, at: value.velocity.height)
            } else {
              end(height - value.predictedEndTranslation.height, heights, detents)
            }
          }
        )
        .frame(maxHeight: .infinity, alignment: .bottom)
        .onPreferenceChange(SheetSettingsKey.self) { settings = $0 }
        .onChange(of: place(of: shown.height - shown.drop, at: height, heights, film), initial: true) {
          _, new in
          // The page goes along with the finger, and by the spring when that leaves.
          if isPlaced, drag == 0 {
            withAnimation(Self.settling) { place = new }
          } else {
            place = new
          }
          isPlaced = true
        }
        // A sheet that doesn't zoom needs no second update for where it stands.
        .onChange(of: zoom == nil ? Stand() : Stand(shown, in: proxy.size), initial: true) { _, new in
          withAnimation(drag == 0 ? Self.settling : nil) { stand = new }
        }
    }
    .zooming(
      isAside ? 1 : 0, hold: .sheet(by: stand.drop, of: stand.plate), from: zoom, kind: .sheet, edge: .bottom,
      part: stand.plate
    )
    .modifier(PresentedSlide(aside: isAside ? 1 : 0, zooms: zoom != nil))
  }

  /// Where the plate stands, and how far a finger has pushed it down below its lowest place.
  private struct Stand: Equatable {
    var plate = CGRect.zero
    var drop: CGFloat = 0

    init() {}

    init(_ shown: (height: CGFloat, drop: CGFloat), in film: CGSize) {
      plate = CGRect(x: 0, y: film.height - shown.height, width: film.width, height: max(0, shown.height))
      drop = shown.drop
    }
  }

  /// The top of the greatest sheet: 10 below a screen's safe area.
  private var top: CGFloat { window.top > 0 ? window.top + 10 : 54 }

  private func extent(of detent: PresentationDetent, in film: CGFloat) -> CGFloat {
    detent.height(in: film, below: top, inset: window.bottom, hasDevice: window.top > 0 || window.bottom > 0)
  }

  /// The greatest height with a page behind that can be used, in points; nil for none.
  private func undimmedLimit(in film: CGFloat) -> CGFloat? {
    switch settings.interaction.reach {
    case .none: nil
    case .all: .infinity
    case .through(let detent): extent(of: detent, in: film)
    }
  }

  /// - Parameters:
  ///   - shown: The height that is in sight, in points.
  ///   - rest: The height at which the sheet rests.
  private func place(of shown: CGFloat, at rest: CGFloat, _ heights: SheetHeights, _ film: CGFloat)
    -> SheetPlace
  {
    return SheetPlace(
      depth: heights.most >= film - top - 0.5 ? heights.depth(at: shown) : 0,
      dimming: heights.dimming(at: shown),
      isDimming: heights.isDimmed(at: rest),
      staysUp: settings.staysUp)
  }

  /// Has a sheet that has zoomed go back to its view, or up again.
  private func endPull(by travel: CGFloat, at speed: CGFloat) {
    guard !settings.staysUp, travel > ZoomHold.sheetLimit || speed > ZoomHold.speedLimit else { return }
    dismiss()
  }

  /// Comes to rest at the nearest height, or goes.
  private func end(_ wanted: CGFloat, _ heights: SheetHeights, _ detents: [PresentationDetent]) {
    let rest = heights.rest(of: wanted)
    if rest == nil, !settings.staysUp { return dismiss() }
    let nearest = detents.isEmpty ? nil : detents[rest ?? 0]
    withAnimation(Self.settling) {
      chosen = nearest
      if let nearest { settings.select?(nearest) }
    }
  }
}
