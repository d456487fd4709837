/// A part of the large size, of whatever content.
@MainActor
public struct _DynamicIslandRegion {
  let position: DynamicIslandExpandedRegionPosition
  let view: AnyView
}
