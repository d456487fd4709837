import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// How many boxes a view is in.
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

/// A box with round corners, grey, and in another box by turns of the system's ground and grey.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label over the content, as wide as there is room.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxChrome(configuration: configuration)
  }
}

/// The content in the middle of all the width that there is. It is offered the height that the box is, so that boxes
/// in boxes share it as they were measured; a frame would offer each its own height.
private struct GroupBoxLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData
  typealias Cache = Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let content = subviews.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: max(content.width, proposal.width ?? 0), height: content.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let middle = CGPoint(x: bounds.midX, y: bounds.minY)
    for subview in subviews { subview.place(at: middle, anchor: .top, proposal: proposal) }
  }
}

private struct GroupBoxChrome: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxDepth) private var depth

  init(configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      LayoutContainer(layout: GroupBoxLayout(), content: VStack { configuration.content })
        .transformEnvironment(\.groupBoxDepth) { $0 += 1 }
    }
    .padding(16)
    .background(ground, in: RoundedRectangle(cornerRadius: 8))
  }

  private var ground: Color {
    Color(uiColor: depth.isMultiple(of: 2) ? .secondarySystemBackground : .systemBackground)
  }
}
