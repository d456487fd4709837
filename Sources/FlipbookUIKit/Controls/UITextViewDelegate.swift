import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The methods that are called during typing.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asked before typing begins; true unless implemented.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after typing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after typing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called after text was typed.
  func textViewDidChange(_ textView: UITextView)
  /// Asked before text is typed; true unless implemented.
  ///
  /// - Parameter range: The end of the text, in UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Never called.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Asked before typing begins; true unless implemented.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Called after typing has begun.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Called after typing has ended.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Called after text was typed.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Never called.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Asked before text is typed; true unless implemented.
  ///
  /// - Parameter range: The end of the text, in UTF-16 units.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  )
    -> Bool
  { true }
}
