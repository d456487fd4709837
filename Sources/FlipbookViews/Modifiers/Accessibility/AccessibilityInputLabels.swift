import FlipbookDrawing
import Foundation

// No one speaks to a film: the labels of voice control have no effect.
extension View {
  /// Sets the labels for voice control; has no effect in a film.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  /// Sets localized labels for voice control; has no effect in a film.
  public func accessibilityInputLabels(_ labelKeys: [LocalizedStringKey]) -> some View { self }
  /// Sets labels for voice control from strings; has no effect in a film.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }
  /// Sets the labels for voice control while enabled; has no effect in a film.
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool) -> some View { self }
  /// Sets localized labels for voice control while enabled; has no effect in a film.
  public func accessibilityInputLabels(_ labelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
    self
  }
  /// Sets labels for voice control from strings while enabled; has no effect in a film.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S], isEnabled: Bool) -> some View {
    self
  }
  /// Sets the labels for voice control; has no effect in a film.
  public func accessibility(inputLabels: [Text]) -> some View { self }
  /// Sets the point that assistive technologies touch; has no effect in a film.
  public func accessibility(activationPoint: CGPoint) -> some View { self }
  /// Sets the point that assistive technologies touch; has no effect in a film.
  public func accessibility(activationPoint: UnitPoint) -> some View { self }
}
