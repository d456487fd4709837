import FlipbookDiagnostics
import FlipbookPicture
import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookLottie

/// Films that go out as Lottie and come back.
@Suite("exports show what they were made of")
struct ExportTests {
  private let canvas = CGRect(x: 0, y: 0, width: 80, height: 60)
  private let means = LottieExportMeans(
    textEngine: PangoTextEngine(), encode: { try PictureFile.smallPNG($0) }, draw: { _, _ in nil })

  private func list(_ items: [DisplayItem], background: RGBA = .clear) -> DisplayList {
    DisplayList(size: canvas.size, background: background, items: items)
  }

  private func box(
    _ rect: CGRect, _ color: RGBA, _ transform: CGAffineTransform = .identity, opacity: Double = 1,
    clip: ClipChain? = nil, filters: [FilterStage] = []
  ) -> DisplayItem {
    DisplayItem(
      content: .fill(Path(rect), .color(color), FillStyle()), transform: transform, opacity: opacity,
      clip: clip,
      filters: filters, canvas: canvas)
  }

  private func exported(_ lists: [DisplayList], tolerance: Double = 0.05) throws -> LottieExportFile {
    let exporter = LottieExporter(
      size: canvas.size, tolerance: tolerance, rasterises: false, means: means)
    return try exporter.animation(lists.map(exporter.read), rate: 30, title: "Film", markers: [("Half", 3)])
  }

  private func pixels(_ list: DisplayList) throws -> Bitmap {
    let raster = try RasterCanvas(width: 160, height: 120, scale: 2)
    raster.paint(list)
    return raster.makeBitmap()
  }

  /// Compares each frame with that of the animation, and returns the animation.
  @discardableResult
  private func check(_ lists: [DisplayList], most: Int = 24, isContainer: Bool = false) throws -> LottieFile {
    let made = try exported(lists)
    let resources = LottieResources(
      images: FileImageProvider(folder: URL(fileURLWithPath: "/")), textEngine: PangoTextEngine())
    let file = try LottieFile([UInt8](isContainer ? made.container : made.json), resources: resources)
    #expect(file.issues.isEmpty)
    #expect(file.outPoint == Double(lists.count))
    for (frame, list) in lists.enumerated() {
      let items = file.items(at: Double(frame), transform: .identity, canvas: canvas)
      let (wanted, found) = (try pixels(list).pixels, try pixels(self.list(items)).pixels)
      let worst = zip(wanted, found).map { a, b in
        stride(from: UInt32(0), to: 32, by: 8).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
      }
      #expect(worst.filter { $0 > most }.count <= 8, "frame \(frame)")
    }
    return file
  }

  @Test("a box that moves, turns, skews, fades and changes its colour")
  func moving() throws {
    let lists = (0..<8).map { frame -> DisplayList in
      let t = Double(frame) / 8
      let turn = CGAffineTransform(rotationAngle: t * 7).scaledBy(x: 1 + t, y: 1 - t / 2)
      let matrix = CGAffineTransform(a: 1, b: 0, c: t, d: 1, tx: 0, ty: 0).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: 20 + 40 * t * t, y: 30))
      return list(
        [
          box(
            CGRect(x: -8, y: -5, width: 16, height: 10),
            RGBA(red: Float(t), green: 0.2, blue: 1 - Float(t), opacity: 1), matrix, opacity: 1 - t / 2)
        ], background: .white)
    }
    try check(lists)
  }

  @Test("a linear curve needs two keyframes, a still one none")
  func simplified() throws {
    let lists = (0..<20).map { frame in
      list([
        box(
          CGRect(x: 0, y: 0, width: 9, height: 9), .black,
          CGAffineTransform(translationX: Double(frame), y: 3))
      ])
    }
    let group = try exported(lists).root["layers"]?.array?.first?["shapes"]?.array?.first
    let transform = group?["it"]?.array?.last
    #expect(transform?["p"]?["k"]?.array?.count == 2)
    #expect(transform?["s"]?["a"]?.number == 0)
  }

  @Test("items that come and go in the middle keep their depth")
  func coming() throws {
    let lists = (0..<6).map { frame -> DisplayList in
      var items = [box(CGRect(x: 5, y: 5, width: 40, height: 30), .black)]
      if (2..<4).contains(frame) {
        items.append(
          box(CGRect(x: 20, y: 10, width: 40, height: 30), RGBA(red: 1, green: 0, blue: 0, opacity: 1)))
      }
      items.append(
        box(CGRect(x: 35, y: 20, width: 30, height: 30), RGBA(red: 0, green: 0, blue: 1, opacity: 1)))
      return list(items)
    }
    try check(lists)
    #expect(try exported(lists).layerCount == 3)
  }

  @Test("paths, strokes with dashes, gradients with opacity, and masks")
  func styles() throws {
    let lists = (0..<3).map { frame -> DisplayList in
      let size = 30 + CGFloat(frame)
      let ring = DisplayItem(
        content: .stroke(
          Path(ellipseIn: CGRect(x: 5, y: 5, width: size, height: 40)), .color(.black),
          StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 8], dashPhase: 2)), transform: .identity,
        canvas: canvas)
      let ramp = GradientRamp(stops: [
        .init(color: RGBA(red: 1, green: 0, blue: 0, opacity: 1), location: 0),
        .init(color: RGBA(red: 0, green: 0, blue: 1, opacity: 0), location: 1),
      ])
      let clip = ClipChain(
        parent: nil,
        shape: .path(Path(ellipseIn: CGRect(x: 42, y: 10, width: 34, height: 44)), FillStyle(), .identity),
        isInverse: frame == 9, canvas: canvas)
      let faded = DisplayItem(
        content: .fill(
          Path(CGRect(x: 40, y: 5, width: 38, height: 50)),
          .gradient(
            GradientPaint(
              ramp: ramp, geometry: .linear(start: CGPoint(x: 40, y: 5), end: CGPoint(x: 78, y: 50)))),
          FillStyle()), transform: .identity, clip: clip, canvas: canvas)
      let spot = DisplayItem(
        content: .fill(
          Path(CGRect(x: 2, y: 2, width: 12, height: 12)),
          .gradient(
            GradientPaint(
              ramp: GradientRamp(stops: [
                .init(color: .white, location: 0), .init(color: .black, location: 1),
              ]),
              geometry: .radial(
                center: CGPoint(x: 8, y: 8), startRadius: 2, endRadius: 7, transform: .identity))),
          FillStyle()), transform: .identity, canvas: canvas)
      return list([ring, faded, spot], background: .white)
    }
    try check(lists)
  }

  @Test("groups, mattes, blurs and shadows", arguments: [false, true])
  func groups(isContainer: Bool) throws {
    let lists = (0..<3).map { frame -> DisplayList in
      let inner = [
        box(CGRect(x: 10, y: 10, width: 30, height: 20), .black),
        box(CGRect(x: 25, y: 15, width: 30, height: 20), RGBA(red: 1, green: 0.5, blue: 0, opacity: 1)),
      ]
      let group = DisplayItem(
        content: .layer(DisplayLayer(items: inner)), transform: .identity, opacity: 0.5, canvas: canvas)
      let matte = ClipChain(
        parent: nil,
        shape: .layer(
          DisplayLayer(items: [box(CGRect(x: 0, y: 35, width: 40 + CGFloat(frame), height: 30), .white)]),
          opacity: 1),
        isInverse: false, canvas: canvas)
      let shown = box(CGRect(x: 20, y: 30, width: 50, height: 20), .black, clip: matte)
      let soft = box(
        CGRect(x: 60, y: 5, width: 14, height: 14), .black,
        filters: [
          FilterStage(
            kind: .shadow(
              RGBA(red: 1, green: 0, blue: 0, opacity: 0.5), radius: 2, offset: CGSize(width: 3, height: 2),
              .normal, []),
            transform: .identity)
        ])
      let blurred = DisplayItem(
        content: .layer(DisplayLayer(items: [box(CGRect(x: -6, y: 40, width: 20, height: 14), .black)])),
        transform: .identity, filters: [FilterStage(kind: .blur(radius: 3, []), transform: .identity)],
        canvas: canvas)
      return list([group, shown, soft, blurred], background: .white)
    }
    try check(lists, isContainer: isContainer)
  }

  @Test("text as outlines, and pictures", arguments: [false, true])
  func texts(isContainer: Bool) throws {
    let engine = means.textEngine
    let layout = engine.layout(
      TextContent(runs: [.init(string: "Ag", font: FontDescriptor(family: .system(.default), size: 30))]),
      in: CGSize(width: 200, height: 100))
    let text = DisplayItem(
      content: .text(layout, origin: CGPoint(x: 4, y: 4), .color(.black)), transform: .identity,
      canvas: canvas)
    let bitmap = Bitmap(
      width: 4, height: 2,
      pixels: [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0x8080_8080, 0xff00_0000, 0xffff_ffff, 0, 0xffff_ff00])
    let image = DisplayItem(
      content: .image(
        ImageDrawing(
          bitmap: bitmap, source: CGRect(x: 0, y: 0, width: 4, height: 2),
          destination: CGRect(x: 50, y: 10, width: 24, height: 12))),
      transform: CGAffineTransform(translationX: 0, y: 20), opacity: 0.8, canvas: canvas)
    try check([list([text, image]), list([text, image])], most: 60, isContainer: isContainer)
  }

  @Test("what the format has no words for is refused")
  func gaps() throws {
    let collector = DiagnosticCollector()
    let wheel = DisplayItem(
      content: .fill(
        Path(canvas),
        .gradient(
          GradientPaint(
            ramp: GradientRamp(stops: [.init(color: .black, location: 0)]),
            geometry: .conic(center: .zero, startAngle: 0, endAngle: 6))), FillStyle()), transform: .identity,
      canvas: canvas)
    let made = try DiagnosticCollector.$current.withValue(collector) { try exported([list([wheel])]) }
    #expect(made.layerCount == 0)
    #expect(collector.firstError?.message.hasPrefix("A conic gradient can't be expressed in Lottie") == true)
  }

  @Test("names and markers of any letters")
  func words() throws {
    let exporter = LottieExporter(size: canvas.size, tolerance: 0, rasterises: false, means: means)
    let made = try exporter.animation(
      [exporter.read(list([]))], rate: 29.97, title: "\"é\n\u{1}\\", markers: [("\"m\"", 0)])
    let resources = LottieResources(
      images: FileImageProvider(folder: URL(fileURLWithPath: "/")), textEngine: PangoTextEngine())
    let file = try LottieFile([UInt8](made.json), resources: resources)
    #expect(file.title == "\"é\n\u{1}\\")
    #expect(file.markers.map(\.name) == ["\"m\""])
  }
}
