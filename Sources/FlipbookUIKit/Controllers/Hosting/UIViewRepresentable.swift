import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A view of SwiftUI that shows a view of UIKit.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator; `Void` for none.
  associatedtype Coordinator = Void
  /// The environment of the view.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view. It is called once.
  func makeUIView(context: Context) -> UIViewType
  /// Called after the view was made, and whenever a value that it reads has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the coordinator. It is called once, before the view is made.
  func makeCoordinator() -> Coordinator
  /// Called when the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Returns the size of a proposal, in points; nil for the size the view takes by itself.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Called when the view is removed.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns nil, for the size the view takes by itself, unless implemented.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }

  /// The view of UIKit.
  public var body: some View { RepresentedView.view(of: self) }
}
