import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The identity of a view in a collection.
enum CollectionElement: Hashable, Comparable {
  case cell(IndexPath)
  case other(String, IndexPath)

  var path: IndexPath {
    switch self {
    case .cell(let path), .other(_, let path): path
    }
  }

  /// By place. A cell comes before other views of its place.
  static func < (lhs: CollectionElement, rhs: CollectionElement) -> Bool {
    (lhs.path, lhs.kind) < (rhs.path, rhs.kind)
  }

  private var kind: String {
    switch self {
    case .cell: ""
    case .other(let kind, _): kind
    }
  }

  func moved(to path: IndexPath) -> CollectionElement {
    switch self {
    case .cell: .cell(path)
    case .other(let kind, _): .other(kind, path)
    }
  }
}
