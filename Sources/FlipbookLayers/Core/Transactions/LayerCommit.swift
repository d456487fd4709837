import Foundation

/// The steps of a commit, in order: layout, display, beginnings and ends.
enum LayerCommit {
  private static let mostRounds = 64

  static func run() {
    var arrived: [CALayer] = []
    var waiting: [CALayer] = []
    var rounds = 0
    while true {
      let attached = drain(\.attached)
      for layer in attached where layer.rootHost != nil { arrive(layer, &arrived, &waiting) }
      let layout = drain(\.layout)
      let display = drain(\.display)
      if attached.isEmpty, layout.isEmpty, display.isEmpty { break }
      rounds += 1
      guard rounds <= mostRounds else {
        LayerInput.warn(
          "layout-circle",
          "Layers keep asking for layout or display while they are laid out; it is cut short.")
        break
      }
      for layer in layout where layer.layoutIsNeeded && layer.rootHost != nil { layer.layoutIfNeeded() }
      for layer in display where layer.displayIsNeeded && layer.rootHost != nil { layer.displayIfNeeded() }
    }
    waiting += drain(\.animated)
    for layer in waiting where layer.rootHost != nil { layer.startAnimations() }
    // After transitions have looked back at what leaves.
    for layer in drain(\.detached) where layer.rootHost == nil { leave(layer) }
    for layer in arrived where layer.rootHost != nil { layer.isCommitted = true }
    for layer in drain(\.touched) { layer.committed = nil }
    for layer in drain(\.retimed) where layer.rootHost != nil { reschedule(layer) }
  }

  private static func drain(_ list: WritableKeyPath<TransactionStack.Work, [CALayer]>) -> [CALayer] {
    let layers = TransactionStack.work[keyPath: list]
    if !layers.isEmpty { TransactionStack.work[keyPath: list] = [] }
    return layers
  }

  /// Layers that come to be shown: what they have waited for is due.
  private static func arrive(_ layer: CALayer, _ arrived: inout [CALayer], _ waiting: inout [CALayer]) {
    if !layer.isCommitted { arrived.append(layer) }
    if layer.layoutIsNeeded { CATransaction.needsLayout(layer) }
    if layer.displayIsNeeded { CATransaction.needsDisplay(layer) }
    if !layer.running.isEmpty { waiting.append(layer) }
    if let mask = layer.maskLayer { arrive(mask, &arrived, &waiting) }
    for child in layer.layers { arrive(child, &arrived, &waiting) }
  }

  /// Layers that are shown no more lose their animations.
  private static func leave(_ layer: CALayer) {
    layer.isCommitted = false
    layer.committed = nil
    layer.cache = nil
    if !layer.running.isEmpty { layer.endAnimations { $0.hasStarted } }
    if let mask = layer.maskLayer { leave(mask) }
    for child in layer.layers { leave(child) }
  }

  private static func reschedule(_ layer: CALayer) {
    for animation in layer.running { animation.schedule(layer) }
    if let mask = layer.maskLayer { reschedule(mask) }
    for child in layer.layers { reschedule(child) }
  }
}
