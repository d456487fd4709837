import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Popovers: plates with arrows where there is room across, sheets where there is little.
@MainActor
@Suite struct PopoverTests {
  private let film = CGSize(width: 400, height: 600)

  private struct Pointed: View {
    let sizeClass: UserInterfaceSizeClass
    var adaptation: PresentationAdaptation?
    @State var isShown = true
    var body: some View {
      VStack {
        Color.red.frame(width: 40, height: 20)
          .popover(isPresented: $isShown) {
            if let adaptation {
              Color.blue.frame(width: 100, height: 60).presentationCompactAdaptation(adaptation)
            } else {
              Color.blue.frame(width: 100, height: 60)
            }
          }
        Spacer()
      }
      .padding(.top, 80)
      .environment(\.horizontalSizeClass, sizeClass)
    }
  }

  private func frame(_ view: Pointed, at time: TimeInterval = 2) -> CGRect? {
    let runtime = ViewRuntime(film.width, film.height) { view }
    return zip(runtime.fills(at: time), runtime.colors(at: time)).first { $0.1 == "#007AFFFF" }?.0
  }

  @Test("in regular width the content stands below its anchor, in its own size")
  func regular() {
    #expect(
      frame(Pointed(sizeClass: .regular))
        == CGRect(x: 150, y: 100 + PopoverPlace.arrow.height, width: 100, height: 60))
  }

  @Test("in compact width it is a sheet, unless the content asks for a popover")
  func compact() {
    let sheet = frame(Pointed(sizeClass: .compact))
    #expect((sheet?.minY ?? 0) > 200)
    for form in [PresentationAdaptation.popover, .none] {
      #expect(frame(Pointed(sizeClass: .compact, adaptation: form))?.minY == 113)
    }
    #expect(frame(Pointed(sizeClass: .compact, adaptation: .sheet)) == sheet)
  }

  @Test("a tap beside it takes it away")
  func dismissal() {
    let runtime = ViewRuntime(film.width, film.height) { Pointed(sizeClass: .regular) }
    #expect(runtime.colors(at: 1).contains("#007AFFFF"))
    runtime.perform(at: 1.1, .tap(.point(x: 20, y: 500), count: 1))
    #expect(!runtime.colors(at: 3).contains("#007AFFFF"))
  }

  private func place(_ anchor: CGRect, _ size: CGSize, _ edge: Edge? = nil) -> PopoverPlace {
    PopoverPlace(size: size, anchor: anchor, in: film, edge: edge)
  }

  @Test("it stands above where there is more room, keeps to the film, and its arrow to the plate")
  func places() {
    let low = place(CGRect(x: 180, y: 560, width: 40, height: 20), CGSize(width: 100, height: 60))
    #expect(low.side == .bottom && low.plate.maxY == 560 - PopoverPlace.arrow.height)
    let forced = place(CGRect(x: 180, y: 560, width: 40, height: 20), CGSize(width: 100, height: 60), .bottom)
    #expect(forced == low, "a side without room is left")
    let above = place(CGRect(x: 180, y: 300, width: 40, height: 20), CGSize(width: 100, height: 60), .top)
    #expect(above.side == .bottom && above.tip == CGPoint(x: 200, y: 300))
    let corner = place(CGRect(x: 0, y: 100, width: 10, height: 10), CGSize(width: 200, height: 60))
    #expect(corner.plate.minX == PopoverPlace.margin)
    #expect(corner.tip.x == PopoverPlace.margin + PopoverPlace.cornerRadius + PopoverPlace.arrow.width / 2)
    let huge = place(CGRect(x: 190, y: 290, width: 20, height: 20), CGSize(width: 900, height: 900))
    #expect(huge.plate.width == film.width - 20 && huge.plate.height == film.height - 20)
    let beside = place(
      CGRect(x: 100, y: 290, width: 20, height: 20), CGSize(width: 100, height: 60), .trailing)
    #expect(beside.side == .leading && beside.plate.minX == 120 + PopoverPlace.arrow.height)
    let outline = beside.outline.boundingRect
    #expect(abs(outline.minX - 120) < 0.5 && abs(outline.maxX - beside.plate.maxX) < 0.5, "\(outline)")
  }
}
