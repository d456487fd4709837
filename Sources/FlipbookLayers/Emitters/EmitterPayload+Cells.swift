import Foundation

extension EmitterPayload {
  /// As many cells at most are remembered whose particles may still be there.
  private static let mostPastKinds = 64

  /// Takes the layer's cells.
  ///
  /// Particles of cells that were emitting live on, and the new cells begin with none. Without such cells the new ones
  /// begin as those of a new layer.
  ///
  /// - Parameter time: Of the layer; minus infinity before it is shown.
  func setCells(_ cells: [CAEmitterCell]?, at time: TimeInterval) {
    let old = kinds
    let wasEmitting = old.contains { $0.numbers[.birthRate] > 0 }
    cellObjects = cells
    let takesOver = time > -.infinity && wasEmitting && cells?.isEmpty == false
    let first = takesOver ? UInt64(bitPattern: Int64(time * 1000)) &* 0x9e37 : 0
    kinds = (cells ?? []).enumerated().map { EmitterKind($1, salt: first &+ UInt64($0) &+ 1) }
    guard takesOver else { return pastKinds = [] }
    for kind in old { kind.until = time }
    for kind in kinds { kind.since = time }
    pastKinds = (pastKinds + old).suffix(Self.mostPastKinds)
  }
}
