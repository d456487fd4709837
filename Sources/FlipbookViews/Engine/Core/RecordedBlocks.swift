import FlipbookDrawing
import Foundation

/// Recordings of a large container's content, block by block: a change in one leaves the others as they are, so that
/// what a picture costs follows what changes and not the number of views.
@MainActor
final class RecordedBlocks {
  /// Containers with fewer elements are recorded one by one.
  static let fewestElements = 64
  private static let blockSize = 32

  private enum Block {
    /// Something in it changed since it was recorded.
    case changed
    /// Recorded once as it is, and not kept: what changes in each picture would be kept in vain.
    case still
    case kept(ItemRun)
  }

  /// In drawing order.
  private let elements: [Element]
  private var blocks: [Block]
  /// The state that the blocks were recorded in.
  private var state: GraphicsContext.State?

  /// - Parameter elements: In drawing order.
  init(_ elements: [Element]) {
    self.elements = elements
    blocks = Array(repeating: .changed, count: (elements.count + Self.blockSize - 1) / Self.blockSize)
    for (place, element) in elements.enumerated() { element.recordedPlace = place }
  }

  /// Whether the blocks are those of elements in an order.
  func holds(_ order: [Element]) -> Bool {
    order.count == elements.count && zip(order, elements).allSatisfy { $0 === $1 }
  }

  /// An element is going to be drawn otherwise.
  func change(_ element: Element) {
    let place = element.recordedPlace
    guard elements.indices.contains(place), elements[place] === element else { return }
    blocks[place / Self.blockSize] = .changed
  }

  /// - Parameter context: That of the container, whose recorder keeps nothing already.
  func record(in context: GraphicsContext) {
    if state != context.state {
      state = context.state
      for index in blocks.indices { blocks[index] = .changed }
    }
    for index in blocks.indices {
      let range = index * Self.blockSize..<min(elements.count, (index + 1) * Self.blockSize)
      switch blocks[index] {
      case .kept(let run): context.recorder.append(run)
      case .still where elements[range].allSatisfy(\.isStill):
        let start = context.recorder.itemCount
        context.recorder.isKept = true
        for element in elements[range] { element.recordPlaced(in: context) }
        context.recorder.isKept = false
        blocks[index] = .kept(context.recorder.run(from: start))
      default:
        // Set before recording: a change meanwhile marks the block again.
        blocks[index] = .still
        for element in elements[range] { element.recordPlaced(in: context) }
      }
    }
  }
}
