import FlipbookPicture

/// The latest recording of a layer, for one use of its list.
final class LottieLayerRecord {
  private let budget: LottieRecordBudget
  private var items: LottieKept<[DisplayItem]>?
  /// The transform of the list that the items were recorded with.
  private var transform = CGAffineTransform.identity
  private var shapes: LottieKept<[LottieShapePicture]>?
  /// That of the precomposition inside.
  private var inner: LottieCompRecord?

  init(_ budget: LottieRecordBudget) { self.budget = budget }

  deinit { budget.giveBack((items?.steps ?? 0) + (shapes?.steps ?? 0)) }

  /// The items, if they are the same at a time and with a transform of the list.
  func items(at frame: Double, _ transform: CGAffineTransform) -> LottieKept<[DisplayItem]>? {
    guard let items, items.span.contains(frame), self.transform == transform else { return nil }
    return items
  }

  func keep(_ items: LottieKept<[DisplayItem]>, _ transform: CGAffineTransform) {
    self.transform = transform
    keep(items, in: &self.items)
  }

  /// The shapes, if they are the same at a time.
  func shapes(at frame: Double) -> LottieKept<[LottieShapePicture]>? {
    guard let shapes, shapes.span.contains(frame) else { return nil }
    return shapes
  }

  func keep(_ shapes: LottieKept<[LottieShapePicture]>) { keep(shapes, in: &self.shapes) }

  private func keep<Value>(_ new: LottieKept<Value>, in place: inout LottieKept<Value>?) {
    if let old = place { budget.giveBack(old.steps) }
    place = !new.span.isEmpty && budget.affords(new.steps) ? new : nil
  }

  /// The record of the precomposition inside.
  func inner(_ comp: LottieComp) -> LottieCompRecord {
    if let inner { return inner }
    let new = LottieCompRecord(comp, budget)
    inner = new
    return new
  }
}
