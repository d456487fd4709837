import FlipbookDiagnostics
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// Makes layers of a class known only as the program runs.
///
/// Without an Objective-C runtime Swift does not make an object from its class alone. Each of a scene's own
/// classes is registered with a function, which the compiler of scenes adds to its files. Others are made by
/// `ClassInit`.
@MainActor
public enum LayerClasses {
  /// The program's part of ``SceneContext`` for classes of layers.
  @MainActor
  private final class State {
    var makers: [ObjectIdentifier: () -> CALayer] = [
      ObjectIdentifier(CALayer.self): { CALayer() },
      ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
      ObjectIdentifier(CATextLayer.self): { CATextLayer() },
      ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
      ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer() },
      ObjectIdentifier(CATransformLayer.self): { CATransformLayer() },
    ]

    nonisolated init() {}
  }

  private static let slot = ContextSlot(.program) { State() }

  /// Registers the function that makes layers of a scene's own class.
  public static func register<Layer: CALayer>(_ type: Layer.Type, _ make: @escaping () -> Layer) {
    SceneContext.current[slot].makers[ObjectIdentifier(type)] = make
  }

  static func make(_ type: AnyClass) -> CALayer {
    if let make = SceneContext.current[slot].makers[ObjectIdentifier(type)] { return make() }
    if let layer = ClassInit.layer(type) { return layer }
    DiagnosticCollector.current.warn(
      "view.layer-class",
      "A view's layer can't be made from its class \(type) here; a plain layer stands for it.")
    return CALayer()
  }
}
