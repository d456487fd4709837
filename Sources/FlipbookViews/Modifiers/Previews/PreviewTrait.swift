import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A trait of a `#Preview`: what it changes about the view.
///
/// Traits of a project's own are static properties in an extension, made by ``modifier(_:)``.
public struct PreviewTrait<T>: @unchecked Sendable {
  // Only called on the main actor, where views are.
  let change: @MainActor (AnyView) -> AnyView
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The usual screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0 } }
  /// The view's own size.
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait { AnyView($0.previewLayout(.sizeThatFits)) }
  }
  /// Held upright.
  public static var portrait: PreviewTrait { held(.portrait) }
  /// Held upright, with the top down.
  public static var portraitUpsideDown: PreviewTrait { held(.portraitUpsideDown) }
  /// Held on its side, with the top on the left.
  public static var landscapeLeft: PreviewTrait { held(.landscapeLeft) }
  /// Held on its side, with the top on the right.
  public static var landscapeRight: PreviewTrait { held(.landscapeRight) }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { AnyView($0.previewLayout(.fixed(width: width, height: height))) }
  }

  /// A trait that applies a modifier to the view, once its context is there.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait { AnyView($0._previewTrait(modifier)) }
  }

  private static func held(_ orientation: InterfaceOrientation) -> PreviewTrait {
    PreviewTrait { AnyView($0.previewInterfaceOrientation(orientation)) }
  }
}

extension View {
  /// A preview with a trait of the project's own.
  public func _previewTraits(_ trait: PreviewTrait<Preview.ViewTraits>) -> some View {
    trait.change(AnyView(self))
  }
}
