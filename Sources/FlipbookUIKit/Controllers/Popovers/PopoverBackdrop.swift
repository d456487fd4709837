import FlipbookDrawing
import Foundation

/// The clear view around a popover, which a touch ends.
final class PopoverBackdrop: UIView {
  var passthroughViews: [UIView] = []
  private let touched: @MainActor () -> Void

  init(frame: CGRect, touched: @escaping @MainActor () -> Void) {
    self.touched = touched
    super.init(frame: frame)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector.method("tapped", PopoverBackdrop.tapped)))
  }

  private func tapped() { touched() }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return !passthroughViews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}
