import FlipbookDrawing
import Foundation

/// The view of a presentation. It reports its layout to its presentation controller.
final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?

  init(of presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
  }

  /// The sheet that it holds; nil for another presentation.
  var sheet: UISheetPresentationController? { presentation as? UISheetPresentationController }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
