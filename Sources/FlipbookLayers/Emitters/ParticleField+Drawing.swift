import FlipbookDrawing
import Foundation

extension ParticleField {
  func draw(_ canvas: LayerCanvas) {
    guard !particles.isEmpty, canvas.opacity > 0, canvas.transform.isFinite else { return }
    let seen = canvas.clip?.bounds ?? canvas.recorder.reach
    let map = canvas.transform
    // Pictures by the kinds that have one.
    var pictures: [SpriteBatch.Picture] = []
    var numbers: [Int] = []
    var reaches: [Double] = []
    // How far a point of a particle's picture can be from its middle, for each point of its scale.
    let stretch = (map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d).squareRoot()
    for kind in kinds {
      numbers.append(pictures.count)
      reaches.append(Double(kind.picture.map { ($0.size.width + $0.size.height) * stretch } ?? 0))
      if let picture = kind.picture { pictures.append(picture) }
    }
    var factor = SIMD4<Float>(1, 1, 1, Float(canvas.opacity))
    if let tint = canvas.tint { factor *= tint }
    let (low, high) = (
      SIMD2(Double(seen.minX), Double(seen.minY)), SIMD2(Double(seen.maxX), Double(seen.maxY))
    )
    let (x, y) = (SIMD2(Double(map.a), Double(map.b)), SIMD2(Double(map.c), Double(map.d)))
    let origin = SIMD2(Double(map.tx), Double(map.ty))
    var sprites: [SpriteBatch.Sprite] = []
    sprites.reserveCapacity(particles.count)
    for particle in particles {
      var sprite = particle.sprite
      sprite.color *= factor
      guard sprite.color.w > 0, sprite.axisX != 0 || sprite.axisY != 0 else { continue }
      let middle = x * sprite.x + y * sprite.y + origin
      let radius = reaches[sprite.picture] * max(abs(sprite.axisX), abs(sprite.axisY))
      guard middle.x + radius > low.x, middle.x - radius < high.x, middle.y + radius > low.y,
        middle.y - radius < high.y
      else { continue }
      sprite.picture = numbers[sprite.picture]
      sprites.append(sprite)
    }
    guard !sprites.isEmpty else { return }
    canvas.draw(
      SpriteBatch(
        pictures: pictures, sprites: sprites,
        blendMode: emitter.renderMode == .additive ? .plusLighter : canvas.blendMode))
  }
}
