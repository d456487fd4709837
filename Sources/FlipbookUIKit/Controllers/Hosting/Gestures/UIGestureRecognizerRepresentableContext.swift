import FlipbookDrawing
import FlipbookMotion
import FlipbookViews

/// The environment of a represented recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The coordinator of the recognizer.
  public let coordinator: Representable.Coordinator
  /// The place of the gesture in coordinate spaces of SwiftUI.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// The environment of the view.
  public let environment: EnvironmentValues
}
