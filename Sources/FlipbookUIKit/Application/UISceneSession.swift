import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The system's record of a scene.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The name of the session: `film`.
  public let persistentIdentifier = "film"
}
