import FlipbookPicture

extension Angle: Animatable {
  /// 128 times the radians: an angle moves points far from its centre a long way, so springs come to rest later
  /// than they would on the number itself.
  @inlinable
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}
