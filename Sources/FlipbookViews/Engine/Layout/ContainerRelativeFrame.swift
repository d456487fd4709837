import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives a view a size made from that of the scroll view around it, or of the film.
struct ContainerRelativeFrameModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  static var affectsLayout: Bool { true }

  private func container(of content: Element) -> CGSize {
    var element = content.parent
    while let current = element {
      if let container = current as? any ContainerElement { return container.containerSize }
      element = current.parent
    }
    return content.runtime.size
  }

  private func frame(_ proposal: ProposedViewSize, _ content: Element) -> ProposedViewSize {
    let size = container(of: content)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? max(0, length(size.width, .horizontal)) : proposal.width,
      height: axes.contains(.vertical) ? max(0, length(size.height, .vertical)) : proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let frame = frame(proposal, content)
    let own = content.sizeThatFits(frame)
    return CGSize(
      width: axes.contains(.horizontal) ? frame.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? frame.height ?? own.height : own.height)
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    content.place(in: size, alignment: alignment, proposal: frame(proposal, content))
  }
}

extension View {
  /// As large, on some axes, as the scroll view around, or as the film.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// As large, on some axes, as a function of the size of the scroll view around, or of the film.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// As large, on some axes, as a part of the scroll view around, or of the film.
  ///
  /// - Parameters:
  ///   - count: Into how many parts it is divided.
  ///   - span: Over how many of them the view reaches.
  ///   - spacing: Between the parts, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      let part = (length - spacing * (parts - 1)) / parts
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}
