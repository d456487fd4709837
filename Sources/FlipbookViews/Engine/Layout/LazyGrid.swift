import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The lazy grid around a section.
struct LazyGrid: Equatable {
  let layout: LazyGridLayout
  let alignment: Alignment

  static func == (one: LazyGrid, other: LazyGrid) -> Bool {
    one.alignment == other.alignment && one.layout.axis == other.layout.axis
      && one.layout.spacing == other.layout.spacing
      && one.layout.items.elementsEqual(other.layout.items) { $0.isSame(as: $1) }
  }
}

extension GridItem {
  fileprivate func isSame(as other: GridItem) -> Bool {
    guard spacing == other.spacing, alignment == other.alignment else { return false }
    switch (size, other.size) {
    case (.fixed(let one), .fixed(let other)): return one == other
    case (.flexible(let least, let most), .flexible(let otherLeast, let otherMost)),
      (.adaptive(let least, let most), .adaptive(let otherLeast, let otherMost)):
      return least == otherLeast && most == otherMost
    default: return false
    }
  }
}

private enum LazyGridKey: EnvironmentKey { static var defaultValue: LazyGrid? { nil } }

extension EnvironmentValues {
  /// The lazy grid whose sections are made; nil inside of them.
  var lazyGrid: LazyGrid? {
    get { self[LazyGridKey.self] }
    set { self[LazyGridKey.self] = newValue }
  }
}
