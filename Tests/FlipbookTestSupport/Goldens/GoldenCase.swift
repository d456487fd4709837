import Flipbook
import FlipbookRaster

/// A small scene whose picture, or whose display list, a person has approved.
package struct GoldenCase: Sendable, CustomStringConvertible {
  /// What is compared with the golden.
  package enum Kind: Sendable {
    /// The pixels, at pixels per point.
    case picture(scale: Double)
    /// The display list as text, where pixels don't matter.
    case list
  }

  /// The folder of the golden.
  package let area: String
  /// A sentence that says what is to be seen.
  package let sentence: String
  /// In points.
  package let size: CGSize
  package let background: Color
  package let kind: Kind
  package let draw: @Sendable (inout GraphicsContext) -> Void

  package init(
    _ area: String, _ sentence: String, width: Double = 100, height: Double = 100, background: Color = .white,
    kind: Kind = .picture(scale: 1), draw: @escaping @Sendable (inout GraphicsContext) -> Void
  ) {
    self.area = area
    self.sentence = sentence
    size = CGSize(width: width, height: height)
    self.background = background
    self.kind = kind
    self.draw = draw
  }

  /// `area/sentence-in-small-letters`: the golden's name without its extension.
  package var name: String { GoldenStore.name(area: area, sentence: sentence) }

  /// The golden's path below `goldens`.
  package var file: String {
    switch kind {
    case .picture: name + ".png"
    case .list: name + ".txt"
    }
  }

  package var description: String { "\(area): \(sentence)" }

  /// Draws the scene and compares it.
  ///
  /// - Throws: ``GoldenFailure``.
  package func verify(in store: GoldenStore = .shared) throws {
    let list = DisplayList.record(
      size: size, background: background, resources: TestRendering.resources, draw: draw)
    switch kind {
    case .picture(let scale):
      try store.verify(try TestRendering.bitmap(of: list, scale: scale), name: name)
    case .list:
      try store.verify(list.description, name: name)
    }
  }
}
