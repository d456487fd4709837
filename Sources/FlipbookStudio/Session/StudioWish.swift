import FlipbookCommand

/// A request of a page that waits for its answer.
@MainActor
struct StudioWish {
  enum Kind: Equatable, Sendable {
    case frame(Int)
    case items(Int, Double, Double)
    case costs(Int)
    case controls(Int)
    case tree(Int)
  }

  let kind: Kind
  /// The page's number.
  let id: Int
  let page: StudioSocket

  var isFrame: Bool {
    if case .frame = kind { return true }
    return false
  }

  /// The request with a number of its own.
  func request(_ number: Int) -> StageRequest {
    switch kind {
    case .frame(let frame): .frame(id: number, frame: frame)
    case .items(let frame, let x, let y): .items(id: number, frame: frame, x: x, y: y)
    case .costs(let frame): .costs(id: number, frame: frame)
    case .controls(let frame): .controls(id: number, frame: frame)
    case .tree(let frame): .tree(id: number, frame: frame)
    }
  }
}
