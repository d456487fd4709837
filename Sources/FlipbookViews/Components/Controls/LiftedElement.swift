import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view that a context menu lifts: as a row with its plate where it is all that a row of a list shows.
@MainActor
final class LiftedElement: LiftedContent {
  /// The element of the view, which the source's modifier sets.
  weak var element: Element?
  var isLifted = false { didSet { element?.invalidateDisplay() } }
  /// Whether the view is being drawn off the page.
  private(set) var isRecording = false

  nonisolated init() {}

  /// The row of a list that shows nothing but the view.
  private var row: ModifierElement<ListRowModifier>? {
    var current = element
    while let one = current, let parent = one.parent {
      if let row = parent as? ModifierElement<ListRowModifier> { return row }
      // A view among others isn't the row.
      guard parent.mainContent === one else { return nil }
      current = parent
    }
    return nil
  }

  /// The view's rectangle in its own coordinates, or the plate's in the row's.
  private var rect: CGRect? {
    if let row { return row.modifier.plate(in: row.displayFrame.size) }
    return element.map { CGRect(origin: .zero, size: $0.displayFrame.size) }
  }

  var frame: CGRect? {
    guard let source: Element = row ?? element else { return nil }
    return rect?.bounds(through: source.transformToRoot())
  }

  var ground: Color? {
    guard let environment = element?.environment else { return nil }
    return row == nil
      ? SystemGrounds.plain(environment.colorScheme, isElevated: true)
      : SystemGrounds.plate(environment.colorScheme, isElevated: true)
  }

  func outline(in rect: CGRect) -> Path {
    if let shape = element?.traits.layoutValues[ObjectIdentifier(MenuPreviewShapeKey.self)]
      as? MenuPreviewShape
    {
      return shape.path(rect)
    }
    return Path(roundedRect: rect, cornerRadius: LiftMetrics.cornerRadius)
  }

  func record(in context: GraphicsContext) {
    guard let rect, let drawn: Element = row?.content ?? element else { return }
    // The recordings of the page are without the view.
    drawn.forgetRecordings()
    isRecording = true
    defer {
      isRecording = false
      drawn.forgetRecordings()
    }
    var context = context
    context.translateBy(x: -rect.minX, y: -rect.minY)
    if row == nil {
      let origin = drawn.displayFrame.origin
      context.translateBy(x: -origin.x, y: -origin.y)
    }
    drawn.recordPlaced(in: context)
  }
}
