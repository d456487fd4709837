import FlipbookDrawing
import Foundation

/// A page for taking or choosing pictures. A film has no camera and no library, and the page is empty.
open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary = 0
    case camera, savedPhotosAlbum
  }

  /// A key of the values of a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the picture.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Whether there is a source: false for the camera and true for the others, whose page is empty.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The source of pictures. It has no effect: the page is empty.
  open var sourceType = SourceType.photoLibrary
  /// Has no effect. The page is empty.
  open var allowsEditing = false
  /// Has no effect. The page is empty.
  open var mediaTypes = ["public.image"]

  /// Makes an empty page, with a diagnostic.
  public init() {
    super.init(nibName: nil, bundle: nil)
    unsupported("UIImagePickerController.init", when: true)
  }

  /// Makes an empty page. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the empty page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}
