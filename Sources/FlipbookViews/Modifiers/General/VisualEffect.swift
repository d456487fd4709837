import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Changes to the appearance of a view that leave its layout alone.
public protocol VisualEffect: Sendable, Animatable {
  /// The changes, the innermost first.
  var _operations: [_VisualOperation] { get }
}

extension VisualEffect {
  private func adding(_ kind: _VisualOperation.Kind, _ values: [Double]) -> AppliedVisualEffect {
    AppliedVisualEffect(
      _operations: _operations + [_VisualOperation(kind: kind, values: AnimatableVector(values))])
  }

  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset, [offset.width, offset.height])
  }

  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, [x, y]) }

  /// Scales the view by factors across and down.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [scale.width, scale.height, anchor.x, anchor.y])
  }

  /// Scales the view by one factor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [s, s, anchor.x, anchor.y])
  }

  /// Scales the view across and down.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, [x, y, anchor.x, anchor.y])
  }

  /// Turns the view about a point; positive angles go clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation, [angle.radians, anchor.x, anchor.y])
  }

  /// Turns the view in space, seen in perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D, [angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective])
  }

  /// Draws the view through an affine transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform, [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Draws the view at an opacity, 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, [opacity]) }

  /// Blurs the view; the radius is the Gaussian's standard deviation, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(opaque: opaque), [radius])
  }

  /// Adds an amount, −1…1, to every colour component.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.filter(.brightness), [amount]) }
  /// Changes the contrast: 1 for no change, 0 for flat grey.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast), [amount]) }
  /// Makes the colours grey: 0 for no change, 1 for grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.filter(.grayscale), [amount]) }
  /// Changes the saturation: 1 for no change, 0 for grey.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.filter(.saturation), [amount]) }

  /// Turns the hues by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(.hueRotation), [angle.radians])
  }

  /// Combines the view with the views behind it by a blend mode.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(.blend(blendMode), []) }
}
