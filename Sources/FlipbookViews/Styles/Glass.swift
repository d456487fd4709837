import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A sheet of glass with a colour of its own, if any.
public struct Glass: Equatable, Sendable {
  private(set) var material: Material?
  private(set) var tint: Color?

  public static let regular = Glass(material: .thin)
  public static let clear = Glass(material: .ultraThin)
  public static let identity = Glass(material: nil)

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// As it is: in a film nothing bends under a finger.
  public func interactive(_ isEnabled: Bool = true, file: String = #fileID, line: Int = #line) -> Glass {
    FlipbookViews.unsupported("Glass.interactive", when: isEnabled, file, line)
    return self
  }
}

/// Shapes of glass that run together elsewhere; here each is drawn by itself.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// The shape of glass that is given none.
public struct DefaultGlassEffectShape: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How a shape of glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

extension View {
  /// Glass behind the view: a material, a colour over it, and a bright edge.
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

  /// Glass behind the view, in a shape.
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

  /// Glass that goes over into other glass of the same identity, and grows and shrinks where there is none.
  @ViewBuilder
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    if let id {
      matchedGeometryEffect(id: GlassID(id: AnyHashable(id)), in: namespace)
        .transition(.scale(scale: 0.5).combined(with: .opacity))
    } else {
      self
    }
  }
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.glassEffectUnion", when: id != nil, file, line) }
  public func glassEffectTransition(
    _ transition: GlassEffectTransition, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.glassEffectTransition", file, line) }
  public func backgroundExtensionEffect(file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.backgroundExtensionEffect", file, line)
  }
}

/// Keeps identities of glass apart from others in a namespace.
private struct GlassID: Hashable {
  let id: AnyHashable
}

/// A button of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    AnyButtonStyle(GlassFace()).view(configuration)
  }
}

private struct GlassFace: ButtonStyle {
  init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 14).padding(.vertical, 8).glassEffect()
      .scaleEffect(configuration.isPressed ? 1.08 : 1)
      .animation(.bouncy(duration: 0.3), value: configuration.isPressed)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
