import FlipbookDrawing
import FlipbookMotion
import Foundation

// A film has no motor and no pointer.
extension View {
  /// Adds a hint for a pointer; it is never shown in a film.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Adds a hint for a pointer; it is never shown in a film.
  public func help(_ text: Text) -> some View { self }
  /// Adds a hint for a pointer; it is never shown in a film.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Plays feedback when a value changes; has no effect in a film.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Plays feedback when a value changes and a condition holds; the condition is never called in a film.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Plays feedback chosen by a closure of the values; the closure is never called in a film.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Plays feedback chosen by a closure; the closure is never called in a film.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
