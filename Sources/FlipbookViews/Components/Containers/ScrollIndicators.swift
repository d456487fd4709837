import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The bars of one scroll view, which are seen while a finger moves the content and for a second after that.
@MainActor
final class ScrollIndicators {
  private unowned let runtime: ViewRuntime
  private let mover: ScrollMover
  private let changed: @MainActor () -> Void
  private var movedAt: TimeInterval?

  init(runtime: ViewRuntime, mover: ScrollMover, changed: @escaping @MainActor () -> Void) {
    (self.runtime, self.mover, self.changed) = (runtime, mover, changed)
  }

  /// Shows the bars, and has them fade once nothing moves any more.
  func moved() {
    let isNew = movedAt == nil
    movedAt = runtime.now
    guard isNew else { return }
    runtime.observeFrames(owner: self) { [weak self] in self?.follow() }
  }

  private func follow() {
    // A finger that rests on the content holds the bars too.
    if mover.phase == .interacting { movedAt = runtime.now }
    guard let movedAt else { return }
    let time = runtime.now - movedAt
    if time > ScrollIndicator.stay { changed() }
    if time > ScrollIndicator.stay + ScrollIndicator.fade { end() }
  }

  /// Takes the bars away at once.
  func end() {
    movedAt = nil
    runtime.stopObservingFrames(owner: self)
  }

  /// Draws the bars along the axes in front of the content.
  ///
  /// - Parameters:
  ///   - window: The part of the view in which the content is seen.
  ///   - content: The size of the content, with what covers its end.
  func draw(in context: GraphicsContext, axes: Axis.Set, offset: CGPoint, content: CGSize, window: CGRect) {
    guard let movedAt else { return }
    let share = ScrollIndicator.share(after: runtime.now - movedAt)
    guard share > 0 else { return }
    let environment = context.environment
    let color = environment.colorScheme == .dark ? Color.white : Color.black
    let (width, gap) = (ScrollIndicator.thickness, 2 * ScrollIndicator.thickness)
    func bar(_ rect: CGRect) {
      context.fill(
        Path(roundedRect: rect, cornerRadius: width / 2),
        with: .color(color.opacity(ScrollIndicator.opacity * share)))
    }
    if axes.contains(.vertical),
      let span = ScrollIndicator.span(offset: offset.y, content: content.height, window: window.height)
    {
      let x = environment.layoutDirection == .rightToLeft ? window.minX + width : window.maxX - gap
      bar(CGRect(x: x, y: window.minY + span.start, width: width, height: span.length))
    }
    if axes.contains(.horizontal),
      let span = ScrollIndicator.span(offset: offset.x, content: content.width, window: window.width)
    {
      bar(CGRect(x: window.minX + span.start, y: window.maxY - gap, width: span.length, height: width))
    }
  }
}

private enum HiddenIndicatorsKey: EnvironmentKey { static var defaultValue: Axis.Set { [] } }

extension EnvironmentValues {
  /// The axes along which scroll views show no bars.
  var hiddenScrollIndicators: Axis.Set {
    get { self[HiddenIndicatorsKey.self] }
    set { self[HiddenIndicatorsKey.self] = newValue }
  }
}
