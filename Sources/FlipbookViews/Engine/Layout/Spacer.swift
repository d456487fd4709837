import FlipbookDrawing
import Foundation

/// Room that grows along the axis of the stack around it.
@frozen public struct Spacer: View {
  /// In points; nil for the usual 8.
  public var minLength: CGFloat?

  /// Makes room of a least length, in points; nil for the usual 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that takes the room.
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
  /// A spacer takes the rest: everything else is asked before.
  override var layoutPriority: Double { -.infinity }
}
