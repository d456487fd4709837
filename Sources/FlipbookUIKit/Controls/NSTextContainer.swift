import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The rectangle in which a text is set.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  /// The room at both ends of a line, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines of the text; 0 for no limit. Others have no effect, with a diagnostic.
  open var maximumNumberOfLines = 0 {
    didSet { unsupported("NSTextContainer.maximumNumberOfLines", when: maximumNumberOfLines != 0) }
  }
  /// Has no effect. Lines break at words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size, in points. Without a width, lines end where the text says. A text view has its own.
  open var size: CGSize
  /// Has no effect. Text in a text view is as wide as the view.
  open var widthTracksTextView = false
  /// Has no effect. A text view has its own height.
  open var heightTracksTextView = false
  /// The paths that text keeps clear of. They have no effect, with a diagnostic.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { unsupported("NSTextContainer.exclusionPaths", when: !exclusionPaths.isEmpty) }
  }
  /// The layout manager that has the container.
  open weak var layoutManager: NSLayoutManager?

  /// Makes a container.
  ///
  /// - Parameter size: In points.
  public init(size: CGSize) { self.size = size }
  /// Makes a container without a width.
  public override convenience init() { self.init(size: .zero) }
}
