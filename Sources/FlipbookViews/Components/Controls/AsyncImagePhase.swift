import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The phase of the loading of an image.
public enum AsyncImagePhase {
  /// There is no image.
  case empty
  /// The image has been loaded.
  case success(Image)
  /// Loading has failed; never in a film.
  case failure(any Error)

  /// The image, where it has been loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, where loading has failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
