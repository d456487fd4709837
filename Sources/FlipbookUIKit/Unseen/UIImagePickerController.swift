import FlipbookDrawing
import Foundation

/// Takes pictures, or has some chosen. A film has no camera and no library: an empty page.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary = 0
    case camera, savedPhotosAlbum
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]

  /// An empty page, with a diagnostic.
  public init() {
    super.init(nibName: nil, bundle: nil)
    unsupported("UIImagePickerController.init", when: true)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showEmptyPage()
  }
}

/// Hears what was chosen; in a film nothing is.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
