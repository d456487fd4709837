import Flipbook
import Foundation

extension SKEmitterNode {
  /// Takes the numbers of another emitter.
  func takeNumbers(from other: SKEmitterNode) {
    (particleTexture, particleBirthRate, numParticlesToEmit) =
      (other.particleTexture, other.particleBirthRate, other.numParticlesToEmit)
    (particleLifetime, particleLifetimeRange) = (other.particleLifetime, other.particleLifetimeRange)
    (particlePosition, particlePositionRange) = (other.particlePosition, other.particlePositionRange)
    (particleSpeed, particleSpeedRange) = (other.particleSpeed, other.particleSpeedRange)
    (emissionAngle, emissionAngleRange) = (other.emissionAngle, other.emissionAngleRange)
    (xAcceleration, yAcceleration) = (other.xAcceleration, other.yAcceleration)
    particleRotation = other.particleRotation
    (particleRotationRange, particleRotationSpeed) = (
      other.particleRotationRange, other.particleRotationSpeed
    )
    (particleScale, particleScaleRange) = (other.particleScale, other.particleScaleRange)
    (particleScaleSpeed, particleScaleSequence) = (other.particleScaleSpeed, other.particleScaleSequence)
    (particleSize, particleZPosition) = (other.particleSize, other.particleZPosition)
    (particleAlpha, particleAlphaRange) = (other.particleAlpha, other.particleAlphaRange)
    (particleAlphaSpeed, particleAlphaSequence) = (other.particleAlphaSpeed, other.particleAlphaSequence)
    (particleBlendMode, particleRenderOrder) = (other.particleBlendMode, other.particleRenderOrder)
    (targetNode, shader) = (other.targetNode, other.shader)
    takeColors(from: other)
  }

  private func takeColors(from other: SKEmitterNode) {
    (particleColor, particleColorSequence) = (other.particleColor, other.particleColorSequence)
    (particleColorRedRange, particleColorRedSpeed) = (
      other.particleColorRedRange, other.particleColorRedSpeed
    )
    particleColorGreenRange = other.particleColorGreenRange
    particleColorGreenSpeed = other.particleColorGreenSpeed
    (particleColorBlueRange, particleColorBlueSpeed) = (
      other.particleColorBlueRange, other.particleColorBlueSpeed
    )
    particleColorAlphaRange = other.particleColorAlphaRange
    particleColorAlphaSpeed = other.particleColorAlphaSpeed
    particleColorBlendFactor = other.particleColorBlendFactor
    particleColorBlendFactorRange = other.particleColorBlendFactorRange
    particleColorBlendFactorSpeed = other.particleColorBlendFactorSpeed
    particleColorBlendFactorSequence = other.particleColorBlendFactorSequence
  }
}
