import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Shares the geometry of views with one identity: the source lies where layout puts it, and all others follow
  /// it. When one source takes over from another in an animated change, all of them go from the place of the one
  /// to that of the other.
  ///
  /// - Parameters:
  ///   - id: Distinguishes the group from others in the namespace.
  ///   - properties: The shared properties.
  ///   - anchor: The point of the view that gives, or takes, the shared position.
  ///   - isSource: Whether the view gives the geometry to the others.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
