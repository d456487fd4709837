import FlipbookDrawing
import Foundation

/// A page for handing something to another app. A film has no other apps, and the page is empty.
open class UIActivityViewController: UIViewController {
  /// Never called. Nobody chooses an app.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// Has no effect. There are no other apps.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes an empty page, with a diagnostic.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    unsupported("UIActivityViewController.init", when: true)
  }

  /// Not there: no archive holds such a page, so classes of one's own need not have it.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the empty page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}
