import Flipbook
import FlipbookPicture
import Foundation

/// Reads the numbers of an emitter from an object of a file.
@MainActor
struct EmitterReader {
  let object: ArchiveObject

  private func number(_ key: String) -> CGFloat { object.number(key) ?? 0 }

  func read(into emitter: SKEmitterNode) {
    emitter.particleTexture = object.object("_particleTexture").flatMap { NodeReader.texture($0) }
    emitter.particleBirthRate = number("_birthrate")
    emitter.numParticlesToEmit = object.integer("_numParticlesToEmit") ?? 0
    emitter.particleLifetime = number("_lifetime")
    emitter.particleLifetimeRange = number("_lifetimeVariance")
    emitter.particlePosition = object.point("_startPosition") ?? .zero
    let range = object.point("_startPositionVariance") ?? .zero
    emitter.particlePositionRange = CGVector(dx: range.x, dy: range.y)
    emitter.particleZPosition = number("_startZPosition")
    emitter.particleSpeed = number("_startSpeed")
    emitter.particleSpeedRange = number("_startSpeedVariance")
    emitter.emissionAngle = number("_emissionAngle")
    emitter.emissionAngleRange = number("_emissionAngleVariance")
    let pull = object.point("_acceleration") ?? .zero
    (emitter.xAcceleration, emitter.yAcceleration) = (pull.x, pull.y)
    emitter.particleRotation = number("_startRotation")
    emitter.particleRotationRange = number("_startRotationVariance")
    emitter.particleRotationSpeed = number("_rotationSpeed")
    emitter.particleScale = object.number("_startScale") ?? 1
    emitter.particleScaleRange = number("_startScaleVariance")
    emitter.particleScaleSpeed = number("_scaleSpeed")
    emitter.particleScaleSequence = sequence("_particleScaleSequence")
    // The size in a file is half of that of the picture, or nothing; the picture's own counts.
    if emitter.particleTexture == nil { emitter.particleSize = object.size("_startSize") ?? .zero }
    emitter.particleAlpha = object.number("_startOpacity") ?? 1
    emitter.particleAlphaRange = number("_startOpacityVariance")
    emitter.particleAlphaSpeed = number("_opacitySpeed")
    emitter.particleAlphaSequence = sequence("_particleAlphaSequence")
    if let mode = object.integer("_particleBlendMode").flatMap(SKBlendMode.init(rawValue:)) {
      emitter.particleBlendMode = mode
    }
    if let order = object.integer("_particleRenderOrder").flatMap(UInt.init(exactly:))
      .flatMap(SKParticleRenderOrder.init(rawValue:))
    {
      emitter.particleRenderOrder = order
    }
    readColors(into: emitter)
  }

  private func readColors(into emitter: SKEmitterNode) {
    emitter.particleColor = object.color("_startColor") ?? .white
    emitter.particleColorRedRange = number("_startColorVarianceR")
    emitter.particleColorGreenRange = number("_startColorVarianceG")
    emitter.particleColorBlueRange = number("_startColorVarianceB")
    emitter.particleColorAlphaRange = number("_startColorVarianceA")
    emitter.particleColorRedSpeed = number("_colorSpeedR")
    emitter.particleColorGreenSpeed = number("_colorSpeedG")
    emitter.particleColorBlueSpeed = number("_colorSpeedB")
    emitter.particleColorAlphaSpeed = number("_colorSpeedA")
    emitter.particleColorSequence = sequence("_particleColorSequence")
    emitter.particleColorBlendFactor = number("_startColorMix")
    emitter.particleColorBlendFactorRange = number("_startColorBlendVariance")
    emitter.particleColorBlendFactorSpeed = number("_colorBlendSpeed")
    emitter.particleColorBlendFactorSequence = sequence("_particleColorBlendFactorSequence")
  }

  /// A sequence of numbers or colours; nil for none.
  private func sequence(_ key: String) -> SKKeyframeSequence? {
    guard let found = object.object(key) else { return nil }
    let values = found.list("_values").compactMap { value -> Any? in
      switch found.archive.resolved(value) {
      case .number(let number): number
      case .table: found.archive.object(value)?.asColor
      default: nil
      }
    }
    let times = found.list("_times").compactMap { value -> NSNumber? in
      if case .number(let time)? = found.archive.resolved(value) { NSNumber(value: time) } else { nil }
    }
    guard !values.isEmpty, values.count == times.count else { return nil }
    let sequence = SKKeyframeSequence(keyframeValues: values, times: times)
    if let mode = found.integer("_interpolationMode").flatMap(SKInterpolationMode.init(rawValue:)) {
      sequence.interpolationMode = mode
    }
    if let mode = found.integer("_repeatMode").flatMap(SKRepeatMode.init(rawValue:)) {
      sequence.repeatMode = mode
    }
    return sequence
  }
}
