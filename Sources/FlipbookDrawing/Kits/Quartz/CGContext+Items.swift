import Foundation

extension CGContext {
  /// From user space to list space.
  package var listTransform: CGAffineTransform { state.transform }

  /// Draws items that lie in list space as one, with the present alpha, blend mode, shadow and clip.
  package func composite(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    record(.layer(DisplayLayer(items: items)), transform: state.transform)
  }

  /// Draws items that are made for the present place, without a group around them where none is needed.
  ///
  /// - Parameter make: Makes the items, from the map from user space to list space and the whole area of the list.
  package func draw(_ make: (CGAffineTransform, CGRect) -> [DisplayItem]) {
    let items = make(state.transform, recorder.canvas)
    guard !items.isEmpty else { return }
    if state.clip == nil, state.alpha == 1, state.shadow == nil, state.blendMode == .normal {
      recorder.append(contentsOf: items)
    } else {
      record(.layer(DisplayLayer(items: items)), transform: .identity)
    }
  }
}
