import FlipbookDrawing
import FlipbookViews
import Foundation

/// A controller whose view is shown in place of the lifted part, in its preferred size.
struct PreviewedController: UIViewControllerRepresentable {
  let controller: UIViewController

  init(controller: UIViewController) { self.controller = controller }

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}

  /// Returns the controller's view in its preferred size, or as large as the room without one.
  static func sized(_ controller: UIViewController) -> some View {
    // The preferred size is often set when the view is loaded.
    controller.loadViewIfNeeded()
    let wanted = controller.preferredContentSize
    return PreviewedController(controller: controller)
      .frame(
        width: wanted.width > 0 ? wanted.width : nil, height: wanted.height > 0 ? wanted.height : nil)
  }
}
