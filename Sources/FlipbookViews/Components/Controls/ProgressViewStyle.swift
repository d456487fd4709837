import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _DynamicPropertyOwner {
  /// The type of the progress view's appearance.
  associatedtype Body: View
  /// The labels and the fraction of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the body of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the end is known, a wheel where it is not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
