import Foundation

/// How emoji of a line are set: as large and as far apart as the phone's, with the pictures of another font.
enum PictureLetters {
  /// How large the pictures are drawn.
  static let scale: CGFloat = 0.875
  /// How far they go up for it, so that their middle stays, in ems.
  static let raise: CGFloat = 0.06

  /// Advances in ems by size, in points: letters stand closer the larger they are.
  private static let advances: [(size: CGFloat, ems: CGFloat)] = [
    (17, 1.25), (34, 1.086), (60, 1.077), (80, 1.071),
  ]
  /// That of the font itself.
  private static let own: CGFloat = 1.25

  /// The factor of the font's own advance.
  static func advance(size: CGFloat) -> CGFloat {
    guard let next = advances.firstIndex(where: { $0.size >= size }) else { return advances[3].ems / own }
    guard next > 0 else { return advances[0].ems / own }
    let (a, b) = (advances[next - 1], advances[next])
    return (a.ems + (b.ems - a.ems) * (size - a.size) / (b.size - a.size)) / own
  }
}
