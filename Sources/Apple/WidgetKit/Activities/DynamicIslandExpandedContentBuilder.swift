/// Takes the parts of the large size as they are written one after the other.
@resultBuilder @MainActor @preconcurrency
public enum DynamicIslandExpandedContentBuilder {
  /// Takes a part.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> [_DynamicIslandRegion] {
    [
      _DynamicIslandRegion(
        position: region.position, view: AnyView(region.content))
    ]
  }
  /// Takes parts.
  public static func buildExpression(_ regions: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] { regions }
  /// Joins parts.
  public static func buildBlock(_ parts: [_DynamicIslandRegion]...) -> [_DynamicIslandRegion] {
    parts.flatMap { $0 }
  }
  /// Takes those of a condition that holds.
  public static func buildOptional(_ part: [_DynamicIslandRegion]?) -> [_DynamicIslandRegion] { part ?? [] }
  /// Takes those of the first of two.
  public static func buildEither(first: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] { first }
  /// Takes those of the second of two.
  public static func buildEither(second: [_DynamicIslandRegion]) -> [_DynamicIslandRegion] { second }
}
