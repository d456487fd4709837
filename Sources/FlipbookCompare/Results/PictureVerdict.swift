/// The result of comparing two pictures.
public enum PictureVerdict: Hashable, Sendable {
  /// They are the same, or differ by no more than is allowed.
  case match
  /// Their sizes differ, in pixels.
  case layoutDiffers(expected: PixelBox, actual: PixelBox)
  /// Pixels differ, by more than is allowed.
  case pixelsDiffer(PixelDifference)
  /// They are the same, and the expected one is kept under another name.
  case renamed(from: String)
  /// One of the two is not there.
  case missing(PictureSide)
  /// One of the two can't be read, and why: a phrase without the file's name.
  case unreadable(PictureSide, reason: String)
  /// The actual one could not be drawn, and why.
  case notDrawn(reason: String)

  /// Whether the pictures match.
  public var isMatch: Bool { self == .match }

  /// The word for programs: `match`, `layout-differs`, `pixels-differ`, `renamed`, `missing`, `unreadable`,
  /// `not-drawn`.
  public var word: String {
    switch self {
    case .match: "match"
    case .layoutDiffers: "layout-differs"
    case .pixelsDiffer: "pixels-differ"
    case .renamed: "renamed"
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .notDrawn: "not-drawn"
    }
  }
}

extension PictureVerdict: CustomStringConvertible {
  /// A phrase for the person.
  public var description: String {
    switch self {
    case .match: "match"
    case .layoutDiffers(let expected, let actual):
      "the size is \(actual.width)×\(actual.height), not \(expected.width)×\(expected.height)"
    case .pixelsDiffer(let difference): "\(difference)"
    case .renamed(let name): "the expected picture is \(name)"
    case .missing(.expected): "there is no such expected picture"
    case .missing(.actual): "the picture is missing"
    case .unreadable(let side, let reason): "the \(side.rawValue) picture can't be read: \(reason)"
    case .notDrawn(let reason): "not drawn: \(reason)"
    }
  }
}
