import FlipbookDrawing
import Foundation

/// A page for taking or choosing pictures. A film has no camera and no library, and the page is empty.
open class UIImagePickerController: UINavigationController {
  /// The source of pictures.
  public enum SourceType: Int, Hashable, Sendable {
    case photoLibrary = 0
    case camera, savedPhotosAlbum
  }

  /// A camera of a phone.
  public enum CameraDevice: Int, Hashable, Sendable {
    case rear = 0
    case front
  }

  /// The kinds of pictures that a camera takes.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    case photo = 0
    case video
  }

  /// When a camera flashes.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    case off = -1
    case auto, on
  }

  /// The size of taken films.
  public enum QualityType: Int, Hashable, Sendable {
    case typeHigh = 0
    case typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
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
    /// The address of the film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Whether there is a source: false for the camera and true for the others, whose page is empty.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The source of pictures. It has no effect: the page is empty.
  open var sourceType = SourceType.photoLibrary
  /// Has no effect. The page is empty.
  open var allowsEditing = false
  /// Has no effect. The page is empty.
  open var mediaTypes = ["public.image"]
  /// Has no effect. A film has no camera.
  open var cameraDevice = CameraDevice.rear
  /// Has no effect. A film has no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Has no effect. A film has no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Has no effect. A film has no camera.
  open var showsCameraControls = true
  /// Has no effect. A film has no camera.
  open var cameraOverlayView: UIView?
  /// Has no effect. A film has no camera.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Has no effect. A film has no camera.
  open var videoQuality = QualityType.typeMedium
  /// Has no effect. A film has no camera.
  open var videoMaximumDuration: TimeInterval = 600

  /// Whether a camera is there: never.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera has a flash: never.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// The kinds of pictures that a camera takes: nil, since there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// The kinds of what a source has: pictures, and nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

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
