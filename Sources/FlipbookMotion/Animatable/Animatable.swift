/// A type whose instances can be animated: it says which of its data changes gradually.
public protocol Animatable {
  /// The type of the data that is animated.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate. An animation reads it at both ends and writes the values between.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// A vector is its own animatable data.
  @inlinable
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to animate.
  @inlinable
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable {
  /// A copy whose animatable data is the given one.
  @inlinable
  package func replacingAnimatableData(_ data: AnimatableData) -> Self {
    var copy = self
    copy.animatableData = data
    return copy
  }

  /// The value between this one (amount 0) and another (amount 1). Data that doesn't animate is the other's.
  @inlinable
  package func mixed(with other: Self, amount: Double) -> Self {
    other.replacingAnimatableData(
      animatableData.interpolated(towards: other.animatableData, amount: amount))
  }
}
