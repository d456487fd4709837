import FlipbookPicture
import Foundation

@testable import FlipbookLottie

/// Animations for tests, written as JSON.
enum LottieFixture {
  /// A file of 100 × 100 points, 60 frames at 30 a second.
  static func text(layers: String, rest: String = "") -> String {
    #"{"v":"5.7.0","fr":30,"ip":0,"op":60,"w":100,"h":100,"layers":[\#(layers)]\#(rest)}"#
  }

  /// A shape layer in the middle of the picture.
  static func layer(_ shapes: String, _ rest: String = "") -> String {
    #"{"ty":4,"nm":"Shape","ind":1,"ip":0,"op":60,"st":0,"ks":{"p":{"k":[50,50]}},"shapes":[\#(shapes)]\#(rest)}"#
  }

  static let resources = LottieResources(images: NoImages(), textEngine: NoText())

  static func file(_ text: String) throws -> LottieFile {
    try LottieFile(Array(text.utf8), resources: resources)
  }

  /// The items of a frame, in the space of the file.
  static func items(_ text: String, at frame: Double) throws -> [DisplayItem] {
    let file = try file(text)
    return file.items(
      at: frame, transform: .identity, canvas: CGRect(origin: .zero, size: file.size))
  }

  private struct NoImages: ImageProvider {
    func bitmap(named name: String) -> LoadedImage? { nil }
    func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? { nil }
  }

  private struct NoText: TextEngine {
    func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
      TextLayout(lines: [], size: .zero, isTruncated: false)
    }
  }
}
