import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A sheet of glass with a colour of its own, if any.
public struct Glass: Equatable, Sendable {
  private(set) var material: Material?
  private(set) var tint: Color?

  /// Glass of the thin material.
  public static let regular = Glass(material: .thin)
  /// Glass of the thinnest material.
  public static let clear = Glass(material: .ultraThin)
  /// No glass.
  public static let identity = Glass(material: nil)

  /// Returns the glass with a colour over it; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass unchanged and reports true as unsupported: in a film nothing bends under a finger.
  public func interactive(_ isEnabled: Bool = true, file: String = #fileID, line: Int = #line) -> Glass {
    FlipbookViews.unsupported("Glass.interactive", when: isEnabled, file, line)
    return self
  }
}

extension View {
  /// Draws glass behind the view: a material, a colour over it, and a bright edge.
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// Draws glass behind the view, in a shape.
  @ViewBuilder
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S, isEnabled: Bool = true)
    -> some View
  {
    if isEnabled, let material = glass.material {
      background {
        ZStack {
          shape.fill(material)
          if let tint = glass.tint { shape.fill(tint) }
          shape.stroke(
            LinearGradient(
              colors: [.white.opacity(0.6), .white.opacity(0.1), .white.opacity(0.35)],
              startPoint: .topLeading, endPoint: .bottomTrailing), lineWidth: 1)
        }
        .shadow(color: .black.opacity(0.08), radius: 8, y: 2)
      }
    } else {
      self
    }
  }

  /// Makes glass go over into other glass of the same identity, and grow and shrink where there is none.
  @ViewBuilder
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    if let id {
      matchedGeometryEffect(id: GlassID(id: AnyHashable(id)), in: namespace)
        .transition(.scale(scale: 0.5).combined(with: .opacity))
    } else {
      self
    }
  }
  /// Joins glass of the same identity into one shape. Reports any identity as unsupported.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.glassEffectUnion", when: id != nil, file, line) }
  /// Sets how glass comes and goes. Reports itself as unsupported.
  public func glassEffectTransition(
    _ transition: GlassEffectTransition, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.glassEffectTransition", file, line) }
  /// Extends the view under bars by its mirror image. Reports itself as unsupported.
  public func backgroundExtensionEffect(file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.backgroundExtensionEffect", file, line)
  }
}

/// Keeps identities of glass apart from others in a namespace.
private struct GlassID: Hashable {
  let id: AnyHashable
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button of glass. The kind of glass is ignored.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button in the tint's colour; the same as a bordered prominent one in a film.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
