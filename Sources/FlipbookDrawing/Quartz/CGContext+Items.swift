import Foundation

extension CGContext {
  /// From user space to list space.
  package var listTransform: CGAffineTransform { state.transform }

  /// Draws items that lie in list space as one, with the present alpha, blend mode, shadow and clip.
  package func composite(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    record(.layer(DisplayLayer(items: items)), transform: state.transform)
  }
}
