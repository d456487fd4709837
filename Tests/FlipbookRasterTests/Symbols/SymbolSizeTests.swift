@testable import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("The sizes of symbols, as on the phone")
struct SymbolSizeTests {
  private func outline(_ name: String, _ size: CGFloat, weight: Int = 400) throws -> SymbolOutline {
    try #require(
      SymbolLibrary.shared.outline(
        named: name, font: FontDescriptor(size: size, weight: weight), scale: .medium))
  }

  @Test(
    "ink is as large as in pictures of simulators",
    arguments: [
      ("xmark", 17, 13.33, 13.33), ("star.fill", 22, 24.33, 23), ("person.circle.fill", 22, 22, 22),
      ("exclamationmark.triangle", 17, 17.33, 15.67), ("location", 17, 16, 15.67),
      ("info.circle.fill", 17, 17, 17),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func ink(name: String, size: CGFloat, width: CGFloat, height: CGFloat) throws {
    let ink = try outline(name, size).path.boundingRect
    // A recording's ink is counted in whole pixels of a third of a point.
    #expect(abs(ink.width - width) < 0.5)
    #expect(abs(ink.height - height) < 0.5)
  }

  @Test(
    "the room around them is that of simulators",
    arguments: [
      ("xmark", 17, 17.33, 15.33), ("star.fill", 22, 28.33, 26.33), ("person.circle.fill", 22, 26, 25),
      ("mic.fill", 17, 17.33, 20), ("mappin", 17, 16, 19.67),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func box(name: String, size: CGFloat, width: CGFloat, height: CGFloat) throws {
    let box = try outline(name, size).size
    #expect(abs(box.width - width) < 1)
    #expect(abs(box.height - height) < 1)
  }

  @Test("the ring around a slash is room, not ink")
  func slashes() throws {
    let wifi = try outline("wifi.slash", 80)
    #expect(abs(wifi.path.boundingRect.height - 74.4) < 0.5)
    #expect(abs(wifi.size.height - 93.2) < 0.5)
    let bell = try outline("bell.slash", 80)
    #expect(abs(bell.path.boundingRect.height - 80.7) < 1.5)
    #expect(abs(bell.size.height - 97.3) < 0.5)
  }

  @Test(
    "the room is rounded up to pixels: across, above and below the baseline",
    arguments: [
      ("xmark", 17, 3, 17.33, 15.33), ("person.circle.fill", 22, 3, 26, 25), ("star.fill", 22, 3, 28, 26),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func pixels(name: String, size: CGFloat, scale: CGFloat, width: CGFloat, height: CGFloat) throws {
    let outline = try outline(name, size).onPixels(scale: scale)
    #expect(abs(outline.size.width - width) < 0.01)
    #expect(abs(outline.size.height - height) < 0.01)
    #expect(abs(outline.baseline * scale - (outline.baseline * scale).rounded()) < 1e-6)
  }

  @Test("the middle stands at half the capitals' height of the font at every scale")
  func middle() throws {
    let font = FontDescriptor(size: 17, weight: 400)
    for scale in [SymbolScale.small, .medium, .large] {
      let outline = try #require(SymbolLibrary.shared.outline(named: "globe", font: font, scale: scale))
      #expect(abs(outline.baseline - outline.path.boundingRect.midY - 17 * 0.705 / 2) < 0.01)
    }
  }

  @Test(
    "the room at the large scale is that of simulators",
    arguments: [
      ("plus.circle", 3, 24.33, 24), ("globe", 1, 25, 24), ("bell", 3, 26, 24), ("plus", 3, 22.67, 20),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func largeBox(name: String, scale: CGFloat, width: CGFloat, height: CGFloat) throws {
    let font = FontDescriptor(size: 17, weight: 400)
    let outline = try #require(SymbolLibrary.shared.outline(named: name, font: font, scale: .large))
    let size = outline.onPixels(scale: scale).size
    #expect(abs(size.width - width) < 0.4, "\(name) is \(size)")
    #expect(abs(size.height - height) < 0.4, "\(name) is \(size)")
  }

  @Test("every symbol without a badge has ink of the size in the table, or of its own proportions within it")
  func table() throws {
    for name in SymbolNames.all {
      guard let size = SymbolSizes.struckInk(of: name) ?? SymbolSizes.ink(of: name),
        let recipe = SymbolName.recipe(for: name), recipe.badgeCorner == nil
      else { continue }
      let ink = try outline(name, 100).path.boundingRect
      let (x, y) = (ink.width / 100 / size.width, ink.height / 100 / size.height)
      #expect(max(x, y) > 0.99 && max(x, y) < 1.01, "\(name) is \(ink.size), not \(size)")
    }
  }

  @Test(
    "signs in circles are as large as on the phone",
    arguments: [
      ("checkmark", 0.462, 0.457), ("xmark", 0.411, 0.411), ("plus", 0.479, 0.479), ("star", 0.599, 0.575),
    ]
      as [(String, CGFloat, CGFloat)])
  func inCircles(name: String, width: CGFloat, height: CGFloat) throws {
    let recipe = try #require(SymbolName.recipe(for: "\(name).circle"))
    let whole = try #require(SymbolRenderer(weight: 400).contours(recipe)).path
    let ring = SymbolFrame.circle.outline(width: SymbolRenderer.lineWidth(weight: 400) * 0.9).path
    // Inside the ring's line there is only the sign.
    let clear = whole.intersection(Path(ellipseIn: CGRect(x: -0.38, y: -0.38, width: 0.76, height: 0.76)))
    #expect(ring.boundingRect.width == 1)
    #expect(abs(clear.boundingRect.width - width) < 0.03)
    #expect(abs(clear.boundingRect.height - height) < 0.03)
  }

  @Test("bolder symbols are larger, lighter ones smaller")
  func weights() throws {
    let sizes = try [100, 400, 900].map { try outline("plus", 20, weight: $0).path.boundingRect.width }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
  }

  @Test("resizable symbols fill their rectangle; a symbol without a name draws nothing")
  func resizable() {
    let resources = DrawingResources(
      textEngine: PangoTextEngine(),
      imageProvider: FileImageProvider(folder: URL(fileURLWithPath: "/"), access: .below([])))
    let list = DisplayList.record(size: CGSize(width: 40, height: 40), resources: resources) { context in
      let check = context.resolve(Image(systemName: "checkmark").resizable())
      context.draw(check, in: CGRect(x: 2, y: 3, width: 16, height: 12))
      let nothing = context.resolve(Image(systemName: ""))
      #expect(nothing.size == .zero)
      context.draw(nothing, at: .zero)
    }
    #expect(list.items.count == 1)
    guard case .fill(let path, _, _) = list.items.first?.content else {
      Issue.record("No fill was recorded.")
      return
    }
    let box = path.boundingRect
    #expect(abs(box.minX - 2) < 0.01 && abs(box.minY - 3) < 0.01)
    #expect(abs(box.width - 16) < 0.01 && abs(box.height - 12) < 0.01)
  }
}
