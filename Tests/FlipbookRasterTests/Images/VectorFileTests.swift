import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

@Suite struct VectorFileTests {
  /// A red left half and a half transparent blue right half, 20 × 10.
  private static let halves = """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
      <rect width="10" height="10" fill="#ff0000"/>
      <rect x="10" width="10" height="10" fill="#0000ff" fill-opacity="0.5"/>
    </svg>
    """

  private func resources(_ content: String, named name: String = "picture.svg") throws -> (
    DrawingResources, URL
  ) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-vector-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: folder.appendingPathComponent(name))
    return (
      DrawingResources(
        textEngine: PangoTextEngine.shared, imageProvider: FileImageProvider(folder: folder)), folder
    )
  }

  private func paint(
    _ resources: DrawingResources, scale: Double, _ draw: (inout GraphicsContext) -> Void
  ) throws -> Bitmap {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let list = DisplayList.record(
      size: CGSize(width: 40, height: 40), environment: environment, resources: resources, draw: draw)
    return try TestRendering.bitmap(of: list, scale: scale)
  }

  @Test("a vector image has the pixels of the size it is shown in, and sharp edges at any scale")
  func sharp() throws {
    let (resources, folder) = try resources(Self.halves)
    defer { try? FileManager.default.removeItem(at: folder) }
    for scale in [1.0, 2, 5] {
      let bitmap = try paint(resources, scale: scale) { context in
        #expect(context.resolve(Image("picture")).size == CGSize(width: 20, height: 10))
        context.draw(Image("picture"), in: CGRect(x: 0, y: 0, width: 40, height: 20))
      }
      let row = Int(10 * scale)
      let middle = Int(20 * scale)
      #expect(bitmap[middle - 1, row] == 0xffff_0000)
      #expect(bitmap[middle, row] == 0x8000_0080)
      #expect(bitmap[1, Int(20 * scale) - 1] == 0xffff_0000 && bitmap[1, Int(20 * scale)] == 0)
    }
  }

  @Test("one that takes too many pixels is drawn whole, coarser, and that is reported")
  func huge() throws {
    let (resources, folder) = try resources(Self.halves)
    defer { try? FileManager.default.removeItem(at: folder) }
    let collector = DiagnosticCollector()
    let wide = CGRect(x: -15_000, y: 0, width: 40_000, height: 20)
    try DiagnosticCollector.$current.withValue(collector) {
      // Only what is seen has to be drawn: that fits.
      let bitmap = try paint(resources, scale: 1) { $0.draw(Image("picture"), in: wide) }
      #expect(bitmap[20, 10] == 0xffff_0000 && collector.diagnostics.isEmpty)
      let list = DisplayList.record(size: CGSize(width: 10_000, height: 20), resources: resources) {
        $0.draw(Image("picture"), in: wide)
      }
      let seen = try TestRendering.bitmap(of: list)
      #expect(seen[4_000, 10] == 0xffff_0000 && seen[6_000, 10] == 0x8000_0080)
      #expect(collector.diagnostics.map(\.code) == ["image.vector-size"])
    }
  }

  @Test("in a layer that is blurred it is drawn beyond the picture's edge as well")
  func blurred() throws {
    let (resources, folder) = try resources(Self.halves)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bitmap = try paint(resources, scale: 1) { context in
      context.addFilter(.blur(radius: 4))
      context.drawLayer { $0.draw(Image("picture"), in: CGRect(x: -40, y: -40, width: 240, height: 120)) }
    }
    #expect(bitmap.pixels.allSatisfy { $0 == 0xffff_0000 })
  }

  @Test("filters of a vector image are left out, as on a phone")
  func filters() throws {
    let shifted =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><filter id='f'><feOffset dx='10'/></filter>"
      + "<g filter='url(#f)'><rect width='10' height='10' fill='#f00'/></g></svg>"
    let (resources, folder) = try resources(shifted)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bitmap = try paint(resources, scale: 1) {
      $0.draw(Image("picture"), in: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(bitmap[5, 5] == 0xffff_0000 && bitmap[15, 5] >> 24 == 0)
  }

  @Test("a template is drawn in the foreground through its alpha")
  func template() throws {
    let (resources, folder) = try resources(Self.halves)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bitmap = try paint(resources, scale: 1) { context in
      var image = context.resolve(Image("picture.svg").renderingMode(.template))
      image.shading = .color(.white)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(bitmap[5, 5] == 0xffff_ffff)
    #expect(bitmap[15, 5] >> 24 == 0x80)
  }

  @Test("a turned vector image is drawn with as many pixels as it covers")
  func turned() throws {
    let (resources, folder) = try resources(Self.halves)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = DisplayList.record(size: CGSize(width: 200, height: 200), resources: resources) { context in
      context.translateBy(x: 100, y: 100)
      context.rotate(by: .degrees(30))
      context.scaleBy(x: 4, y: 4)
      context.draw(Image("picture"), at: .zero)
    }
    guard case .image(let drawing) = list.items[0].content else {
      Issue.record("an image should be drawn")
      return
    }
    #expect(drawing.bitmap.width == 80 && drawing.bitmap.height == 40)
    #expect(drawing.destination == CGRect(x: -10, y: -5, width: 20, height: 10))
  }

  @Test("of an image larger than the picture only what can be seen is drawn")
  func zoomed() throws {
    let (resources, folder) = try resources(Self.halves)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = DisplayList.record(size: CGSize(width: 40, height: 40), resources: resources) { context in
      context.draw(Image("picture"), in: CGRect(x: -100_000, y: -50_000, width: 200_000, height: 100_000))
    }
    guard case .image(let drawing) = list.items[0].content else {
      Issue.record("an image should be drawn")
      return
    }
    #expect(drawing.bitmap.width <= 48 && drawing.bitmap.height <= 48)
    #expect(drawing.bitmap[1, 1] == 0x8000_0080 || drawing.bitmap[1, 1] == 0xffff_0000)
  }

  @Test("a document that can't be read is reported, and draws as a missing image")
  func broken() throws {
    let collector = DiagnosticCollector()
    let (resources, folder) = try resources("<svg xmlns='http://www.w3.org/2000/svg'><rect")
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = DiagnosticCollector.$current.withValue(collector) {
      DisplayList.record(size: CGSize(width: 40, height: 40), resources: resources) { context in
        context.draw(Image("picture.svg"), in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    #expect(list.items.count == 2)
    #expect(collector.diagnostics.map(\.code) == ["image.unreadable"])
  }

  @Test("caps and tiles of a document are as sharp as the output, and tiles can be tinted")
  func slices() throws {
    let (resources, folder) = try resources(Self.halves)
    defer { try? FileManager.default.removeItem(at: folder) }
    let caps = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let capped = try paint(resources, scale: 4) { context in
      context.draw(Image("picture").resizable(capInsets: caps), in: CGRect(x: 0, y: 0, width: 40, height: 10))
    }
    #expect(capped[39, 20] == 0xffff_0000 && capped[121, 20] == 0x8000_0080)
    let tiled = try paint(resources, scale: 4) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .tiledImage(Image("picture")))
    }
    for x in [0, 39, 80, 119] { #expect(tiled[x, 60] == 0xffff_0000) }
    for x in [40, 79, 120, 159] { #expect(tiled[x, 60] == 0x8000_0080) }
    let tinted = try paint(resources, scale: 1) { context in
      var image = context.resolve(Image("picture").resizable(resizingMode: .tile).renderingMode(.template))
      image.shading = .color(.white)
      context.draw(image, in: CGRect(x: 0, y: 0, width: 35, height: 30))
    }
    #expect(tinted[5, 15] == 0xffff_ffff && tinted[25, 15] == 0xffff_ffff)
    #expect(tinted[15, 15] >> 24 == 0x80 && tinted[36, 15] == 0)
  }

  @Test("pixels of all documents together and documents are bounded")
  func bounded() throws {
    let bitmaps = VectorBitmaps()
    let files = try (0..<3).map { _ in
      try VectorFile(Data(Self.halves.utf8), name: "halves", bitmaps: bitmaps)
    }
    for side in [2_000, 2_400, 2_800] {
      for file in files {
        let rect = CGRect(x: 0, y: 0, width: side, height: side)
        #expect(file.bitmap(width: side, height: side, rect: rect)?.width == side)
      }
    }
    #expect(bitmaps.area <= VectorBitmaps.capacity && bitmaps.area > 0)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-vectors-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let provider = FileImageProvider(folder: folder)
    weak var first: VectorFile?
    for index in 0..<140 {
      try Data(Self.halves.utf8).write(to: folder.appendingPathComponent("\(index).svg"))
      let file = provider.vector(named: "\(index)") as? VectorFile
      #expect(file != nil)
      if index == 0 { first = file }
    }
    #expect(first == nil)
    #expect(provider.vector(named: "0") != nil)
  }

  @Test("symbols are tiled in their own size and colour, side by side")
  func tiledSymbols() throws {
    let (resources, folder) = try resources(Self.halves)
    defer { try? FileManager.default.removeItem(at: folder) }
    let star = Image(systemName: "star.fill")
    var size = CGSize.zero
    let collector = DiagnosticCollector()
    let bitmap = try DiagnosticCollector.$current.withValue(collector) {
      try paint(resources, scale: 1) { context in
        size = context.resolve(star).size
        let scale = 10 / size.width
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .tiledImage(star, scale: scale))
      }
    }
    #expect(collector.diagnostics.isEmpty)
    // The middle of a star is full, the corners of its tile are empty, and every tile is like the first.
    let height = size.height * 10 / size.width
    #expect(bitmap[5, Int(height / 2)] == 0xff00_0000 && bitmap[0, 0] == 0)
    #expect((0..<30).allSatisfy { bitmap[$0, 6] == bitmap[$0 + 10, 6] })
  }

  @Test("a PDF is drawn at the size of its page, sharp at any scale")
  func pdf() throws {
    let page = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>> endobj
      4 0 obj <</Length 24>> stream
      1 0 0 rg 0 0 10 10 re f
      endstream endobj
      trailer <</Root 1 0 R>>
      """
    let (resources, folder) = try resources(page, named: "picture.pdf")
    defer { try? FileManager.default.removeItem(at: folder) }
    for scale in [1.0, 3] {
      let bitmap = try paint(resources, scale: scale) { context in
        #expect(context.resolve(Image("picture")).size == CGSize(width: 20, height: 10))
        context.draw(Image("picture"), in: CGRect(x: 0, y: 0, width: 40, height: 20))
      }
      let (row, middle) = (Int(10 * scale), Int(20 * scale))
      #expect(bitmap[middle - 1, row] == 0xffff_0000 && bitmap[middle, row] == 0)
    }
  }
}
