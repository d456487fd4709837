import FlipbookDrawing
import Foundation

/// Where particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// As wide as the emitter's size, facing up.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// The width of the emitter's size is its radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Which part of the shape particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its corners; the ends of a line.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// In what order particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light adds up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive

/// A layer that emits particles.
///
/// A particle is a function of the seed, its number and the time, so that any frame costs the same. An emitter has
/// always been running when it is shown first, as on a phone: set `beginTime` to `CACurrentMediaTime()` to have it
/// begin when the layer is added.
open class CAEmitterLayer: CALayer {
  public override init() {
    super.init()
    extras = EmitterExtras()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if extras == nil { extras = EmitterExtras() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func _presentationCopy() -> CALayer { CAEmitterLayer(layer: self) }

  private var emitter: EmitterExtras { unsafeDowncast(extras!, to: EmitterExtras.self) }

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
      emitter.setCells(newValue)
      end(.emitterCells, change)
    }
  }

  /// What each cell's birth rate is multiplied by; initially 1. Particles that are there stay when it changes.
  open var birthRate: Float {
    get { Float(emitter[.birthRate]) }
    set {
      guard newValue != birthRate else { return }
      let action = begin(.birthRate)
      emitter.noteRate(MediaNumbers.exact(newValue), at: historyTime)
      end(.birthRate, action)
    }
  }

  /// The layer's time, for notes of when something changed.
  private var historyTime: TimeInterval { isCommitted ? LayerTime.local(self, LayerClock.now) : -.infinity }

  /// What each cell's lifetime is multiplied by; initially 1.
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
      emitter.notePlace(at: historyTime)
      emitter.position = newValue
      end(.emitterPosition, action)
    }
  }

  open var emitterZPosition: CGFloat {
    get { CGFloat(emitter[.emitterZPosition]) }
    set { change(.emitterZPosition, Double(newValue)) }
  }

  open var emitterSize: CGSize {
    get { emitter.size }
    set {
      guard newValue != emitter.size else { return }
      let action = begin(.emitterSize)
      emitter.notePlace(at: historyTime)
      emitter.size = newValue
      end(.emitterSize, action)
    }
  }

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

  /// Particles are drawn in the layer's plane; of no effect.
  open var preservesDepth = false

  /// What each cell's velocity is multiplied by; initially 1.
  open var velocity: Float {
    get { Float(emitter[.velocity]) }
    set { change(.velocity, Double(newValue)) }
  }

  /// What each cell's scale is multiplied by; initially 1.
  open var scale: Float {
    get { Float(emitter[.scale]) }
    set { change(.scale, Double(newValue)) }
  }

  /// What each cell's spin is multiplied by; initially 1.
  open var spin: Float {
    get { Float(emitter[.spin]) }
    set { change(.spin, Double(newValue)) }
  }

  /// Makes another choice of chances.
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
