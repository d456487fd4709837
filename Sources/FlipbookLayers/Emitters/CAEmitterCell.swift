import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A kind of particle. A layer takes its cells as they are when they are set; later it changes them by key paths
/// such as "emitterCells.name.birthRate".
///
/// Each range is the width of the interval about a value that particles take theirs from.
open class CAEmitterCell: NSObject, CAMediaTiming {
  package final var numbers = EmitterNumbers()
  final var timing = MediaTiming()

  /// Makes a cell that emits nothing: its birth rate and its lifetime are 0.
  public override init() {
    super.init()
  }

  /// Nil, with a warning, unless a copy is made: cells aren't archived here.
  public required init?(coder: NSCoder) {
    guard coder is EmitterCellCoder else {
      LayerInput.warn("coder", "An emitter cell can't be read from an archive; make it in code.")
      return nil
    }
    super.init()
  }

  /// Returns a cell of the same class with the same values; a scene's own class is made by its `init(coder:)`.
  open override func copy() -> Any {
    let kind = type(of: self)
    let made = kind == CAEmitterCell.self ? CAEmitterCell() : kind.init(coder: EmitterCellCoder())
    guard let copy = made else { return self }
    copy.numbers = numbers
    copy.timing = timing
    copy.hasBegun = hasBegun
    copy.name = name
    copy.isEnabled = isEnabled
    copy.contents = contents
    copy.contentsRect = contentsRect
    copy.contentsScale = contentsScale
    copy.emitterCells = emitterCells
    copy.style = style
    copy.magnificationFilter = magnificationFilter
    copy.minificationFilter = minificationFilter
    copy.minificationFilterBias = minificationFilterBias
    return copy
  }

  /// For key paths.
  open var name: String?
  /// Whether it emits. Initially true.
  open var isEnabled = true
  /// Particles a second; initially 0.
  open var birthRate: Float {
    get { Float(numbers[.birthRate]) }
    set { numbers[.birthRate] = MediaNumbers.exact(newValue) }
  }
  /// In seconds.
  open var lifetime: Float {
    get { Float(numbers[.lifetime]) }
    set { numbers[.lifetime] = MediaNumbers.exact(newValue) }
  }
  /// The width of the interval of lifetimes, in seconds.
  open var lifetimeRange: Float {
    get { Float(numbers[.lifetimeRange]) }
    set { numbers[.lifetimeRange] = MediaNumbers.exact(newValue) }
  }
  /// In radians, out of the plane.
  open var emissionLatitude: CGFloat {
    get { CGFloat(numbers[.emissionLatitude]) }
    set { numbers[.emissionLatitude] = Double(newValue) }
  }
  /// In radians, clockwise from the x axis; for lines and outlines of circles, from the way they face.
  open var emissionLongitude: CGFloat {
    get { CGFloat(numbers[.emissionLongitude]) }
    set { numbers[.emissionLongitude] = Double(newValue) }
  }
  /// The angle in radians between the way that particles leave in and the edge of the cone in space that they are
  /// spread over; from a half turn on they leave to all sides.
  open var emissionRange: CGFloat {
    get { CGFloat(numbers[.emissionRange]) }
    set { numbers[.emissionRange] = Double(newValue) }
  }
  /// In points a second.
  open var velocity: CGFloat {
    get { CGFloat(numbers[.velocity]) }
    set { numbers[.velocity] = Double(newValue) }
  }
  /// The width of the interval of velocities, in points a second.
  open var velocityRange: CGFloat {
    get { CGFloat(numbers[.velocityRange]) }
    set { numbers[.velocityRange] = Double(newValue) }
  }
  /// In points a second, each second.
  open var xAcceleration: CGFloat {
    get { CGFloat(numbers[.xAcceleration]) }
    set { numbers[.xAcceleration] = Double(newValue) }
  }
  /// In points a second, each second; positive is down.
  open var yAcceleration: CGFloat {
    get { CGFloat(numbers[.yAcceleration]) }
    set { numbers[.yAcceleration] = Double(newValue) }
  }
  /// In points a second, each second; positive is to the front.
  open var zAcceleration: CGFloat {
    get { CGFloat(numbers[.zAcceleration]) }
    set { numbers[.zAcceleration] = Double(newValue) }
  }
  /// Initially 1.
  open var scale: CGFloat {
    get { CGFloat(numbers[.scale]) }
    set { numbers[.scale] = Double(newValue) }
  }
  /// The width of the interval of scales.
  open var scaleRange: CGFloat {
    get { CGFloat(numbers[.scaleRange]) }
    set { numbers[.scaleRange] = Double(newValue) }
  }
  /// Added to the scale each second.
  open var scaleSpeed: CGFloat {
    get { CGFloat(numbers[.scaleSpeed]) }
    set { numbers[.scaleSpeed] = Double(newValue) }
  }
  /// In radians a second.
  open var spin: CGFloat {
    get { CGFloat(numbers[.spin]) }
    set { numbers[.spin] = Double(newValue) }
  }
  /// The width of the interval of spins, in radians a second.
  open var spinRange: CGFloat {
    get { CGFloat(numbers[.spinRange]) }
    set { numbers[.spinRange] = Double(newValue) }
  }
  /// The colour that the contents are multiplied by; initially white.
  open var color: CGColor? {
    get { CGColor(numbers.color) }
    set { numbers.color = newValue?.rgba ?? .white }
  }
  /// The width of the interval of reds.
  open var redRange: Float {
    get { Float(numbers[.redRange]) }
    set { numbers[.redRange] = MediaNumbers.exact(newValue) }
  }
  /// The width of the interval of greens.
  open var greenRange: Float {
    get { Float(numbers[.greenRange]) }
    set { numbers[.greenRange] = MediaNumbers.exact(newValue) }
  }
  /// The width of the interval of blues.
  open var blueRange: Float {
    get { Float(numbers[.blueRange]) }
    set { numbers[.blueRange] = MediaNumbers.exact(newValue) }
  }
  /// The width of the interval of alphas.
  open var alphaRange: Float {
    get { Float(numbers[.alphaRange]) }
    set { numbers[.alphaRange] = MediaNumbers.exact(newValue) }
  }
  /// Added to the red each second.
  open var redSpeed: Float {
    get { Float(numbers[.redSpeed]) }
    set { numbers[.redSpeed] = MediaNumbers.exact(newValue) }
  }
  /// Added to the green each second.
  open var greenSpeed: Float {
    get { Float(numbers[.greenSpeed]) }
    set { numbers[.greenSpeed] = MediaNumbers.exact(newValue) }
  }
  /// Added to the blue each second.
  open var blueSpeed: Float {
    get { Float(numbers[.blueSpeed]) }
    set { numbers[.blueSpeed] = MediaNumbers.exact(newValue) }
  }
  /// Added to the alpha each second.
  open var alphaSpeed: Float {
    get { Float(numbers[.alphaSpeed]) }
    set { numbers[.alphaSpeed] = MediaNumbers.exact(newValue) }
  }

  /// The particle's picture: a `CGImage`.
  open var contents: Any?
  /// The part of it that is shown, as shares.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents for each point; initially 1.
  open var contentsScale: CGFloat = 1
  /// Emitted by each particle from where it is; their times count from its birth.
  open var emitterCells: [CAEmitterCell]?
  /// Has no effect.
  open var style: [AnyHashable: Any]?
  /// How contents are sampled: "nearest" by whole pixels, any other name smoothly.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// Has no effect.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// Has no effect.
  open var minificationFilterBias: Float = 0 {
    didSet { unsupported("CAEmitterCell.minificationFilterBias", when: minificationFilterBias != 0) }
  }

  /// Always nil.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Always false: cells aren't archived here.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// When it begins to emit, in seconds of the layer's time, or from the birth of the particle it comes from. Unless
  /// it or its layer's is set, a cell that emits for ever has always been emitting.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set {
      timing.beginTime = newValue
      hasBegun = true
    }
  }
  /// Whether the time at which it begins was set.
  fileprivate(set) var hasBegun = false
  /// For how long it emits, in seconds; 0 and infinity are no limit.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// Seconds of the particles' time for each of the layer's; 1 unless set. Its sign has no effect.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = MediaNumbers.exact(newValue) }
  }
  /// Has no effect.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Has no effect: ``duration`` says for how long the cell emits.
  open var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { timing.repeatCount = MediaNumbers.exact(newValue) }
  }
  /// Has no effect: ``duration`` says for how long the cell emits.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Has no effect.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Has no effect.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Changes a number by its name, "color" or a name of one's own.
  open func setValue(_ value: Any?, forKey key: String) {
    if let property = EmitterNumber(key), let number = LayerNumbers.number(value) {
      numbers[property] = number
    } else if key == "color", let color = LayerNumbers.color(value) {
      numbers.color = color
    } else if key == "contents" {
      contents = value
    } else if key == "name" {
      name = value as? String
    } else {
      LayerInput.warn("cell-key", "An emitter cell has no number \"\(key)\".")
    }
  }

  /// Returns a number by its name, or "color"; nil for anything else.
  open func value(forKey key: String) -> Any? {
    if key == "color" { return color }
    return EmitterNumber(key).map { CGFloat(numbers[$0]) }
  }
}
