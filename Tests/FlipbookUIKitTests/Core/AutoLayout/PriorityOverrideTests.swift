import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookUIKit

/// Priorities that a subclass says by itself.
@MainActor
@Suite struct PriorityOverrideTests {
  private final class Plain: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 10) }
  }

  private final class Firm: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 10) }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    {
      .defaultHigh
    }
  }

  @Test("of two views in a row the one that says so grows no larger than its content")
  func hugging() {
    func widths(_ first: UIView, _ second: UIView) -> [CGFloat] {
      let stack = UIStackView(arrangedSubviews: [first, second])
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      stack.layoutIfNeeded()
      return [first.frame.width, second.frame.width]
    }
    #expect(widths(Firm(), Plain()) == [30, 70])
    #expect(widths(Plain(), Firm()) == [70, 30])
  }
}
