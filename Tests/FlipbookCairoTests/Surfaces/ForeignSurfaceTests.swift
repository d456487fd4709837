import CCairo
import Flipbook
import FlipbookCairo
import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

/// `DisplayList.draw(on:)`, as its documentation shows it.
struct ForeignSurfaceTests {
  private static func list() -> DisplayList {
    DisplayList.record(size: CGSize(width: 200, height: 80), resources: TestRendering.resources) { context in
      context.fill(
        Path(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60)),
        with: .linearGradient(
          Gradient(colors: [.orange, .red]), startPoint: CGPoint(x: 10, y: 10),
          endPoint: CGPoint(x: 70, y: 70)))
      context.draw(Text("Hello").font(.system(size: 24)), at: CGPoint(x: 130, y: 40))
    }
  }

  /// The words of an ARGB surface.
  private static func pixels(_ surface: OpaquePointer?) -> [UInt32] {
    cairo_surface_flush(surface)
    let count = Int(cairo_image_surface_get_height(surface) * cairo_image_surface_get_stride(surface)) / 4
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    return data.withMemoryRebound(to: UInt32.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  @Test("An image of the caller's shows what a canvas does, on top of what is there")
  func image() throws {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 200, 80)
    let context = try #require(cairo_create(surface))
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    Self.list().draw(on: context)
    #expect(cairo_status(context) == CAIRO_STATUS_SUCCESS)
    let list = DisplayList(size: Self.list().size, background: .white, items: Self.list().items)
    let found = Disagreement(
      try CairoRendering.cairo(list), Bitmap(width: 200, height: 80, pixels: Self.pixels(surface)))
    #expect(found.inside <= 2)
    // Glyphs are not moved to quarters of a pixel here.
    #expect(found.edges <= 80)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  @Test("The context's matrix places the picture, and all of its state is as it was")
  func state() throws {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 420, 180)
    let context = try #require(cairo_create(surface))
    cairo_translate(context, 20, 10)
    cairo_scale(context, 2, 2)
    cairo_set_line_width(context, 7)
    cairo_set_operator(context, CAIRO_OPERATOR_XOR)
    Self.list().draw(on: context)
    #expect(cairo_get_line_width(context) == 7)
    #expect(cairo_get_operator(context) == CAIRO_OPERATOR_XOR)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    #expect([matrix.xx, matrix.yy, matrix.x0, matrix.y0] == [2, 2, 20, 10])
    let pixels = Self.pixels(surface)
    // The middle of the disc, (40, 40) in points.
    #expect(pixels[90 * 420 + 100] >> 24 == 255)
    #expect(pixels[5 * 420 + 5] == 0)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  @Test("A view is drawn into a page and into a drawing area")
  @MainActor
  func view() throws {
    let badge = DisplayList.record(
      Badge(name: "Ada"), size: CGSize(width: 200, height: 80), resources: TestRendering.resources)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("badge-\(getpid()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = cairo_pdf_surface_create(file.path, 200, 80)
    let pageContext = try #require(cairo_create(page))
    badge.draw(on: pageContext, resolution: 4)
    #expect(cairo_status(pageContext) == CAIRO_STATUS_SUCCESS)
    cairo_destroy(pageContext)
    cairo_surface_destroy(page)
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))

    // As GTK calls a drawing area: with a context for the area's size, of 2 pixels a point.
    let draw: (OpaquePointer?, Int32, Int32) -> Void = { context, _, _ in
      cairo_scale(context, 2, 2)
      if let context { badge.draw(on: context) }
    }
    let area = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 400, 160)
    let context = try #require(cairo_create(area))
    draw(context, 400, 160)
    #expect(cairo_status(context) == CAIRO_STATUS_SUCCESS)
    let drawn = Bitmap(width: 400, height: 160, pixels: Self.pixels(area))
    let found = Disagreement(try CairoRendering.cairo(badge, scale: 2), drawn)
    #expect(drawn.pixels.contains { $0 >> 24 == 255 })
    #expect(found.inside <= 2)
    cairo_destroy(context)
    cairo_surface_destroy(area)
  }

  @Test("What a surface can't express is a picture in its place")
  func pictures() throws {
    let blurred = DisplayItem(
      content: .fill(Path(CGRect(x: 60, y: 20, width: 40, height: 40)), .color(.black), FillStyle()),
      transform: .identity,
      filters: [FilterStage(kind: .blur(radius: 6, []), transform: .identity)],
      canvas: CGRect(x: 0, y: 0, width: 160, height: 80))
    let glass = DisplayItem(
      content: .fill(
        Path(CGRect(x: 0, y: 0, width: 80, height: 80)), .backdrop(BackdropPaint(blurRadius: 3)), FillStyle()),
      transform: .identity, canvas: CGRect(x: 0, y: 0, width: 160, height: 80))
    let list = DisplayList(
      size: CGSize(width: 160, height: 80), background: .white, items: [blurred, glass])
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 160, 80)
    let context = try #require(cairo_create(surface))
    list.draw(on: context, resolution: 1)
    let found = Disagreement(
      try CairoRendering.cairo(list), Bitmap(width: 160, height: 80, pixels: Self.pixels(surface)))
    #expect(found.inside <= 2 && found.edges <= 2)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The example of docs/cairo.md.
  private static func badge(_ name: String, _ resources: DrawingResources) -> DisplayList {
    DisplayList.record(size: CGSize(width: 200, height: 80), resources: resources) { context in
      let disc = CGRect(x: 10, y: 10, width: 60, height: 60)
      context.addFilter(.shadow(radius: 3, y: 2))
      context.fill(Path(ellipseIn: disc), with: .color(.orange))
      context.draw(Text(name).font(.title), at: CGPoint(x: 135, y: 40))
    }
  }

  @Test("The documentation's example draws a page of a PDF, and what a drawing area asks for")
  func example() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-\(ProcessInfo.processInfo.globallyUniqueString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let page = cairo_pdf_surface_create(file.path, 200, 80)
    let context = try #require(cairo_create(page))
    Self.badge("Ada", TestRendering.resources).draw(on: context, resolution: 4)
    #expect(cairo_status(context) == CAIRO_STATUS_SUCCESS)
    cairo_destroy(context)
    cairo_surface_destroy(page)
    #expect(try Data(contentsOf: file).prefix(5) == Data("%PDF-".utf8))

    // A drawing area hands out a context whose surface holds what was drawn before.
    let window = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 400, 160)
    let handed = try #require(cairo_create(window))
    cairo_set_source_rgb(handed, 1, 1, 1)
    cairo_paint(handed)
    cairo_scale(handed, 2, 2)
    Self.badge("Ada", TestRendering.resources).draw(on: handed)
    let pixels = Self.pixels(window)
    #expect(pixels[80 * 400 + 80] == 0xffff_9500)
    #expect(pixels[2 * 400 + 200] == 0xffff_ffff)
    cairo_destroy(handed)
    cairo_surface_destroy(window)
  }

  @Test("A context that has failed is left alone")
  func failed() throws {
    let context = try #require(cairo_create(nil))
    #expect(cairo_status(context) != CAIRO_STATUS_SUCCESS)
    Self.list().draw(on: context)
    cairo_destroy(context)
  }
}

/// The view of `docs/cairo.md`.
private struct Badge: View {
  let name: String

  var body: some View {
    HStack(spacing: 12) {
      Circle().fill(.orange.gradient).frame(width: 60, height: 60).shadow(radius: 3, y: 2)
      Text(name).font(.title)
    }
  }
}
