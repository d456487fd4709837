/// The renderer of display lists.
package enum Renderer: String, CaseIterable, Sendable {
  /// Flipbook's own kernels.
  case fast
  /// Cairo: slower, and the same pictures but for smooth edges.
  case cairo
}
