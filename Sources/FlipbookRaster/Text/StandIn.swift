import FlipbookPicture
import Foundation

/// How a free face is set where it stands in for one of the phone's: texts come out as wide and as high as there.
///
/// The figures and their sources are in docs/fidelity.md, under "Facts of still pictures".
struct StandIn: Hashable, Sendable {
  /// Ends the name of a face that is set as the phone's, to distinguish it from the face as it is.
  static let suffix = "@system"

  /// Above the baseline, in ems.
  static let ascent: CGFloat = 1950 / 2048
  /// Below the baseline, in ems.
  static let descent: CGFloat = 494 / 2048
  static let capHeight: CGFloat = 0.7046

  let design: FontDescriptor.Design
  /// How much wider and higher than its own outlines the face is drawn.
  let stretch: CGSize

  /// - Returns: nil for a face that stands in for none.
  init?(_ face: FontFace) {
    switch face.family {
    case "Inter":
      design = .default
      // Capitals of 0.7273 em as high as those of 0.7046. Letters are 0.985 as wide in the mean.
      stretch = CGSize(width: 0.985, height: 0.969)
    case "Inter Display":
      design = .default
      // Capitals of 0.7188 em, likewise; letters are 0.98 as wide.
      stretch = CGSize(width: 0.98, height: 0.98)
    case "JetBrains Mono":
      design = .monospaced
      stretch = CGSize(width: 0.617 / 0.6, height: 0.965)
    case "Quicksand":
      design = .rounded
      stretch = CGSize(width: Self.roundedStretch(weight: face.weight), height: 1)
    case "Noto Serif":
      design = .serif
      stretch = CGSize(width: face.weight > 500 ? 0.923 : 0.951, height: 0.985)
    default: return nil
    }
  }

  /// Makes English text as wide as Inter's.
  private static func roundedStretch(weight: Int) -> CGFloat {
    weight > 600 ? 1.051 : weight > 450 ? 1.047 : weight > 350 ? 1.048 : 1.040
  }

  /// The name under which the face is drawn as the phone's.
  static func name(of face: FontFace) -> String { face.name + suffix }

  /// How far the spacing is that of large sizes, 0…1, at a size in points.
  static func displayShare(size: CGFloat) -> CGFloat {
    let share = min(1, max(0, (size - 17) / 9.5))
    return share * share * (3 - 2 * share)
  }

  /// The space that the phone adds after each glyph of the default design at a size, both in points.
  static func tracking(size: CGFloat) -> CGFloat {
    guard let first = table.first, size > first.size else {
      return table.first.map { $0.space / $0.size * size } ?? 0
    }
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    let (low, high) = (table[next - 1], table[next])
    return low.space + (high.space - low.space) * (size - low.size) / (high.size - low.size)
  }

  private static let table: [(size: CGFloat, space: CGFloat)] = [
    (6, 0.240), (7, 0.228), (8, 0.203), (9, 0.167), (10, 0.117), (11, 0.064), (12, 0), (13, -0.076),
    (14, -0.150), (15, -0.234), (16, -0.313), (17, -0.431), (18, -0.440), (19, -0.446), (20, -0.449),
    (21, -0.359), (22, -0.258), (23, -0.101), (24, 0.070), (25, 0.135), (26, 0.216), (27, 0.290),
    (28, 0.383), (29, 0.382), (30, 0.395), (31, 0.393), (32, 0.407), (33, 0.387), (34, 0.382), (35, 0.376),
    (36, 0.369), (37, 0.361), (38, 0.372), (39, 0.362), (40, 0.371), (44, 0.365), (48, 0.352), (56, 0.301),
    (64, 0.219), (72, 0.105), (80, 0),
  ]
}
