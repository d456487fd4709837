/// The views of a live activity in its places.
@MainActor
public struct _ActivityViews {
  let content: AnyView
  let island: DynamicIsland
}
