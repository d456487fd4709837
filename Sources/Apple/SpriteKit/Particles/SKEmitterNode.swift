import Flipbook
import FlipbookDynamics
import FlipbookPicture
import Foundation

/// A source of particles. Each value with a range begins within half of it on both sides.
open class SKEmitterNode: SKNode {
  /// The picture of the particles; nil for squares of the colour.
  open var particleTexture: SKTexture?
  /// Particles a second.
  open var particleBirthRate: CGFloat = 0
  /// The number of particles in all; 0 for no limit.
  open var numParticlesToEmit = 0
  /// Which particles are drawn over others.
  open var particleRenderOrder = SKParticleRenderOrder.oldestLast
  /// How long a particle lives, in seconds.
  open var particleLifetime: CGFloat = 0
  /// In seconds.
  open var particleLifetimeRange: CGFloat = 0
  /// Where particles begin, in points of the node.
  open var particlePosition = CGPoint.zero
  /// In points.
  open var particlePositionRange = CGVector.zero
  /// The height of the particles above the node.
  open var particleZPosition: CGFloat = 0
  /// In points a second.
  open var particleSpeed: CGFloat = 0
  /// In points a second.
  open var particleSpeedRange: CGFloat = 0
  /// The direction in which particles begin, in radians counter-clockwise from the right.
  open var emissionAngle: CGFloat = 0
  /// In radians.
  open var emissionAngleRange: CGFloat = 0
  /// In points a second squared.
  open var xAcceleration: CGFloat = 0
  /// In points a second squared.
  open var yAcceleration: CGFloat = 0
  /// The turn, in radians.
  open var particleRotation: CGFloat = 0
  /// In radians.
  open var particleRotationRange: CGFloat = 0
  /// In radians a second.
  open var particleRotationSpeed: CGFloat = 0
  /// The factor of the size.
  open var particleScale: CGFloat = 1
  /// The range of the factor.
  open var particleScaleRange: CGFloat = 0
  /// The change of the factor in a second.
  open var particleScaleSpeed: CGFloat = 0
  /// The factor of the size over a life, in the place of the numbers above; nil for none.
  open var particleScaleSequence: SKKeyframeSequence?
  /// The size at a factor of 1, in points; zero for that of the picture.
  open var particleSize = CGSize.zero
  /// The colour that the picture is mixed with.
  open var particleColor = UIColor.white
  /// The range of its red.
  open var particleColorRedRange: CGFloat = 0
  /// The range of its green.
  open var particleColorGreenRange: CGFloat = 0
  /// The range of its blue.
  open var particleColorBlueRange: CGFloat = 0
  /// The range of its opacity.
  open var particleColorAlphaRange: CGFloat = 0
  /// The change of its red in a second.
  open var particleColorRedSpeed: CGFloat = 0
  /// The change of its green in a second.
  open var particleColorGreenSpeed: CGFloat = 0
  /// The change of its blue in a second.
  open var particleColorBlueSpeed: CGFloat = 0
  /// The change of its opacity in a second.
  open var particleColorAlphaSpeed: CGFloat = 0
  /// The colour over a life, in the place of the numbers above; nil for none.
  open var particleColorSequence: SKKeyframeSequence?
  /// How much of the colour the picture takes, 0…1.
  open var particleColorBlendFactor: CGFloat = 0
  /// The range of that part.
  open var particleColorBlendFactorRange: CGFloat = 0
  /// The change of that part in a second.
  open var particleColorBlendFactorSpeed: CGFloat = 0
  /// That part over a life, in the place of the numbers above; nil for none.
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  /// The opacity, 0…1.
  open var particleAlpha: CGFloat = 1
  /// The range of the opacity.
  open var particleAlphaRange: CGFloat = 0
  /// The change of the opacity in a second.
  open var particleAlphaSpeed: CGFloat = 0
  /// The opacity over a life, in the place of the numbers above; nil for none.
  open var particleAlphaSequence: SKKeyframeSequence?
  /// How each particle is combined with what is under it.
  open var particleBlendMode = SKBlendMode.alpha
  /// The node in whose coordinates particles move once they are there; nil for the emitter's own.
  open weak var targetNode: SKNode?

  /// A shader of GLSL; nil for none. It is left out, with a diagnostic.
  open var shader: SKShader?

  /// The particles that live, the oldest first.
  var particles: [EmittedParticle] = []
  /// The number of particles so far.
  var emitted = 0
  /// The part of a particle that is due.
  var due = 0.0
  /// The sequence of the emitter's own.
  var random: SeededGenerator

  /// Makes an emitter of nothing.
  public override init() {
    var scene = Flipbook.SystemRandomNumberGenerator()
    random = SeededGenerator(seed: scene.next())
    super.init()
  }

  /// Makes an emitter for an archive.
  public required init?(coder aDecoder: NSCoder) {
    var scene = Flipbook.SystemRandomNumberGenerator()
    random = SeededGenerator(seed: scene.next())
    super.init(coder: aDecoder)
  }

  /// Goes on by a length of time, in seconds, at once.
  open func advanceSimulationTime(_ sec: TimeInterval) {
    var rest = min(max(0, sec), 600)
    while rest > 0 {
      let step = min(rest, 1.0 / 60)
      advance(step)
      rest -= step
    }
  }

  /// Removes all particles, and begins anew.
  open func resetSimulation() {
    (particles, emitted, due) = ([], 0, 0)
  }

  override func advance(_ time: TimeInterval) { simulate(time) }

  override func drawContent(_ place: NodePlace, _ recorder: NodeRecorder) { drawParticles(place, recorder) }

  override func take(from other: SKNode) {
    super.take(from: other)
    if let other = other as? SKEmitterNode { takeNumbers(from: other) }
  }
}
