/// The form in which a frame is kept and compared.
public enum FrameStrategy: Sendable {
  /// A PNG.
  case pixels
  /// The operations that draw it, as text: shapes, texts, colours and transforms. It holds no font's outlines and no
  /// renderer's rounding.
  case displayList
  /// The views with their frames, as text: what is there, and where. Colours and modifiers are not in it.
  case viewTree

  /// How names of goldens end.
  var ending: String {
    switch self {
    case .pixels: ".png"
    case .displayList: ".list.txt"
    case .viewTree: ".tree.txt"
    }
  }
}
