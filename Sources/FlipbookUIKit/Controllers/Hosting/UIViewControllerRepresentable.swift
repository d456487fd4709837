import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A view of SwiftUI that shows a view controller of UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator; `Void` for none.
  associatedtype Coordinator = Void
  /// The environment of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller. It is called once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Called after the controller was made, and whenever a value that it reads has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the coordinator. It is called once, before the controller is made.
  func makeCoordinator() -> Coordinator
  /// Called when the controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Called when the controller is removed.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The view controller of UIKit.
  public var body: some View { RepresentedView.controller(of: self) }
}
