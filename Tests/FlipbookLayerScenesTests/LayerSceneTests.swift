import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookTestSupport
import FlipbookLayers
import Foundation
import Testing

@testable import FlipbookLayerScenes

@MainActor
@Suite("Layers made of a scene file")
struct LayerSceneTests {
  private func layer(_ text: String) throws -> CALayer {
    let scene = try SceneFilm.scene(layers: text)
    return try #require(scene.layers.first).make(on: LayerStage(seed: 5))
  }

  private func pixels(_ scene: LayerScene, at time: Double) throws -> Bitmap {
    try TestRendering.bitmap(of: SceneFilm.player(scene).displayList(at: time))
  }

  @Test("the film's size, rate, length and background, and what a run asks for in their place")
  func film() throws {
    let text =
      #"{"title": "T", "size": [640, 360], "scale": 2, "frameRate": 24, "duration": "1500ms", "background": null, "layers": []}"#
    let scene = try SceneFilm.scene(text)
    #expect(scene.title == "T")
    #expect(scene.size == CGSize(width: 640, height: 360))
    #expect(scene.scale == 2)
    #expect(scene.frameRate == 24)
    #expect(scene.duration == 1.5)
    #expect(scene.background == nil)
    var options = LayerSceneOptions()
    options.size = CGSize(width: 10, height: 20)
    options.duration = 9
    let other = try SceneFilm.scene(text, options: options)
    #expect(other.size == CGSize(width: 10, height: 20))
    #expect(other.duration == 9)
  }

  @Test("every class, by its short name and its own")
  func classes() throws {
    for kind in LayerKind.all {
      for name in [kind.name, kind.className] {
        let made = try layer(#"{"type": "\#(name)"}"#)
        #expect("\(type(of: made))" == kind.className)
      }
    }
  }

  @Test("properties of every layer")
  func common() throws {
    let made = try layer(
      #"""
      {"name": "n", "anchorPoint": [0, 1], "size": {"width": 30, "height": 20}, "position": [5, 6], "zPosition": 3,
       "opacity": 0.25, "hidden": true, "masksToBounds": true, "backgroundColor": "#f00", "cornerRadius": 4,
       "maskedCorners": ["topLeft", "bottomRight"], "cornerCurve": "continuous", "borderWidth": 2, "borderColor": null,
       "shadowOpacity": 0.5, "shadowOffset": [1, 2], "shadowRadius": 7, "shadowPath": "M0 0 H5 V5 Z",
       "compositingFilter": "multiply", "speed": 2, "beginTime": 1, "timeOffset": "500ms", "repeatCount": "forever",
       "sublayerTransform": {"perspective": 500}, "layers": [{}, {"name": "in"}], "mask": {"size": [4, 4]}}
      """#)
    #expect(made.name == "n")
    #expect(made.frame == CGRect(x: 5, y: -14, width: 30, height: 20))
    #expect(made.zPosition == 3)
    #expect(made.opacity == 0.25)
    #expect(made.isHidden)
    #expect(made.masksToBounds)
    #expect(made.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(made.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    #expect(made.cornerCurve == .continuous)
    #expect(made.borderColor == nil)
    #expect(made.shadowOffset == CGSize(width: 1, height: 2))
    #expect(made.shadowPath?.path.boundingRect == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(made.compositingFilter as? String == "multiply")
    #expect(made.speed == 2)
    #expect(made.timeOffset == 0.5)
    #expect(made.repeatCount == .greatestFiniteMagnitude)
    #expect(abs(made.sublayerTransform.m34 + 0.002) < 1e-12)
    #expect(made.sublayers?.count == 2)
    #expect(made.mask?.bounds.width == 4)
  }

  @Test("properties of shapes, gradients, replicators, emitters, scrolled layers")
  func own() throws {
    let shape = try #require(
      try layer(
        #"{"type": "shape", "path": "M0 0 L9 0", "fillColor": null, "strokeColor": "red", "fillRule": "even-odd", "lineCap": "round", "lineJoin": "bevel", "lineWidth": 3, "strokeStart": 0.2, "strokeEnd": 0.8, "lineDashPattern": [1, 2], "lineDashPhase": 4, "miterLimit": 5}"#
      )
        as? CAShapeLayer)
    #expect(shape.fillColor == nil)
    #expect(shape.fillRule == .evenOdd)
    #expect(shape.lineCap == .round)
    #expect(shape.lineJoin == .bevel)
    #expect(shape.lineDashPattern == [1, 2])
    #expect(
      [shape.lineWidth, shape.strokeStart, shape.strokeEnd, shape.lineDashPhase, shape.miterLimit] == [
        3, 0.2, 0.8, 4, 5,
      ])
    let gradient = try #require(
      try layer(
        #"{"type": "gradient", "gradientType": "conic", "colors": ["red", "blue"], "locations": [0, 0.5], "startPoint": [0.5, 0.5], "endPoint": [1, 1]}"#
      )
        as? CAGradientLayer)
    #expect(gradient.type == .conic)
    #expect(gradient.colors?.count == 2)
    #expect(gradient.locations == [0, 0.5])
    let replicator = try #require(
      try layer(
        #"{"type": "replicator", "instanceCount": 4, "instanceDelay": 0.5, "instanceTransform": {"translate": [1, 2, 3]}, "instanceColor": "red", "instanceAlphaOffset": -0.25}"#
      )
        as? CAReplicatorLayer)
    #expect(replicator.instanceCount == 4)
    #expect(replicator.instanceDelay == 0.5)
    #expect(replicator.instanceTransform.m43 == 3)
    #expect(replicator.instanceAlphaOffset == -0.25)
    let emitter = try #require(
      try layer(
        #"{"type": "emitter", "emitterShape": "circle", "renderMode": "additive", "emitterCells": [{"name": "a", "birthRate": 3, "spin": "90deg", "contents": {"path": {"shape": "circle", "center": [2, 2], "radius": 2}, "size": [4, 4]}}]}"#
      )
        as? CAEmitterLayer)
    #expect(emitter.emitterShape == .circle)
    #expect(emitter.seed == 5, "the run's")
    let cell = try #require(emitter.emitterCells?.first)
    #expect(cell.birthRate == 3)
    #expect(abs(cell.spin - .pi / 2) < 1e-12)
    #expect((cell.contents as? CGImage)?.width == 8)
    let scroll = try layer(#"{"type": "scroll", "scrollMode": "vertically"}"#) as? CAScrollLayer
    #expect(scroll?.scrollMode == .vertically)
  }

  @Test("transforms step by step, as in CSS")
  func transforms() throws {
    func map(_ text: String) throws -> CATransform3D { try layer(#"{"transform": \#(text)}"#).transform }
    let moved = CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1)
    #expect(try map(#"[{"translate": [10, 0]}, {"rotate": "90deg"}]"#) == moved)
    #expect(try map("[1, 0, 0, 1, 7, 8]").m42 == 8)
    #expect(try map("[1,0,0,0, 0,1,0,0, 0,0,1,-0.01, 0,0,0,1]").m34 == -0.01)
    #expect(try map(#"{"scale": 2}"#) == CATransform3DMakeScale(2, 2, 1))
    #expect(
      try map(#"{"rotate": {"angle": "0.5turn", "axis": [0, 1, 0]}}"#)
        == CATransform3DMakeRotation(.pi, 0, 1, 0))
    #expect(abs(try map(#"{"skew": ["45deg", 0]}"#).m21 - 1) < 1e-12)
    #expect(try map(#""identity""#) == CATransform3DIdentity)
  }

  @Test("paths of shapes")
  func paths() throws {
    func bounds(_ text: String) throws -> CGRect {
      let shape = try layer(#"{"type": "shape", "path": \#(text)}"#) as? CAShapeLayer
      return try #require(shape?.path).path.boundingRect
    }
    #expect(
      try bounds(#"{"shape": "rect", "rect": [1, 2, 30, 40], "cornerRadius": 5}"#)
        == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(
      try bounds(#"{"shape": "ellipse", "rect": {"x": 0, "y": 0, "width": 4, "height": 8}}"#).height == 8)
    #expect(try bounds(#"{"shape": "circle", "center": [5, 5], "radius": 5}"#).maxX == 10)
    let square = try bounds(#"{"shape": "polygon", "center": [0, 0], "radius": 10, "sides": 4}"#)
    #expect(abs(square.minY + 10) < 1e-9 && abs(square.width - 20) < 1e-9)
    #expect(
      try bounds(#"{"shape": "star", "center": [0, 0], "radius": 10, "innerRadius": 4, "points": 5}"#).minY
        == -10)
    #expect(
      try bounds(#"{"shape": "line", "from": [1, 1], "to": [4, 9]}"#)
        == CGRect(x: 1, y: 1, width: 3, height: 8))
    #expect(
      try bounds(#"{"shape": "polyline", "points": [[0, 0], [5, 0], [5, 6]], "closed": true}"#).height == 6)
    let half = try bounds(#"{"shape": "arc", "center": [0, 0], "radius": 10, "start": 0, "end": "180deg"}"#)
    #expect(abs(half.minY) < 1e-6 && abs(half.maxY - 10) < 0.01)
    #expect(
      try bounds(#"["M0 0 H1", {"shape": "line", "from": [0, 0], "to": [0, 7], "transform": {"scale": 2}}]"#)
        .height == 14)
  }

  @Test("a text layer without a size is as large as its text, also after a change")
  func textSize() throws {
    let scene = try SceneFilm.scene(
      layers:
        #"{"name": "t", "type": "text", "string": "Hi", "fontSize": 20, "position": [50, 50], "foregroundColor": "black"}"#,
      #""transactions": [{"at": 1, "changes": [{"layer": "t", "set": {"string": "Hello there"}}]}]"#)
    func width(_ time: Double) throws -> Int {
      let bitmap = try pixels(scene, at: time)
      let columns = (0..<bitmap.width).filter { x in
        (0..<bitmap.height).contains { bitmap[x, $0] != 0xffff_ffff }
      }
      return (columns.last ?? 0) - (columns.first ?? 0)
    }
    #expect(try width(0) > 10)
    #expect(try width(1.5) > 3 * width(0))
  }

  @Test("a text layer without a size stays as large as its text while the size of its font is animated")
  func animatedTextSize() throws {
    func ink(_ size: Int, _ more: String, at time: Double) throws -> [Int] {
      let scene = try SceneFilm.scene(
        layers:
          "{\"type\": \"text\", \"string\": \"HHH\", \"fontSize\": \(size), \"position\": [50, 50], \"foregroundColor\": \"black\"\(more)}"
      )
      let bitmap = try pixels(scene, at: time)
      let places = (0..<100).flatMap { x in (0..<100).map { (x, $0) } }
        .filter { bitmap[$0.0, $0.1] != 0xffff_ffff }
      let (x, y) = (places.map(\.0), places.map(\.1))
      return try [x.min(), x.max(), y.min(), y.max()].map { try #require($0) }
    }
    let move = #", "animations": [{"keyPath": "fontSize", "from": 10, "to": 30, "duration": 2}]"#
    // As a text of that size that stands still.
    for (time, size) in [(0.0, 10), (1, 20), (1.99, 30)] {
      let (moving, still) = (try ink(10, move, at: time), try ink(size, "", at: 0))
      #expect(zip(moving, still).allSatisfy { abs($0 - $1) <= 1 }, "\(time): \(moving) \(still)")
    }
  }

  @Test("runs of a text with looks of their own, and plain ones that animate")
  func runs() throws {
    let plain = try layer(#"{"type": "text", "string": ["a", 5]}"#) as? CATextLayer
    #expect(plain?.string as? String == "a5")
    let mixed =
      try layer(#"{"type": "text", "string": ["a", {"text": "b", "color": "red", "size": 9}]}"#)
      as? CATextLayer
    #expect((mixed?.string as? NSAttributedString)?.string == "ab")
  }

  @Test("props, variables, definitions and loops")
  func data() throws {
    let text = #"""
      {"size": [100, 100], "props": {"n": {"type": "integer", "default": 2}, "c": {"type": "color", "default": "red"}},
       "variables": {"w": "{{width / n}}"},
       "definitions": {"bar": {"parameters": {"i": 0, "h": 10}, "value": {"frame": ["{{i * w}}", 0, "{{w}}", "{{h}}"], "backgroundColor": "{{c}}"}}},
       "layers": [{"forEach": "{{n}}", "as": "i", "value": {"use": "bar", "with": {"i": "{{i}}"}, "opacity": 0.5}}, {"if": "{{n > 2}}", "name": "many"}]}
      """#
    let two = try SceneFilm.scene(text).layers.map { $0.make(on: LayerStage(seed: 0)) }
    #expect(
      two.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 50, y: 0, width: 50, height: 10),
      ])
    #expect(two[0].opacity == 0.5)
    var options = LayerSceneOptions()
    options.props = ["n": .number(4), "c": .string("#00f")]
    let four = try SceneFilm.scene(text, options: options).layers.map { $0.make(on: LayerStage(seed: 0)) }
    #expect(four.count == 5)
    #expect(four[3].frame.minX == 75)
    #expect(four[3].backgroundColor == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    options.props = ["n": .number(1.5)]
    #expect(
      SceneFilm.issues(text, options: options).first
        == "$.props.n: the prop \"n\" should be a whole number, but --props gives the number 1.5")
    options.props = ["m": .number(1)]
    let warnings = try SceneFilm.diagnostics { _ = try SceneFilm.scene(text, options: options) }
    #expect(warnings.map(\.code) == ["props.unknown"])
  }

  @Test("a scene in a film of another size")
  func fit() throws {
    func leftEdge(_ fit: String) throws -> Int {
      var options = LayerSceneOptions()
      options.size = CGSize(width: 200, height: 100)
      let scene = try SceneFilm.scene(
        #"{"size": [100, 100], "fit": "\#(fit)", "layers": [{"frame": [20, 0, 10, 100], "backgroundColor": "black"}]}"#,
        options: options)
      let bitmap = try pixels(scene, at: 0)
      return try #require((0..<200).first { bitmap[$0, 50] == 0xff00_0000 })
    }
    #expect(try leftEdge("none") == 20)
    #expect(try leftEdge("contain") == 70)
    #expect(try leftEdge("cover") == 40)
    #expect(try leftEdge("fill") == 40)
  }
}
