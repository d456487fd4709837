import FlipbookDrawing
import Foundation

extension ParticleField {
  func draw(_ canvas: LayerCanvas) {
    guard !particles.isEmpty, canvas.opacity > 0 else { return }
    var canvas = canvas
    if emitter.renderMode == .additive { canvas.blendMode = .plusLighter }
    let seen = (canvas.clip?.bounds ?? canvas.recorder.reach)
    let map = canvas.transform
    // How far a point of the particle's picture can be from its middle, for each point of its scale.
    let stretch = (map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d).squareRoot()
    let opacity = canvas.opacity
    canvas.recorder.reserve(particles.count)
    for particle in particles {
      let kind = kinds[particle.kind]
      guard particle.scale > 0, particle.color.w > 0, let tints = kind.tints else { continue }
      let x = map.a * particle.x + map.c * particle.y + map.tx
      let y = map.b * particle.x + map.d * particle.y + map.ty
      let radius = (kind.size.width + kind.size.height) * particle.scale * stretch
      guard x + radius > seen.minX, x - radius < seen.maxX, y + radius > seen.minY, y - radius < seen.maxY
      else { continue }
      let (c, s) = (cos(particle.angle) * particle.scale, sin(particle.angle) * particle.scale)
      let place = CGAffineTransform(a: c, b: s, c: -s, d: c, tx: particle.x, ty: particle.y)
      canvas.opacity = opacity * Double(particle.color.w)
      canvas.transform = place.concatenating(map)
      canvas.draw(
        ImageDrawing(
          bitmap: tints.bitmap(particle.color), source: kind.source,
          destination: CGRect(
            x: -kind.size.width / 2, y: -kind.size.height / 2, width: kind.size.width,
            height: kind.size.height),
          interpolation: kind.interpolation))
    }
  }
}
