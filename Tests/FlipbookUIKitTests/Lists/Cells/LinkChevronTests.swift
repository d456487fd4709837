import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The mark at the end of rows that lead on, and the weight of a bar's items.
@MainActor
struct LinkChevronTests {
  /// A list of one row, at one pixel a point.
  private func picture(@ViewBuilder row: @escaping () -> some View) throws -> Bitmap {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 402, height: 100), background: .white, resources: TestRendering.resources
      ) {
        NavigationStack { List { row() }.navigationBarHidden(true) }
      }
    }
    return try TestRendering.bitmap(of: runtime.displayList(at: 0))
  }

  @Test("a link's chevron ends where the row's content does, its label 18 before that")
  func place() throws {
    let bitmap = try picture {
      NavigationLink {
        EmptyView()
      } label: {
        Color.red.frame(height: 6)
      }
    }
    func isRed(_ x: Int) -> Bool { bitmap[x, 57] & 0xff < 100 }
    func isInk(_ x: Int) -> Bool { (45..<70).contains { bitmap[x, $0] & 0xff < 235 } }
    let end = try #require((0..<402).last(where: isRed))
    #expect(abs(Double(end) + 1 - 343.7) <= 1)
    let chevron = (346..<380).filter(isInk)
    #expect(abs((chevron.first ?? 0) - 354) <= 1 && abs((chevron.last ?? 0) - 361) <= 1, "\(chevron)")
  }

  @Test("a link that is disabled is half as opaque, with its chevron")
  func disabled() throws {
    func darkest(_ isDisabled: Bool, _ columns: Range<Int>) throws -> UInt32 {
      let bitmap = try picture {
        NavigationLink {
          EmptyView()
        } label: {
          Rectangle().frame(width: 60, height: 6)
        }.disabled(isDisabled)
      }
      return columns.flatMap { x in (45..<70).map { bitmap[x, $0] >> 8 & 0xff } }.min() ?? 0
    }
    #expect(try darkest(false, 50..<90) == 0 && darkest(true, 50..<90) == 127)
    let (plain, faint) = (try darkest(false, 346..<380), try darkest(true, 346..<380))
    #expect(plain < 215 && abs(Int(faint) - (255 + Int(plain)) / 2) <= 1, "\(plain) \(faint)")
  }

  @Test("a picker as a link has the chosen view in grey where a link's label ends, and the chevron")
  func picker() throws {
    let bitmap = try picture {
      Picker("", selection: .constant(1)) {
        Circle().frame(width: 30, height: 6).tag(0)
        Rectangle().frame(width: 30, height: 6).tag(1)
      }
      .pickerStyle(.navigationLink)
    }
    func channels(_ x: Int, _ y: Int) -> [Int] { [0, 8, 16].map { Int(bitmap[x, y] >> $0 & 0xff) } }
    // Secondary label on white: (138,138,142).
    #expect(zip(channels(328, 57).sorted(), [138, 138, 142]).allSatisfy { abs($0 - $1) <= 1 })
    func isInk(_ x: Int) -> Bool { (45..<70).contains { bitmap[x, $0] & 0xff < 235 } }
    let (chosen, chevron) = ((300..<348).filter(isInk), (348..<380).filter(isInk))
    #expect(abs((chosen.first ?? 0) - 314) <= 1 && abs((chosen.last ?? 0) - 343) <= 1, "\(chosen)")
    #expect(abs((chevron.first ?? 0) - 354) <= 1 && abs((chevron.last ?? 0) - 361) <= 1, "\(chevron)")
  }

  @ViewBuilder private func save(_ isBold: Bool) -> some View {
    if isBold { Button("Save") {}.fontWeight(.semibold) } else { Button("Save") {} }
  }

  @Test("the item that confirms is semibold, the others are not")
  func confirmation() throws {
    func bar(_ placement: ToolbarItemPlacement, isBold: Bool = false) throws -> Bitmap {
      let runtime = ViewRuntime.withoutCurrent {
        ViewRuntime(
          size: CGSize(width: 200, height: 60), background: .white, resources: TestRendering.resources
        ) {
          NavigationStack {
            Color.clear
              .navigationTitle("T")
              .navigationBarTitleDisplayMode(.inline)
              .toolbar { ToolbarItem(placement: placement) { save(isBold) } }
          }
        }
      }
      return try TestRendering.bitmap(of: runtime.displayList(at: 0))
    }
    func ink(_ bitmap: Bitmap) -> [UInt32] {
      (0..<60).flatMap { y in (100..<200).map { bitmap[$0, y] } }
    }
    let confirms = try ink(bar(.confirmationAction))
    #expect(try confirms == ink(bar(.topBarTrailing, isBold: true)))
    #expect(try confirms != ink(bar(.topBarTrailing)))
  }
}
