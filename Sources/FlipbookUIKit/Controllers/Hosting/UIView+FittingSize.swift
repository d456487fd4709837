import FlipbookViews
import Foundation

extension UIView {
  /// Returns the size of a represented view: its natural size where that is fixed, else the proposal.
  func fittingSize(for proposal: ProposedViewSize) -> CGSize {
    let wanted = intrinsicContentSize
    func side(
      _ wanted: CGFloat, _ offered: CGFloat?, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
    ) -> CGFloat {
      guard wanted >= 0 else { return offered.map { $0.isFinite ? $0 : 10 } ?? 10 }
      guard let offered, offered.isFinite else { return wanted }
      // Views with a low hugging priority grow; those with a low resistance shrink.
      if offered > wanted, hugging.rawValue < 750, self is UIImageView == false, self is UILabel == false {
        return offered
      }
      return offered < wanted && resistance.rawValue < 1000 ? offered : wanted
    }
    return CGSize(
      width: side(wanted.width, proposal.width, hugging.horizontal, compressionResistance.horizontal),
      height: side(wanted.height, proposal.height, hugging.vertical, compressionResistance.vertical))
  }
}
