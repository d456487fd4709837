import FlipbookDrawing
import FlipbookMotion
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookLayers

@MainActor
struct LayerRecordingTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func full(_ color: CGColor?, _ x: CGFloat = 0, _ width: CGFloat = 100) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 0, width: width, height: 100)
    layer.backgroundColor = color
    return layer
  }

  private func pixel(_ film: LayerRuntime, _ x: Int, _ y: Int, at time: Double = 0) throws -> UInt32 {
    try LayerFilm.bitmap(film.displayList(at: time))[x, y]
  }

  @Test func opacityAppliesToTheWhole() throws {
    let film = LayerFilm.runtime()
    let outer = full(red)
    outer.addSublayer(full(blue, 50, 50))
    outer.opacity = 0.5
    film.root.addSublayer(outer)
    // As one, blue hides the red under it; each by itself lets it through.
    #expect(try pixel(film, 75, 50) == 0xff80_80ff || pixel(film, 75, 50) == 0xff7f_7fff)
    outer.allowsGroupOpacity = false
    #expect(try pixel(film, 75, 50) != 0xff80_80ff && pixel(film, 75, 50) != 0xff7f_7fff)
  }

  @Test func layersAreInOrderOfDepth() throws {
    let film = LayerFilm.runtime()
    let (a, b) = (full(red), full(blue))
    film.root.addSublayer(a)
    film.root.addSublayer(b)
    #expect(try pixel(film, 50, 50) == 0xff00_00ff)
    CATransaction.setDisableActions(true)
    a.zPosition = 1
    #expect(try pixel(film, 50, 50) == 0xffff_0000)
    CATransaction.setDisableActions(true)
    b.zPosition = 1
    #expect(try pixel(film, 50, 50) == 0xff00_00ff)
  }

  /// Two planes that cross: each is in front on its own side.
  @Test func crossingPlanesAreCut() throws {
    let film = LayerFilm.runtime()
    film.root.sublayerTransform.m34 = -1 / 500
    let (a, b) = (full(red), full(blue))
    a.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    b.transform = CATransform3DMakeRotation(-.pi / 6, 0, 1, 0)
    film.root.addSublayer(a)
    film.root.addSublayer(b)
    // Turned about y by a positive angle, the left side comes to the front.
    #expect(try pixel(film, 30, 50) == 0xffff_0000)
    #expect(try pixel(film, 70, 50) == 0xff00_00ff)
  }

  @Test func transformLayersKeepTheirDepth() throws {
    func film(_ holder: CALayer) -> LayerRuntime {
      let film = LayerFilm.runtime()
      holder.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let (front, back) = (full(red), full(blue))
      front.zPosition = 20
      back.zPosition = -20
      holder.addSublayer(front)
      holder.addSublayer(back)
      holder.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      film.root.addSublayer(holder)
      return film
    }
    // Seen from behind, what was behind is in front; a flat layer turns as the picture it is.
    #expect(try pixel(film(CATransformLayer()), 50, 50) == 0xff00_00ff)
    #expect(try pixel(film(CALayer()), 50, 50) == 0xffff_0000)
  }

  @Test func backsAreHidden() throws {
    let film = LayerFilm.runtime()
    let layer = full(red)
    layer.isDoubleSided = false
    film.root.addSublayer(layer)
    film.root.sublayerTransform.m34 = -1 / 500
    #expect(try pixel(film, 50, 50) == 0xffff_0000)
    CATransaction.setDisableActions(true)
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try pixel(film, 50, 50) == 0xffff_ffff)
  }

  @Test func masksShowWhatTheyCover() throws {
    let film = LayerFilm.runtime()
    let layer = full(red)
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100), transform: nil)
    layer.mask = mask
    film.root.addSublayer(layer)
    #expect(try pixel(film, 25, 50) == 0xffff_0000 && pixel(film, 75, 50) == 0xffff_ffff)
    let gradient = CAGradientLayer()
    gradient.frame = layer.bounds
    gradient.colors = [CGColor.clear, CGColor.black]
    layer.mask = gradient
    #expect(mask.superlayer == nil)
    let middle = try pixel(film, 50, 50)
    #expect(middle >> 16 & 0xff == 0xff && (0x70...0x90).contains(middle & 0xff))
  }

  @Test func boundsCutOffWithTheirCorners() throws {
    let film = LayerFilm.runtime()
    let layer = full(nil)
    layer.cornerRadius = 50
    layer.masksToBounds = true
    layer.addSublayer(full(red))
    film.root.addSublayer(layer)
    #expect(try pixel(film, 50, 50) == 0xffff_0000 && pixel(film, 3, 3) == 0xffff_ffff)
    layer.maskedCorners = [.layerMaxXMinYCorner]
    #expect(try pixel(film, 3, 3) == 0xffff_0000 && pixel(film, 96, 3) == 0xffff_ffff)
  }

  @Test func bordersLieInsideAndInFront() throws {
    let film = LayerFilm.runtime()
    let layer = full(red)
    layer.addSublayer(full(red))
    layer.borderWidth = 10
    layer.borderColor = blue
    film.root.addSublayer(layer)
    #expect(try pixel(film, 5, 50) == 0xff00_00ff && pixel(film, 12, 50) == 0xffff_0000)
  }

  @Test func contentsLieByGravity() throws {
    let film = LayerFilm.runtime()
    let layer = full(nil)
    layer.contents = CGImage(
      Bitmap(width: 20, height: 10, pixels: [UInt32](repeating: 0xffff_0000, count: 200)))
    film.root.addSublayer(layer)
    func covered(_ gravity: CALayerContentsGravity) throws -> CGRect {
      layer.contentsGravity = gravity
      return try #require(film.displayList(at: 0).items.first).bounds
    }
    #expect(try covered(.resize) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(try covered(.center) == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(try covered(.bottomRight) == CGRect(x: 80, y: 90, width: 20, height: 10))
    #expect(try covered(.top) == CGRect(x: 40, y: 0, width: 20, height: 10))
    #expect(try covered(.resizeAspect) == CGRect(x: 0, y: 25, width: 100, height: 50))
    CATransaction.setDisableActions(true)
    layer.contentsScale = 2
    #expect(try covered(.center) == CGRect(x: 45, y: 47.5, width: 10, height: 5))
    CATransaction.setDisableActions(true)
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(try covered(.left) == CGRect(x: 0, y: 47.5, width: 5, height: 5))
  }

  @Test func drawnContentsAreKeptUntilTheyAreAskedForAgain() throws {
    final class Drawn: CALayer {
      var count = 0
      var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      override func draw(in ctx: CGContext) {
        count += 1
        ctx.setFillColor(color)
        ctx.fill(CGRect(x: 0, y: 0, width: 50, height: 1_000))
      }
    }
    let film = LayerFilm.runtime()
    let layer = Drawn()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    film.root.addSublayer(layer)
    #expect(try pixel(film, 25, 25) == 0xffff_ffff && layer.count == 0)
    layer.setNeedsDisplay()
    #expect(try pixel(film, 25, 25) == 0xffff_0000 && layer.count == 1)
    // What is drawn outside of the layer is cut off.
    #expect(try pixel(film, 25, 75) == 0xffff_ffff && layer.count == 1)
    layer.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    CATransaction.setDisableActions(true)
    layer.position.y += 50
    #expect(try pixel(film, 25, 75) == 0xffff_0000 && layer.count == 1)
    CATransaction.setDisableActions(true)
    layer.setNeedsDisplay()
    #expect(try pixel(film, 25, 75) == 0xff00_00ff && layer.count == 2)
  }

  /// A property of the scene's own, as sources with `@NSManaged` are staged.
  @Test func propertiesOfTheScenesOwnAreAnimated() throws {
    final class Bar: CALayer {
      var progress: CGFloat {
        get { _managedValue("progress") }
        set { _setManagedValue(newValue, "progress") }
      }
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
      }
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.progress ?? progress
        animation.duration = 2
        return animation
      }
      override func _presentationCopy() -> CALayer { Bar(layer: self) }
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
      }
    }
    let film = LayerFilm.runtime()
    let bar = Bar()
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    film.root.addSublayer(bar)
    bar.setNeedsDisplay()
    #expect(bar.progress == 0)
    #expect(try pixel(film, 2, 50) == 0xffff_ffff)
    bar.progress = 1
    _ = film.displayList(at: 0)
    #expect(try pixel(film, 45, 50, at: 1) == 0xffff_0000 && pixel(film, 55, 50, at: 1) == 0xffff_ffff)
    #expect(bar.presentation()?.progress == 0.5 && bar.progress == 1)
    #expect(try pixel(film, 95, 50, at: 2) == 0xffff_0000)
  }

  @Test func shadowsAreCastByShapesAndByPictures() throws {
    let film = LayerFilm.runtime()
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 20, width: 30, height: 30)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 40, height: 40)
    film.root.addSublayer(layer)
    #expect(try pixel(film, 75, 75) == 0xffff_ffff)
    CATransaction.setDisableActions(true)
    layer.backgroundColor = red
    #expect(try pixel(film, 75, 75) == 0xff00_0000 && pixel(film, 30, 30) == 0xffff_0000)
    CATransaction.setDisableActions(true)
    layer.backgroundColor = nil
    let inner = full(red, 0, 10)
    layer.addSublayer(inner)
    CATransaction.flush()
    #expect(try pixel(film, 65, 75) == 0xff00_0000 && pixel(film, 75, 75) == 0xffff_ffff)
    layer.masksToBounds = true
    #expect(try pixel(film, 65, 75) == 0xffff_ffff)
  }

  @Test func blendModesByName() throws {
    let film = LayerFilm.runtime()
    film.root.addSublayer(full(CGColor(red: 0, green: 0.5, blue: 0, alpha: 1)))
    let layer = full(CGColor(red: 1, green: 1, blue: 0, alpha: 1))
    film.root.addSublayer(layer)
    for name in ["multiply", "multiplyBlendMode", "CIMultiplyBlendMode", "CIMultiplyCompositing"] {
      layer.compositingFilter = name
      #expect(try pixel(film, 50, 50) & 0xffff_00ff == 0xff00_0000)
    }
    let reported = LayerFilm.diagnostics { layer.compositingFilter = "multipy" }
    #expect(reported.first?.message.contains("Did you mean \"multiply\"?") == true)
  }

  /// What is kept from one picture to the next is what would be drawn anew.
  @Test func keptPicturesAreTheSame() throws {
    func scene() -> (LayerRuntime, [CALayer]) {
      let film = LayerFilm.runtime(200, 200)
      var layers: [CALayer] = []
      for index in 0..<30 {
        let layer = LayerFilm.square(CGFloat(index % 6) * 30 + 10, CGFloat(index / 6) * 30 + 10, red)
        if index % 3 == 0 { layer.addSublayer(LayerFilm.square(5, 5, blue)) }
        if index % 4 == 0 { layer.opacity = 0.5 }
        if index % 5 == 0 { layer.masksToBounds = true }
        (layers.randomElement(using: &generator) ?? film.root).addSublayer(layer)
        layers.append(layer)
      }
      return (film, layers)
    }
    var generator = SeededNumbers(seed: 5)
    for round in 0..<6 {
      generator = SeededNumbers(seed: UInt64(round))
      let (kept, changing) = scene()
      generator = SeededNumbers(seed: UInt64(round))
      let (fresh, same) = scene()
      fresh.reusesPictures = false
      for frame in 0..<12 {
        var chance = SeededNumbers(seed: UInt64(round * 100 + frame))
        for (film, layers) in [(kept, changing), (fresh, same)] {
          chance = SeededNumbers(seed: UInt64(round * 100 + frame))
          film.run(until: Double(frame) / 10)
          let layer = layers[Int.random(in: 0..<layers.count, using: &chance)]
          switch Int.random(in: 0..<6, using: &chance) {
          case 0: layer.position.x += 5
          case 1: layer.opacity = Float.random(in: 0...1, using: &chance)
          case 2:
            let move = CABasicAnimation(keyPath: "position.y")
            move.byValue = 20
            move.duration = 0.3
            move.beginTime = LayerClock.now + 0.15
            layer.add(move, forKey: nil)
          case 3: layer.isHidden.toggle()
          case 4: layer.speed = layer.speed == 1 ? 0.5 : 1
          default: break
          }
          film.run(until: Double(frame) / 10)
        }
        func forget(_ layer: CALayer) {
          layer.cache = nil
          layer.layers.forEach(forget)
        }
        forget(fresh.root)
        #expect(kept.displayList(at: Double(frame) / 10) == fresh.displayList(at: Double(frame) / 10))
      }
    }
  }

  @Test func strangeNumbersDontStopAnything() throws {
    var chance = SeededNumbers(seed: 11)
    let strange: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300, 12, 0.5]
    let paths = KeyPathTarget.allNames
    for round in 0..<60 {
      let film = LayerFilm.runtime()
      let layers = [
        CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(), CAEmitterLayer(),
      ]
      let layer = layers[round % layers.count]
      film.root.addSublayer(layer)
      layer.addSublayer(LayerFilm.square(5, 5))
      (layer as? CATextLayer)?.string = "text"
      (layer as? CAReplicatorLayer)?.instanceCount = 3
      (layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
      (layer as? CAShapeLayer)?.strokeColor = .black
      func number() -> Double { strange[Int.random(in: 0..<strange.count, using: &chance)] }
      LayerFilm.diagnosticsIgnored {
        layer.frame = CGRect(x: number(), y: number(), width: number(), height: number())
        layer.bounds = CGRect(x: number(), y: number(), width: number(), height: number())
        layer.opacity = Float(number())
        layer.cornerRadius = number()
        layer.borderWidth = number()
        layer.shadowOpacity = Float(number())
        layer.shadowRadius = number()
        layer.transform = CATransform3DMakeRotation(number(), number(), number(), number())
        layer.transform.m34 = number()
        layer.zPosition = number()
        layer.backgroundColor = CGColor(red: number(), green: 0, blue: 0, alpha: 1)
        layer.speed = Float(number())
        for _ in 0..<4 {
          let animation = CABasicAnimation(keyPath: paths[Int.random(in: 0..<paths.count, using: &chance)])
          animation.fromValue = number()
          animation.toValue = number()
          animation.duration = number()
          animation.beginTime = number()
          animation.timeOffset = number()
          animation.repeatCount = Float(number())
          animation.autoreverses = round % 2 == 0
          layer.add(animation, forKey: nil)
        }
        for time in [0, 0.5, 3] { _ = film.displayList(at: time) }
      }
    }
  }
}
