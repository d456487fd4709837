import FlipbookDrawing
import Foundation

/// What an element drew, to be drawn again while neither it nor its surroundings change.
@MainActor
struct RecordedFragment {
  /// Fewer items than this are drawn anew as fast as they are kept.
  static let worthwhile = 8

  private let state: GraphicsContext.State
  private let items: [DisplayItem]

  init(context: GraphicsContext, items: ArraySlice<DisplayItem>) {
    state = context.state
    self.items = Array(items)
  }

  func matches(_ context: GraphicsContext) -> Bool { state == context.state }

  func replay(in context: GraphicsContext) { context.recorder.append(contentsOf: items) }
}
