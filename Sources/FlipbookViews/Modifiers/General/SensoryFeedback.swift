import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A vibration or a sound of a device. A film has neither.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  /// Something has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has risen past a mark.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has fallen past a mark.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something dragged has snapped into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level has changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things have collided.
  public static let impact = SensoryFeedback(name: "impact")
  /// A path has been drawn to its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// The weight of things that collide.
  public struct Weight: Equatable, Sendable {
    /// Light things.
    public static let light = Weight()
    /// Things of medium weight.
    public static let medium = Weight()
    /// Heavy things.
    public static let heavy = Weight()
  }

  /// The flexibility of things that collide.
  public struct Flexibility: Equatable, Sendable {
    /// Hard things.
    public static let rigid = Flexibility()
    /// Solid things.
    public static let solid = Flexibility()
    /// Soft things.
    public static let soft = Flexibility()
  }

  /// A collision of things of a weight; the weight and the intensity are ignored.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// A collision of things of a flexibility; the flexibility and the intensity are ignored.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}
