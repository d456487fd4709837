import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How captions look.
public struct CaptionStyle: Sendable {
  /// The timing of the words of a caption.
  public enum Words: Hashable, Sendable {
    /// All are there from the start.
    case together
    /// Those that were spoken have another colour.
    case highlighted(Color)
    /// Each comes when it is spoken.
    case revealed
  }

  /// Where captions stand.
  public enum Edge: Hashable, Sendable {
    /// At the picture's top.
    case top
    /// At the picture's bottom.
    case bottom
  }

  /// The system's at 28 points, semibold, unless set.
  public var font = Font.system(size: 28, weight: .semibold)
  /// White unless set.
  public var color = Color.white
  /// The background of each line of captions; see-through black unless set.
  public var background = Color.black.opacity(0.6)
  /// Of the background, in points.
  public var cornerRadius: CGFloat = 6
  /// Around the words, in points.
  public var padding: CGFloat = 8
  /// The bottom unless set. Captions whose file says "top" stand there.
  public var edge = Edge.bottom
  /// From the edge of the picture, in points.
  public var margin: CGFloat = 24
  /// The most of the picture's width that a caption takes, 0…1.
  public var width: CGFloat = 0.85
  /// All together unless set. Times come from the file; where it has none, words take time by their letters.
  public var words = Words.together

  /// Makes the usual style: white on see-through black, at the bottom.
  public init() {}

  /// White on see-through black, at the bottom.
  public static let standard = CaptionStyle()

  /// Without a background.
  public static let plain: CaptionStyle = {
    var style = CaptionStyle()
    style.background = .clear
    return style
  }()

  /// Words that were spoken are yellow.
  public static let karaoke: CaptionStyle = {
    var style = CaptionStyle()
    style.words = .highlighted(.yellow)
    return style
  }()

  /// Words come as they are spoken.
  public static let revealing: CaptionStyle = {
    var style = CaptionStyle()
    style.words = .revealed
    return style
  }()
}
