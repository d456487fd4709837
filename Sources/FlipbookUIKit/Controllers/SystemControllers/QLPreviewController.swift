import FlipbookDrawing
import Foundation

/// Shows files. A film has no viewer of files, and the page is empty, with a diagnostic.
open class QLPreviewController: UIViewController {
  /// The object that gives the files; it is not retained.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Never called. Nobody closes the page.
  open weak var delegate: AnyObject?
  /// The index of the file that is shown, from 0.
  open var currentPreviewItemIndex = 0
  /// The file that is shown; nil for none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else {
      return nil
    }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Makes an empty page, with a diagnostic.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: SceneBundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    unsupported("QLPreviewController.init", when: true)
  }

  /// Makes an empty page. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a file can be shown: always false.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  /// Does nothing: the page is empty.
  open func reloadData() {}
  /// Does nothing: the page is empty.
  open func refreshCurrentPreviewItem() {}

  /// Shows the empty page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}
