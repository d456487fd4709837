import FlipbookDrawing
import Foundation

/// Room that grows along the axis of the stack around it.
@frozen public struct Spacer: View {
  /// In points; nil for the usual 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public typealias Body = Never

  public static func _makeNode(view: Spacer, inputs: _ViewInputs) -> _TypedNode<Spacer> {
    SpacerNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class SpacerNode: LeafNode<Spacer> {
  override func makeElement() -> Element { SpacerElement(spacerNode: self) }
}

@MainActor
private final class SpacerElement: Element {
  private unowned let spacerNode: SpacerNode

  init(spacerNode: SpacerNode) {
    self.spacerNode = spacerNode
    super.init(node: spacerNode)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let least = spacerNode.view.minLength ?? 8
    let offered = ProposedViewSize(width: proposal.width ?? least, height: proposal.height ?? least)
    let (width, height) = (max(least, offered.width ?? least), max(least, offered.height ?? least))
    switch environment.stackAxis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }

  override var spacing: ViewSpacing { environment.stackAxis.map(ViewSpacing.init(noneAlong:)) ?? .zero }
  override var isSpacer: Bool { true }
  /// What is left is a spacer's: everything else is asked before.
  override var layoutPriority: Double { -.infinity }
}

/// A line across the axis of the stack around it, one pixel thick.
public struct Divider: View {
  public init() {}

  public var body: some View { DividerLine() }
}

private struct DividerLine: View {
  @Environment(\.stackAxis) private var axis
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    Color(uiColor: .separator)
      .frame(width: axis == .horizontal ? pixel : nil, height: axis == .horizontal ? nil : pixel)
  }
}
