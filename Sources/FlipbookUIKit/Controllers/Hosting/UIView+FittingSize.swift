import FlipbookViews
import Foundation

extension UIView {
  /// Returns the size of a represented view: the proposal, but no less than its natural size where it resists compression by at
  /// least 750, and no more where it hugs its content so. Without a proposal it has its natural size.
  func fittingSize(for proposal: ProposedViewSize) -> CGSize {
    let wanted = intrinsicContentSize
    func side(
      _ wanted: CGFloat, _ offered: CGFloat?, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
    ) -> CGFloat {
      // A view without a natural size of its own has none, and takes what is offered.
      let ideal = wanted == UIView.noIntrinsicMetric ? 0 : max(0, wanted)
      guard let offered else { return ideal }
      guard wanted != UIView.noIntrinsicMetric else { return offered }
      let least = resistance.rawValue < UILayoutPriority.defaultHigh.rawValue ? 0 : ideal
      let most = hugging.rawValue < UILayoutPriority.defaultHigh.rawValue ? CGFloat.infinity : ideal
      return min(max(offered, least), most)
    }
    return CGSize(
      width: side(
        wanted.width, proposal.width, contentHuggingPriority(for: .horizontal),
        contentCompressionResistancePriority(for: .horizontal)),
      height: side(
        wanted.height, proposal.height, contentHuggingPriority(for: .vertical),
        contentCompressionResistancePriority(for: .vertical)))
  }
}
