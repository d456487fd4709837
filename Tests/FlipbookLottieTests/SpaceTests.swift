import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

@Suite("layers in space are seen through a camera as in After Effects")
struct SpaceTests {
  /// A layer of one rectangle about its anchor point.
  private func layer(_ index: Int, _ ks: String, _ rest: String = #","ddd":1"#) -> String {
    let shapes =
      #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":0}},{"ty":"fl","c":{"k":[1,0,\#(Double(index) / 10)]},"o":{"k":100}}"#
    return
      #"{"ty":4,"nm":"S\#(index)","ind":\#(index),"ip":0,"op":60,"st":0,"ks":{\#(ks)},"shapes":[\#(shapes)]\#(rest)}"#
  }

  private func camera(_ ks: String, zoom: String = #"{"k":200}"#, _ rest: String = "") -> String {
    #"{"ty":13,"nm":"Camera","ind":90,"ip":0,"op":60,"st":0,"pe":\#(zoom),"ks":{\#(ks)}\#(rest)}"#
  }

  private func items(_ layers: String..., at frame: Double = 0) throws -> [DisplayItem] {
    try LottieFixture.items(LottieFixture.text(layers: layers.joined(separator: ",")), at: frame)
  }

  /// Where a point of a layer's plane is seen.
  private func place(_ x: Double, _ y: Double, in item: DisplayItem) throws -> CGPoint {
    guard let stage = item.filters.first else { return CGPoint(x: x, y: y).applying(item.transform) }
    let map = try #require(stage.listProjection)
    let image = map(x, y)
    return CGPoint(x: image.x / image.z, y: image.y / image.z)
  }

  private func expect(_ point: CGPoint, _ x: Double, _ y: Double, _ comment: Comment? = nil) {
    #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, comment)
  }

  /// The blue of each item, which tells the layers apart.
  private func order(_ items: [DisplayItem]) -> [Int] {
    items.compactMap { item in
      var content = item.content
      if case .layer(let layer) = content { content = layer.items[0].content }
      guard case .fill(_, .color(let color), _) = content else { return nil }
      return Int((color.blue * 10).rounded())
    }
  }

  @Test("what is farther away is smaller by the zoom over the distance")
  func distance() throws {
    let view = camera(#""p":{"k":[50,50,-200]}"#)
    let item = try #require(items(layer(1, #""p":{"k":[70,50,200]}"#), view).first)
    #expect(item.filters.isEmpty)
    // 200 / 400 of its size, and of its distance from the middle.
    #expect(abs(item.transform.a - 0.5) < 1e-12 && abs(item.transform.d - 0.5) < 1e-12)
    expect(try place(0, 0, in: item), 60, 50)
    #expect(try items(layer(1, #""p":{"k":[50,50,-300]}"#), view).isEmpty, "behind the camera")
  }

  @Test("a layer that turns is seen in perspective, its near side larger")
  func turn() throws {
    let view = camera(#""p":{"k":[50,50,-200]}"#)
    let item = try #require(items(layer(1, #""p":{"k":[50,50,0]},"ry":{"k":60}"#), view).first)
    // The right side comes nearer by 10 · sin 60°.
    let depth = 10 * 3.0.squareRoot() / 2
    expect(try place(10, 0, in: item), 50 + 5 * 200 / (200 - depth), 50)
    expect(try place(-10, 10, in: item), 50 - 5 * 200 / (200 + depth), 50 + 10 * 200 / (200 + depth))
    let tilted = try #require(items(layer(1, #""p":{"k":[50,50,0]},"rx":{"k":60}"#), view).first)
    // The lower side goes away.
    expect(try place(0, 10, in: tilted), 50, 50 + 5 * 200 / (200 + depth))
  }

  @Test("a camera is aimed at its point of interest, and turned from there")
  func aim() throws {
    // From the right at 45°: the layer's right side is the nearer one.
    let view = camera(#""p":{"k":[250,50,-200]},"a":{"k":[50,50,0]}"#)
    let item = try #require(items(layer(1, #""p":{"k":[50,50,0]}"#), view).first)
    let (distance, part) = (200 * 2.0.squareRoot(), 10 / 2.0.squareRoot())
    expect(try place(0, 0, in: item), 50, 50)
    expect(try place(10, 0, in: item), 50 + part * 200 / (distance - part), 50)
    // Turned clockwise by 90°, it shows what is to the right above.
    let rolled = camera(#""p":{"k":[250,50,-200]},"a":{"k":[50,50,0]},"rz":{"k":90}"#)
    let turned = try #require(items(layer(1, #""p":{"k":[50,50,0]}"#), rolled).first)
    expect(try place(10, 0, in: turned), 50, 50 - part * 200 / (distance - part))
    // Without a point of interest it looks straight ahead.
    let plain = camera(#""p":{"k":[60,50,-200]}"#)
    expect(try place(0, 0, in: try #require(items(layer(1, #""p":{"k":[50,50,0]}"#), plain).first)), 40, 50)
  }

  @Test("a camera follows its parent, and a layer in space its own")
  func parents() throws {
    let null = #"{"ty":3,"nm":"N","ind":80,"ip":0,"op":60,"ddd":1,"ks":{"p":{"k":[10,0,0]}}}"#
    let view = camera(#""p":{"k":[40,50,-200]}"#, zoom: #"{"k":200}"#, #","parent":80"#)
    let item = try #require(items(layer(1, #""p":{"k":[50,50,200]}"#), null, view).first)
    expect(try place(0, 0, in: item), 50, 50)
    let pushed = #"{"ty":3,"nm":"N","ind":80,"ip":0,"op":60,"ddd":1,"ks":{"p":{"k":[0,0,200]}}}"#
    let plain = camera(#""p":{"k":[50,50,-200]}"#)
    let child = layer(1, #""p":{"k":[70,50,0]}"#, #","ddd":1,"parent":80"#)
    expect(try place(0, 0, in: try #require(items(child, pushed, plain).first)), 60, 50)
    // A layer of the plane takes no depth from its parent.
    let flat = layer(1, #""p":{"k":[70,50]}"#, #","parent":80"#)
    expect(try place(0, 0, in: try #require(items(flat, pushed, plain).first)), 70, 50)
  }

  @Test("layers in space that follow one another are drawn from the farthest on")
  func depth() throws {
    let view = camera(#""p":{"k":[50,50,-200]}"#)
    let (near, far) = (#""p":{"k":[50,50,0]}"#, #""p":{"k":[50,50,90]}"#)
    #expect(try order(items(layer(1, far), layer(2, near), view)) == [1, 2])
    #expect(try order(items(layer(1, near), layer(2, far), view)) == [2, 1])
    // One of the plane between them parts them.
    let flat = layer(5, #""p":{"k":[50,50]}"#, "")
    #expect(try order(items(layer(1, far), flat, layer(2, near), view)) == [2, 5, 1])
    // Those of one depth keep their order, and nulls and cameras part nothing.
    let null = #"{"ty":3,"nm":"N","ind":80,"ip":0,"op":60,"ks":{}}"#
    #expect(
      try order(items(layer(1, near), layer(2, near), layer(3, far), null, layer(4, far), view)) == [
        4, 3, 2, 1,
      ])
  }

  @Test("a camera shows from its in point on, and its zoom may move")
  func time() throws {
    let zoom = #"{"a":1,"k":[{"t":0,"s":[200]},{"t":20,"s":[400]}]}"#
    let view = camera(#""p":{"k":[50,50,-200]}"#, zoom: zoom)
    let text = LottieFixture.text(layers: "\(layer(1, #""p":{"k":[70,50,0]},"ry":{"k":30}"#)),\(view)")
    let file = try LottieFixture.file(text)
    let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)
    let record = LottieRecord()
    var seen = Set<ContentHash>()
    for frame in [0.0, 5, 20, 30, 10, 10] {
      let new = file.items(at: frame, transform: .identity, canvas: canvas)
      #expect(file.items(at: frame, transform: .identity, canvas: canvas, record: record) == new)
      seen.insert(DisplayList(size: canvas.size, items: new).contentHash)
    }
    #expect(seen.count == 4)
    expect(
      try place(0, 0, in: try #require(file.items(at: 10, transform: .identity, canvas: canvas).first)), 80,
      50)
    #expect(file.issues.isEmpty)
  }

  @Test("a layer beside the picture in its own plane is seen where it is turned into it")
  func beside() throws {
    // 300 points to the right of the layer's anchor point, at a right angle but for 5°.
    let shapes =
      #"{"ty":"rc","p":{"k":[300,0]},"s":{"k":[40,40]},"r":{"k":0}},{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}"#
    let text =
      #"{"ty":4,"nm":"S","ind":1,"ip":0,"op":60,"st":0,"ddd":1,"ks":{"p":{"k":[50,50,0]},"ry":{"k":-85}},"shapes":[\#(shapes)]}"#
    let item = try #require(items(text, camera(#""p":{"k":[50,50,-200]}"#)).first)
    #expect(item.bounds.minX > 55 && item.bounds.maxX < 70 && item.bounds.height > 10)
  }

  @Test("without a camera layers are drawn from in front, or, where asked, through After Effects' own")
  func withoutCamera() throws {
    let text = LottieFixture.text(layers: layer(1, #""p":{"k":[50,50,0]},"ry":{"k":60}"#))
    let file = try LottieFixture.file(text)
    let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)
    let flat = try #require(file.items(at: 0, transform: .identity, canvas: canvas).first)
    #expect(flat.filters.isEmpty && abs(flat.transform.a - 0.5) < 1e-12)
    #expect(file.issues.map(\.code) == ["lottie.3d"])
    var data = LottieData()
    data.hasPerspective = true
    let seen = try LottieFile(Array(text.utf8), data: data, resources: LottieFixture.resources)
    #expect(seen.issues.isEmpty)
    let item = try #require(seen.items(at: 0, transform: .identity, canvas: canvas).first)
    // A lens of 50 mm on a film of 36 mm, 100 points wide.
    let zoom = 100 * 50.0 / 36
    let depth = 10 * 3.0.squareRoot() / 2
    expect(try place(10, 0, in: item), 50 + 5 * zoom / (zoom - depth), 50)
  }
}
