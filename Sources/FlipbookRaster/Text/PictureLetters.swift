import Foundation

/// How emoji of a line are set: as large and as far apart as the phone's, with the pictures of another font.
enum PictureLetters {
  /// How large the pictures are drawn where the phone's are as large as the text.
  private static let ownScale: CGFloat = 0.875

  /// How large the phone's pictures are in ems: 1.25 up to 16 points, 1 from 24 on.
  private static func extent(size: CGFloat) -> CGFloat {
    guard size > 16 else { return 1.25 }
    return size < 24 ? 0.5 + 12 / size : 1
  }

  /// How large the pictures are drawn.
  static func scale(size: CGFloat) -> CGFloat { ownScale * extent(size: size) }

  /// How far they go up for it, so that their middle stays, in ems.
  static func raise(size: CGFloat) -> CGFloat { (1 - scale(size: size)) * 0.48 }

  /// Advances in ems by size, in points: letters stand closer the larger they are.
  private static let advances: [(size: CGFloat, ems: CGFloat)] = [
    (16, 1.4), (24, 1.113), (34, 1.1), (60, 1.077), (80, 1.071),
  ]
  /// That of the font itself.
  private static let own: CGFloat = 1.25

  /// The factor of the font's own advance.
  static func advance(size: CGFloat) -> CGFloat {
    guard let next = advances.firstIndex(where: { $0.size >= size }) else {
      return advances[advances.count - 1].ems / own
    }
    guard next > 0 else { return advances[0].ems / own }
    let (a, b) = (advances[next - 1], advances[next])
    return (a.ems + (b.ems - a.ems) * (size - a.size) / (b.size - a.size)) / own
  }
}
