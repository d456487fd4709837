import FlipbookDrawing
import Foundation

/// The properties that only emitter layers have.
final class EmitterPayload: LayerPayload {
  var cellObjects: [CAEmitterCell]?
  var kinds: [EmitterKind] = []
  /// Cells that others have taken the place of, whose particles may still be there.
  var pastKinds: [EmitterKind] = []
  var position = CGPoint.zero
  var size = CGSize.zero
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var seed: UInt32 = 0
  /// Whether the layer says when its time begins; otherwise it has always been running.
  var hasBegun = false
  private var numbers: [LayerKey: Double] = [
    .birthRate: 1, .lifetime: 1, .velocity: 1, .scale: 1, .spin: 1, .emitterZPosition: 0, .emitterDepth: 0,
  ]
  /// Rates that the layer had before, each until a time of the layer.
  private(set) var pastRates: [(until: TimeInterval, rate: Double)] = []
  /// Animated numbers of cells, in a presentation.
  private(set) var overrides: [String: [EmitterNumber: Double]] = [:]
  private(set) var colors: [String: RGBA] = [:]
  private var isPresentation = false

  /// Where the emitter is, as numbers.
  struct Place {
    var position: SIMD4<Double>
    var size: SIMD4<Double>

    init(position: CGPoint, size: CGSize) {
      self.position = SIMD4(Double(position.x), Double(position.y), 0, 0)
      self.size = SIMD4(Double(size.width), Double(size.height), 0, 0)
    }
  }
  /// Where it was before, each until a time of the layer.
  private var pastPlaces: [(until: TimeInterval, place: Place)] = []
  /// In a presentation, where the model is.
  private var modelPlace: Place?
  private static let mostPlaces = 20_000
  /// The animations that change rates and places over time, with the layer's time at which each was removed.
  private(set) var timelines: [(track: LayerTrack, until: TimeInterval)] = []

  subscript(_ key: LayerKey) -> Double {
    get { numbers[key] ?? 0 }
    set { if newValue.isFinite { numbers[key] = newValue } }
  }

  /// Changes the layer's rate, and keeps what it was.
  func recordRate(_ rate: Double, at time: TimeInterval) {
    if time > -.infinity { pastRates.append((time, self[.birthRate])) }
    self[.birthRate] = rate
  }

  /// Keeps where the emitter is, before it moves.
  func recordPlace(at time: TimeInterval) {
    guard time > -.infinity else { return }
    if pastPlaces.count >= Self.mostPlaces { pastPlaces.removeFirst(Self.mostPlaces / 2) }
    pastPlaces.append((time, Place(position: position, size: size)))
  }

  /// The layer's time has jumped: what is noted of the past stays where it was in the film.
  func shiftHistory(by shift: TimeInterval) {
    for index in pastRates.indices { pastRates[index].until += shift }
    for index in pastPlaces.indices { pastPlaces[index].until += shift }
    for kind in kinds + pastKinds { kind.shiftHistory(by: shift) }
  }

  override func copy() -> LayerPayload {
    let copy = EmitterPayload()
    copy.cellObjects = cellObjects
    copy.kinds = kinds
    copy.pastKinds = pastKinds
    copy.position = position
    copy.size = size
    copy.shape = shape
    copy.mode = mode
    copy.renderMode = renderMode
    copy.seed = seed
    copy.hasBegun = hasBegun
    copy.numbers = numbers
    copy.pastRates = pastRates
    copy.overrides = overrides
    copy.colors = colors
    copy.timelines = timelines
    copy.pastPlaces = pastPlaces
    copy.modelPlace = modelPlace
    return copy
  }

  /// A copy to draw from, in which cells' numbers may be animated.
  override func presentationCopy() -> LayerPayload {
    let copy = unsafeDowncast(copy(), to: EmitterPayload.self)
    copy.isPresentation = true
    copy.modelPlace = Place(position: position, size: size)
    return copy
  }

  private static let keys: Set<LayerKey> = [
    .birthRate, .lifetime, .velocity, .scale, .spin, .emitterZPosition, .emitterDepth,
  ]

  override func lanes(_ key: LayerKey) -> SIMD4<Double>? {
    switch key {
    case .emitterPosition: SIMD4(Double(position.x), Double(position.y), 0, 0)
    case .emitterSize: SIMD4(Double(size.width), Double(size.height), 0, 0)
    default: Self.keys.contains(key) ? SIMD4(self[key], 0, 0, 0) : nil
    }
  }

  override func setLanes(_ key: LayerKey, _ v: SIMD4<Double>) {
    switch key {
    case .emitterPosition: position = CGPoint(x: v.x, y: v.y)
    case .emitterSize: size = CGSize(width: v.x, height: v.y)
    default: if Self.keys.contains(key) { self[key] = v.x }
    }
  }

  override func keyedValue(_ key: LayerKey) -> Any? {
    switch key {
    case .emitterPosition: position
    case .emitterSize: size
    case .emitterCells: cellObjects
    case .emitterShape: shape
    case .emitterMode: mode
    case .renderMode: renderMode
    case .seed: seed
    default: super.keyedValue(key)
    }
  }

  override func setKeyedValue(_ key: LayerKey, _ value: Any?) {
    switch key {
    case .emitterPosition, .emitterSize:
      if let lanes = LayerNumbers.lanes(value, count: 2) { setLanes(key, lanes) }
    default: super.setKeyedValue(key, value)
    }
  }

  // MARK: Cells by name

  private func kind(_ name: String) -> EmitterKind? {
    func find(_ kinds: [EmitterKind]) -> EmitterKind? {
      for kind in kinds {
        if kind.name == name { return kind }
        if let inner = find(kind.cells) { return inner }
      }
      return nil
    }
    return find(kinds)
  }

  override func cellLanes(_ name: String, _ property: String) -> SIMD4<Double>? {
    guard let kind = kind(name) else { return nil }
    if property == "color" { return LayerNumbers.lanes(colors[name] ?? kind.numbers.color) }
    guard let number = EmitterNumber(property) else { return nil }
    return SIMD4(overrides[name]?[number] ?? kind.numbers[number], 0, 0, 0)
  }

  override func setCellLanes(_ name: String, _ property: String, _ value: SIMD4<Double>) {
    guard let kind = kind(name) else { return }
    if property == "color" {
      if isPresentation {
        colors[name] = LayerNumbers.color(value)
      } else {
        kind.numbers.color = LayerNumbers.color(value)
      }
    } else if let number = EmitterNumber(property) {
      if isPresentation {
        overrides[name, default: [:]][number] = value.x
      } else {
        kind.numbers[number] = value.x
      }
    }
  }

  override func changeCell(_ name: String, _ property: String, _ value: SIMD4<Double>, at time: TimeInterval)
  {
    if property == "birthRate", time > -.infinity, let kind = kind(name) {
      kind.pastRates.append((time, kind.numbers[.birthRate]))
    }
    setCellLanes(name, property, value)
  }

  override var followsTracks: Bool { true }

  override func tracksChanged(from old: [LayerTrack], to new: [LayerTrack], at time: TimeInterval) {
    for track in old where !new.contains(where: { $0 === track }) {
      if let index = timelines.firstIndex(where: { $0.track === track }) { timelines[index].until = time }
    }
    for track in new where track.movesEmitter && !timelines.contains(where: { $0.track === track }) {
      timelines.append((track, .infinity))
    }
  }

  /// A cell's numbers with what is animated.
  func numbers(_ kind: EmitterKind) -> EmitterNumbers {
    var numbers = kind.numbers
    guard let name = kind.name else { return numbers }
    // Any order: each entry is a number of its own.
    for (number, value) in overrides[name] ?? [:] { numbers[number] = value }
    if let color = colors[name] { numbers.color = color }
    return numbers
  }

  /// Where the emitter was at a time of the layer, and its size.
  func place(at time: TimeInterval) -> (position: SIMD4<Double>, size: SIMD4<Double>) {
    // Changes lie in order of time.
    var low = 0
    var high = pastPlaces.count
    while low < high {
      let middle = (low + high) / 2
      if pastPlaces[middle].until <= time { low = middle + 1 } else { high = middle }
    }
    var place =
      low < pastPlaces.count ? pastPlaces[low].place : modelPlace ?? Place(position: position, size: size)
    for timeline in timelines where time < timeline.until {
      timeline.track.move(&place.position, .emitterPosition, at: time)
      timeline.track.move(&place.size, .emitterSize, at: time)
    }
    return (place.position, place.size)
  }

  /// Whether the emitter has moved while it was shown, or does.
  var hasMoved: Bool { !pastPlaces.isEmpty || timelines.contains { $0.track.movesPlace } }

  override var isMoving: Bool { kinds.contains { $0.image != nil || !$0.cells.isEmpty } }

  override func record(_ values: LayerValues, _ canvas: inout LayerCanvas) {
    ParticleField(self, time: canvas.time, cost: canvas.recording.cost).draw(canvas)
  }
}
