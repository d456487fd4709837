import FlipbookDrawing
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Images in text")
struct TextPictureTests {
  private struct NoFiles: ImageProvider {
    func bitmap(named name: String) -> LoadedImage? {
      LoadedImage(bitmap: Bitmap(width: 40, height: 60, pixels: Array(repeating: 0xff00_00ff, count: 2400)))
    }
    func vector(named name: String) -> (any VectorPicture)? { nil }
    func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? {
      SymbolLibrary.shared.outline(named: name, font: font, scale: scale)
    }
  }

  private let resources = DrawingResources(textEngine: PangoTextEngine.shared, imageProvider: NoFiles())

  private func layout(_ text: Text, width: CGFloat = .infinity, size: CGFloat = 20) -> TextLayout {
    var environment = EnvironmentValues()
    environment.font = .system(size: size)
    return PangoTextEngine.shared.layout(
      text.content(in: environment, resources: resources), in: CGSize(width: width, height: .infinity))
  }

  private func pictures(_ layout: TextLayout) -> [(line: Int, run: TextLayout.Run)] {
    layout.lines.enumerated().flatMap { number, line in
      line.runs.filter { $0.picture != nil }.map { (number, $0) }
    }
  }

  @Test("a symbol takes its room between the words, in the size of the font")
  func symbol() throws {
    let star = Image(systemName: "star.fill")
    let with = layout(Text("ab\(star)cd"))
    let without = layout(Text("abcd"))
    let picture = try #require(pictures(with).first?.run)
    let size = try #require(picture.picture?.size)
    #expect(abs(with.size.width - without.size.width - size.width) < 0.5)
    #expect(size.height > 18 && size.height < 28)
    // It begins where the letters before it end, on their baseline.
    let start = try #require(picture.glyphs.first?.position)
    #expect(abs(start.x - layout(Text("ab")).size.width) < 0.5)
    #expect(start.y == with.firstBaseline)
    #expect(abs(with.size.height - without.size.height) < 1)
    let large = try #require(pictures(layout(Text("ab\(star)"), size: 40)).first?.run.picture?.size)
    #expect(abs(large.width - size.width * 2) < 0.1)
  }

  @Test("images wrap with the words")
  func wrapping() {
    let heart = Image(systemName: "heart")
    let text = Text("some words \(heart) and more words \(heart) at the end")
    let narrow = layout(text, width: 120)
    let found = pictures(narrow)
    #expect(found.count == 2)
    #expect(narrow.lines.count > 2)
    #expect(found[0].line < found[1].line)
    for (line, run) in found {
      let x = run.glyphs[0].position.x
      #expect(x >= 0 && x + run.advance <= 120.01)
      #expect(run.glyphs[0].position.y == narrow.lines[line].baseline)
    }
  }

  @Test("a picture from a file has its own size, stands on the baseline and makes its line higher")
  func file() throws {
    let layout = layout(Text("ab") + Text(Image("photo")))
    let run = try #require(pictures(layout).first?.run)
    #expect(run.picture?.size == CGSize(width: 40, height: 60))
    #expect(run.bounds.maxY == layout.firstBaseline)
    #expect(layout.size.height > 60)
  }

  @Test("parts of a text have their own colours and backgrounds, images too")
  func drawing() throws {
    let bell = Text(Image(systemName: "bell")).foregroundColor(.red)
    var marked = AttributedString("marked")
    marked.backgroundColor = .yellow
    let text = bell + Text(" and ") + Text(marked)
    let list = DisplayList.record(size: CGSize(width: 300, height: 60), resources: resources) { context in
      context.draw(context.resolve(text), at: CGPoint(x: 0, y: 30), anchor: .leading)
    }
    let fills = list.items.compactMap { item -> (Path, Paint)? in
      if case .fill(let path, let paint, _) = item.content { return (path, paint) } else { return nil }
    }
    #expect(fills.count == 2)
    // The background first, then the letters, then the images.
    guard case .fill = list.items.first?.content, case .text(let glyphs, _, _) = list.items[1].content else {
      Issue.record("a background and a text were expected")
      return
    }
    #expect(glyphs.lines.flatMap(\.runs).allSatisfy { $0.picture == nil })
    let yellow = fills[0].0.boundingRect
    let room = layout(text)
    #expect(yellow.width > 40 && yellow.maxX <= room.size.width + 0.01)
    #expect(fills[0].1 == .color(Color.yellow.resolvedRGBA(in: EnvironmentValues())))
    #expect(fills[1].1 == .color(Color.red.resolvedRGBA(in: EnvironmentValues())))
    #expect(fills[1].0.boundingRect.maxX < yellow.minX)
  }

  @Test("images shrink with a text that has to")
  func shrinking() throws {
    var environment = EnvironmentValues()
    environment.font = .system(size: 30)
    environment.minimumScaleFactor = 0.2
    environment.lineLimit = 1
    let text = Text("Shrinks \(Image(systemName: "leaf")) to fit")
    let content = text.content(in: environment, resources: resources)
    let own = try #require(content.runs.compactMap(\.picture).first?.size)
    let small = PangoTextEngine.shared.layout(content, in: CGSize(width: 100, height: 100))
    let shown = try #require(pictures(small).first?.run.picture?.size)
    #expect(!small.isTruncated)
    #expect(shown.width < own.width * 0.7)
  }
}
