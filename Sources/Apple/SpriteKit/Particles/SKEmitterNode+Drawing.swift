import Flipbook
import FlipbookDrawing
import FlipbookDynamics
import FlipbookPicture
import Foundation

extension SKEmitterNode {
  func drawParticles(_ place: NodePlace, _ recorder: NodeRecorder) {
    guard !particles.isEmpty, let picture else { return }
    var map = place.transform
    if let targetNode, targetNode !== self { map = targetNode.treeTransform.concatenating(recorder.base) }
    // Pictures stand upright where y points down.
    let down = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0).concatenating(map)
    var sprites = particles.compactMap { sprite(of: $0) }
    if particleRenderOrder != .oldestFirst { sprites.reverse() }
    guard !sprites.isEmpty else { return }
    let mode = particleBlendMode.mode
    // Each is combined with those before it, and with what lies under them all.
    let batch = SpriteBatch(
      pictures: [picture], sprites: sprites.map { Self.faded($0, Float(place.alpha)) }, blendMode: mode)
    var whole = place
    (whole.alpha, whole.height) = (1, place.height + particleZPosition)
    recorder.add(.sprites(batch), down, whole, .normal)
  }

  private static func faded(_ sprite: SpriteBatch.Sprite, _ alpha: Float) -> SpriteBatch.Sprite {
    var copy = sprite
    copy.color.w *= alpha
    return copy
  }

  private var picture: SpriteBatch.Picture? {
    guard let texture = particleTexture else {
      let white = Bitmap(width: 1, height: 1, pixels: [0xffff_ffff])
      guard particleSize.width > 0, particleSize.height > 0 else { return nil }
      return SpriteBatch.Picture(
        bitmap: white, source: CGRect(x: 0, y: 0, width: 1, height: 1), size: particleSize,
        interpolation: .none)
    }
    guard let (bitmap, source) = texture.picture else { return nil }
    let size = particleSize.width > 0 && particleSize.height > 0 ? particleSize : texture.size()
    return SpriteBatch.Picture(
      bitmap: bitmap, source: source, size: size,
      interpolation: texture.filteringMode == .nearest ? .none : .medium)
  }

  /// The looks of a particle at its age; nil for one that can't be seen.
  private func sprite(of particle: EmittedParticle) -> SpriteBatch.Sprite? {
    let part = particle.lifetime > 0 ? particle.age / particle.lifetime : 1
    let alpha =
      particleAlphaSequence?.number(at: part) ?? particle.alpha + Double(particleAlphaSpeed) * particle.age
    let scale =
      particleScaleSequence?.number(at: part) ?? particle.scale + Double(particleScaleSpeed) * particle.age
    guard alpha > 0, scale != 0 else { return nil }
    let turn = ExactTurn.parts(-(particle.rotation + Double(particleRotationSpeed) * particle.age))
    return SpriteBatch.Sprite(
      x: particle.position.x, y: -particle.position.y, axisX: turn.x * scale, axisY: turn.y * scale,
      color: color(of: particle, part, Float(min(1, alpha))))
  }

  private func color(of particle: EmittedParticle, _ part: Double, _ alpha: Float) -> SIMD4<Float> {
    let speeds = SIMD4(
      Double(particleColorRedSpeed), Double(particleColorGreenSpeed), Double(particleColorBlueSpeed),
      Double(particleColorAlphaSpeed))
    var color = SIMD4<Float>(particle.color + speeds * particle.age)
    if let own = particleColorSequence?.color(at: part) {
      color = SIMD4(own.red, own.green, own.blue, own.opacity)
    }
    color = color.clamped(lowerBound: .zero, upperBound: .one)
    // Without a picture there is nothing but the colour.
    var blend: Float = 1
    if particleTexture != nil {
      let value =
        particleColorBlendFactorSequence?.number(at: part) ?? particle.blend
        + Double(particleColorBlendFactorSpeed) * particle.age
      blend = Float(max(0, min(1, value)))
    }
    var mixed = SIMD4<Float>.one + (color - .one) * blend
    mixed.w *= alpha
    return mixed
  }
}
