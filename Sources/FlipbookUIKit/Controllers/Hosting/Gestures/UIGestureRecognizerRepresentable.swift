import FlipbookViews
import Foundation

/// A recognizer of UIKit for a view of SwiftUI.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The class of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator; `Void` for none.
  associatedtype Coordinator = Void
  /// The environment of the recognizer.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The place of the gesture in coordinate spaces of SwiftUI.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer. It is called once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Called after the recognizer was made, and whenever a value that it reads has changed.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called at each stage of the gesture.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the coordinator. It is called once, before the recognizer is made.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Leaves the recognizer as it is.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Leaves the gesture to targets of the recognizer's own.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension View {
  /// Attaches a recognizer of UIKit.
  public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> some View { modifier(RepresentedGestureModifier(representable: representable)) }
}
