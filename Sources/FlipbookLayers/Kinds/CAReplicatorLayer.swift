import FlipbookDrawing
import Foundation

/// A layer that draws copies of its sublayers, each moved, coloured and delayed from the one before.
open class CAReplicatorLayer: CALayer {
  /// Makes a layer that draws its sublayers once.
  public override init() {
    super.init()
    payload = ReplicatorPayload()
  }

  /// Makes a copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if payload == nil { payload = ReplicatorPayload() }
  }

  /// Always nil, with a warning: layers aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A copy of the layer for presentation.
  open override func _presentationCopy() -> CALayer { CAReplicatorLayer(layer: self) }

  private var replicator: ReplicatorPayload { unsafeDowncast(payload!, to: ReplicatorPayload.self) }

  /// How many copies, the first included; initially 1.
  open var instanceCount: Int {
    get { replicator.count }
    set { change(.instanceCount, \.count, max(0, newValue)) }
  }

  /// Whether copies lie in one space with what the layer lies in. Initially false: each is flattened.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set { change(.preservesDepth, \.preservesDepth, newValue) }
  }

  /// Seconds by which each copy's time lies behind that of the one before.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set { change(.instanceDelay, \.delay, newValue) }
  }

  /// Applied to each copy once more than to the one before, about the layer's centre.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set { change(.instanceTransform, \.transform, newValue) }
  }

  /// The colour that the first copy is multiplied by; initially white.
  open var instanceColor: CGColor? {
    get { replicator.color.map(CGColor.init) }
    set { change(.instanceColor, \.color, newValue?.rgba) }
  }

  /// Added to the red that each copy is multiplied by.
  open var instanceRedOffset: Float {
    get { replicator.offsets.x }
    set { change(.instanceRedOffset, \.offsets.x, newValue) }
  }

  /// Added to the green that each copy is multiplied by.
  open var instanceGreenOffset: Float {
    get { replicator.offsets.y }
    set { change(.instanceGreenOffset, \.offsets.y, newValue) }
  }

  /// Added to the blue that each copy is multiplied by.
  open var instanceBlueOffset: Float {
    get { replicator.offsets.z }
    set { change(.instanceBlueOffset, \.offsets.z, newValue) }
  }

  /// Added to the alpha that each copy is multiplied by.
  open var instanceAlphaOffset: Float {
    get { replicator.offsets.w }
    set { change(.instanceAlphaOffset, \.offsets.w, newValue) }
  }

  private func change<Value: Equatable>(
    _ key: LayerKey, _ path: ReferenceWritableKeyPath<ReplicatorPayload, Value>, _ value: Value
  ) {
    guard replicator[keyPath: path] != value else { return }
    let action = begin(key)
    replicator[keyPath: path] = value
    end(key, action)
  }
}
