import FlipbookDiagnostics
import FlipbookLayers
import Foundation

/// Makes layers of a class that is only known when the program runs.
///
/// Without an Objective-C runtime Swift does not make an object from its class alone: a scene's own classes are
/// registered with a function each, which the compiler of scenes adds to their files; others are made by ``ClassInit``.
@MainActor
public enum LayerClasses {
  private static var makers: [ObjectIdentifier: () -> CALayer] = [
    ObjectIdentifier(CALayer.self): { CALayer() },
    ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
    ObjectIdentifier(CATextLayer.self): { CATextLayer() },
    ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
    ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer() },
    ObjectIdentifier(CATransformLayer.self): { CATransformLayer() },
  ]

  /// Says how a layer of a scene's own class is made.
  public static func register<Layer: CALayer>(_ type: Layer.Type, _ make: @escaping () -> Layer) {
    makers[ObjectIdentifier(type)] = make
  }

  static func make(_ type: AnyClass) -> CALayer {
    if let make = makers[ObjectIdentifier(type)] { return make() }
    if let layer = ClassInit.layer(type) { return layer }
    DiagnosticCollector.current.warn(
      "view.layer-class",
      "A view's layer can't be made from its class \(type) here; a plain layer stands for it.")
    return CALayer()
  }
}
