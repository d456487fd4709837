import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The light around a window in a headset.
public struct SurroundingsEffect: Sendable {
  /// The darkness that the system uses.
  public static let systemDark = SurroundingsEffect()
  /// Dark surroundings.
  public static let dark = SurroundingsEffect()
  /// Surroundings that are a little darker.
  public static let semiDark = SurroundingsEffect()
  /// Surroundings that are very dark.
  public static let ultraDark = SurroundingsEffect()
  /// Surroundings darkened by an intensity, 0…1.
  public static func dim(intensity: Double) -> SurroundingsEffect { SurroundingsEffect() }
  /// Surroundings tinted by a colour.
  public static func colorMultiply(_ color: Color) -> SurroundingsEffect { SurroundingsEffect() }
}
