import FlipbookDrawing
import Foundation

/// Another name of ``CAEmitterLayerEmitterShape/point``.
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point

/// Another name of ``CAEmitterLayerEmitterShape/line``.
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line

/// Another name of ``CAEmitterLayerEmitterShape/rectangle``.
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle

/// Another name of ``CAEmitterLayerEmitterShape/cuboid``.
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid

/// Another name of ``CAEmitterLayerEmitterShape/circle``.
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle

/// Another name of ``CAEmitterLayerEmitterShape/sphere``.
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere

/// Another name of ``CAEmitterLayerEmitterMode/points``.
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points

/// Another name of ``CAEmitterLayerEmitterMode/outline``.
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline

/// Another name of ``CAEmitterLayerEmitterMode/surface``.
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface

/// Another name of ``CAEmitterLayerEmitterMode/volume``.
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume

/// Another name of ``CAEmitterLayerRenderMode/unordered``.
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered

/// Another name of ``CAEmitterLayerRenderMode/oldestFirst``.
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst

/// Another name of ``CAEmitterLayerRenderMode/oldestLast``.
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast

/// Another name of ``CAEmitterLayerRenderMode/backToFront``.
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront

/// Another name of ``CAEmitterLayerRenderMode/additive``.
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive

/// A layer that emits particles.
///
/// A particle is a function of the seed, its number and the time, so that any frame costs the same. An emitter has
/// always been running when it is shown first, as on a phone: set `beginTime` to `CACurrentMediaTime()` to have it
/// begin when the layer is added.
open class CAEmitterLayer: CALayer {
  /// Makes an emitter without cells.
  public override init() {
    super.init()
    payload = EmitterPayload()
  }

  /// Makes a copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if payload == nil { payload = EmitterPayload() }
  }

  /// Always nil, with a warning: layers aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A copy of the layer for presentation.
  open override func _presentationCopy() -> CALayer { CAEmitterLayer(layer: self) }

  private var emitter: EmitterPayload { unsafeDowncast(payload!, to: EmitterPayload.self) }

  /// Where the layer's time begins. Once it is set, to 0 too, the layer emits from 0 of its time on.
  open override var beginTime: CFTimeInterval {
    get { super.beginTime }
    set {
      if !emitter.hasBegun {
        beginQuietly()
        emitter.hasBegun = true
        changed()
      }
      let old = historyTime
      super.beginTime = newValue
      let shift = historyTime - old
      if shift.isFinite, shift != 0 { emitter.shiftHistory(by: shift) }
    }
  }

  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? {
    get { emitter.cellObjects }
    set {
      let change = begin(.emitterCells)
      emitter.setCells(newValue, at: historyTime)
      end(.emitterCells, change)
    }
  }

  /// The factor of each cell's birth rate; initially 1. Particles that are there stay when it changes.
  open var birthRate: Float {
    get { Float(emitter[.birthRate]) }
    set {
      guard newValue != birthRate else { return }
      let action = begin(.birthRate)
      emitter.recordRate(MediaNumbers.exact(newValue), at: historyTime)
      end(.birthRate, action)
    }
  }

  /// The layer's time, for notes of when something changed.
  private var historyTime: TimeInterval { isCommitted ? LayerTime.local(self, LayerClock.now) : -.infinity }

  /// The factor of each cell's lifetime; initially 1.
  open var lifetime: Float {
    get { Float(emitter[.lifetime]) }
    set { change(.lifetime, Double(newValue)) }
  }

  /// The emitter's centre, in the layer's coordinates.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set {
      guard newValue != emitter.position else { return }
      let action = begin(.emitterPosition)
      emitter.recordPlace(at: historyTime)
      emitter.position = newValue
      end(.emitterPosition, action)
    }
  }

  /// The depth of the emitter's centre, in points; 0 unless set.
  open var emitterZPosition: CGFloat {
    get { CGFloat(emitter[.emitterZPosition]) }
    set { change(.emitterZPosition, Double(newValue)) }
  }

  /// The width and height of the shape, in points. The width is the radius of circles and spheres.
  open var emitterSize: CGSize {
    get { emitter.size }
    set {
      guard newValue != emitter.size else { return }
      let action = begin(.emitterSize)
      emitter.recordPlace(at: historyTime)
      emitter.size = newValue
      end(.emitterSize, action)
    }
  }

  /// The depth of a cuboid, in points; 0 unless set.
  open var emitterDepth: CGFloat {
    get { CGFloat(emitter[.emitterDepth]) }
    set { change(.emitterDepth, Double(newValue)) }
  }

  /// Initially a point.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set {
      beginQuietly()
      emitter.shape = newValue
      changed()
    }
  }

  /// Initially the volume.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set {
      beginQuietly()
      emitter.mode = newValue
      changed()
    }
  }

  /// Initially unordered: the oldest first.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set {
      beginQuietly()
      emitter.renderMode = newValue
      changed()
    }
  }

  /// Has no effect: particles are drawn in the layer's plane.
  open var preservesDepth = false

  /// The factor of each cell's velocity; initially 1.
  open var velocity: Float {
    get { Float(emitter[.velocity]) }
    set { change(.velocity, Double(newValue)) }
  }

  /// The factor of each cell's scale; initially 1.
  open var scale: Float {
    get { Float(emitter[.scale]) }
    set { change(.scale, Double(newValue)) }
  }

  /// The factor of each cell's spin; initially 1.
  open var spin: Float {
    get { Float(emitter[.spin]) }
    set { change(.spin, Double(newValue)) }
  }

  /// The start of the random numbers; another seed gives other particles.
  open var seed: UInt32 {
    get { emitter.seed }
    set {
      beginQuietly()
      emitter.seed = newValue
      changed()
    }
  }

  private func change(_ key: LayerKey, _ value: Double) {
    guard emitter[key] != value else { return }
    let action = begin(key)
    emitter[key] = value
    end(key, action)
  }
}
