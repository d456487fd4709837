import FlipbookUIKit

extension PHPickerConfiguration {
  /// Any one picture of a library.
  public init(photoLibrary: PHPhotoLibrary) { self.init() }
}
