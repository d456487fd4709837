import FlipbookDrawing

extension CGPath {
  /// Returns a transformed copy, as `copy(using: &transform)` does; nil stands for no transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    copy(using: transform?.pointee ?? .identity)
  }

  /// Returns a transformed copy that can be added to, as `mutableCopy(using: &transform)` does; nil stands for no transform.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    mutableCopy(using: transform?.pointee ?? .identity)
  }
}
