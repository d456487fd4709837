/// Where an annotation stands beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading
    case bottomTrailing
  }

  let storage: Storage

  /// Above most marks.
  public static var automatic: AnnotationPosition { AnnotationPosition(storage: .automatic) }
  /// Over the mark.
  public static var overlay: AnnotationPosition { AnnotationPosition(storage: .overlay) }
  /// Above it.
  public static var top: AnnotationPosition { AnnotationPosition(storage: .top) }
  /// Below it.
  public static var bottom: AnnotationPosition { AnnotationPosition(storage: .bottom) }
  /// Before it.
  public static var leading: AnnotationPosition { AnnotationPosition(storage: .leading) }
  /// After it.
  public static var trailing: AnnotationPosition { AnnotationPosition(storage: .trailing) }
  /// Above and before it.
  public static var topLeading: AnnotationPosition { AnnotationPosition(storage: .topLeading) }
  /// Above and after it.
  public static var topTrailing: AnnotationPosition { AnnotationPosition(storage: .topTrailing) }
  /// Below and before it.
  public static var bottomLeading: AnnotationPosition { AnnotationPosition(storage: .bottomLeading) }
  /// Below and after it.
  public static var bottomTrailing: AnnotationPosition { AnnotationPosition(storage: .bottomTrailing) }

  /// -1 before, 0 beside, 1 after the mark, across and down; nil over it.
  var sides: (x: Int, y: Int)? {
    switch storage {
    case .overlay: nil
    case .automatic, .top: (0, -1)
    case .bottom: (0, 1)
    case .leading: (-1, 0)
    case .trailing: (1, 0)
    case .topLeading: (-1, -1)
    case .topTrailing: (1, -1)
    case .bottomLeading: (-1, 1)
    case .bottomTrailing: (1, 1)
    }
  }
}
