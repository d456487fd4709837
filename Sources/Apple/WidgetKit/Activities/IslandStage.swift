import FlipbookViews
import Foundation

/// A live activity around the camera.
struct IslandStage: View {
  let island: DynamicIsland
  let state: DynamicIslandPreviewViewState

  var body: some View {
    place.environment(\.colorScheme, .dark)
  }

  @ViewBuilder private var place: some View {
    switch state {
    case .compact: compact
    case .minimal: minimal
    case .expanded: expanded
    }
  }

  private func side(_ view: AnyView, _ mode: DynamicIslandMode, _ usual: EdgeInsets) -> some View {
    view
      .padding(island.insets(mode, usual: usual))
      .frame(
        width: ActivityPlace.side.width, height: ActivityPlace.side.height,
        alignment: mode == .compactLeading ? .leading : .trailing)
  }

  private var compact: some View {
    HStack(spacing: 0) {
      side(island.compactLeading, .compactLeading, EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0))
      Spacer(minLength: 0)
      side(island.compactTrailing, .compactTrailing, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 8))
    }
    .frame(width: ActivityPlace.compactWidth, height: ActivityPlace.side.height)
    .background(Color.black, in: Capsule())
  }

  private var minimal: some View {
    island.minimal
      .padding(island.insets(.minimal, usual: EdgeInsets()))
      .frame(width: ActivityPlace.side.height, height: ActivityPlace.side.height)
      .background(Color.black, in: Circle())
      .clipShape(Circle())
  }

  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    VStack(spacing: 0) {
      ForEach(Array(island.regions.enumerated().filter { $0.element.position == position }), id: \.offset) {
        $0.element.view
      }
    }
  }

  private var expanded: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        region(.leading).frame(maxWidth: .infinity, alignment: .leading)
        VStack(spacing: 0) {
          Color.clear.frame(width: ActivityPlace.camera.width, height: ActivityPlace.camera.height)
          region(.center)
        }
        region(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
      }
      region(.bottom)
    }
    .padding(
      island.insets(
        .expanded,
        usual: EdgeInsets(
          top: ActivityPlace.margin, leading: ActivityPlace.margin, bottom: ActivityPlace.margin,
          trailing: ActivityPlace.margin))
    )
    .frame(width: ActivityPlace.width)
    .frame(minHeight: ActivityPlace.heights.lowerBound, maxHeight: ActivityPlace.heights.upperBound)
    .fixedSize(horizontal: false, vertical: true)
    .background(Color.black)
    .clipShape(RoundedRectangle(cornerRadius: ActivityPlace.corner, style: .continuous))
    .overlay {
      RoundedRectangle(cornerRadius: ActivityPlace.corner, style: .continuous)
        .strokeBorder(island.tint ?? .clear, lineWidth: 1)
    }
  }
}
