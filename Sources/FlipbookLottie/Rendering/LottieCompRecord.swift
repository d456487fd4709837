/// The latest recordings of the layers of a list, for one use of the list.
final class LottieCompRecord {
  let matrices: LottieMatrices
  private let budget: LottieRecordBudget
  private var layers: [LottieLayerRecord?]
  /// The picture in which each was asked for last.
  private var used: [Int]
  private var picture = 0

  init(_ comp: LottieComp, _ budget: LottieRecordBudget) {
    self.budget = budget
    matrices = LottieMatrices(comp)
    layers = Array(repeating: nil, count: comp.layers.count)
    used = Array(repeating: -1, count: comp.layers.count)
  }

  /// Begins a picture.
  func begin() {
    picture += 1
    matrices.begin()
  }

  /// Forgets the layers that the picture did without.
  func end() {
    for index in layers.indices where used[index] != picture && layers[index] != nil { layers[index] = nil }
  }

  /// The record of a layer.
  subscript(index: Int) -> LottieLayerRecord {
    used[index] = picture
    if let known = layers[index] { return known }
    let new = LottieLayerRecord(budget)
    layers[index] = new
    return new
  }
}
