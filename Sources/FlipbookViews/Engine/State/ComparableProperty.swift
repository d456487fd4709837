@_spi(Reflection) import Swift

/// A property of a view that says itself whether two values of it are the same.
@MainActor
package protocol ComparableProperty {
  func isSame(as other: Self) -> Bool
}
