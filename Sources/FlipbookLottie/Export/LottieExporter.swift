import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Makes the pictures of a film into a Lottie animation: what stays one thing from frame to frame becomes a layer, whose
/// properties have keyframes where straight lines between them would be off by more than a tolerance.
package final class LottieExporter {
  /// The most layers of a file.
  static let layerLimit = 20_000

  let means: LottieExportMeans
  /// How far any point may be off, in points.
  let tolerance: Double
  let canvas: CGRect
  private let reader: LottieExportReader

  private(set) var assets: [LottieNode] = []
  /// The pictures by asset, in the order of the file.
  private(set) var pictures: [(name: String, bytes: [UInt8])] = []
  private var pictureNames: [ContentHash: String] = [:]
  private var layerCount = 0

  /// - Parameters:
  ///   - size: Of the pictures, in points.
  ///   - tolerance: How far any point may be off, in points; 0 keeps every frame.
  ///   - rasterises: Whether what can't be expressed becomes a picture.
  package init(size: CGSize, tolerance: Double, rasterises: Bool, means: LottieExportMeans) {
    (self.means, self.tolerance) = (means, tolerance)
    canvas = CGRect(origin: .zero, size: size)
    reader = LottieExportReader(means: means, canvas: canvas, rasterises: rasterises)
  }

  /// The items of a picture in the terms of the format. Items without a counterpart are reported.
  package func read(_ list: DisplayList) -> LottieExportPicture {
    LottieExportPicture(items: reader.items(of: list))
  }

  /// Makes the animation.
  ///
  /// - Parameters:
  ///   - pictures: Those of the frames, in order.
  ///   - rate: Frames a second.
  /// - Throws: ``LottieError`` where it has too many layers, and what encoding a picture throws.
  package func animation(
    _ pictures: [LottieExportPicture], rate: Double, title: String, markers: [(name: String, frame: Double)]
  ) throws -> LottieExportFile {
    let layers = try layers(pictures.map(\.items), from: 0)
    var root: LottieNode = .members([
      "v": .string("5.9.0"), "nm": title.isEmpty ? nil : .string(title), "fr": .number(rate),
      "ip": .number(0),
      "op": .whole(pictures.count), "w": .number(canvas.width), "h": .number(canvas.height),
      "ddd": .number(0),
      "assets": .array(assets), "layers": .array(layers),
    ])
    if !markers.isEmpty {
      root = root.adding([
        "markers": .array(
          markers.map { .members(["tm": .number($0.frame), "cm": .string($0.name), "dr": .number(0)]) })
      ])
    }
    return LottieExportFile(root: root, pictures: self.pictures)
  }

  // MARK: Layers

  /// The layers of items over frames, the one at the front first.
  func layers(_ pictures: [[LottieExportItem]], from start: Int) throws -> [LottieNode] {
    var layers: [LottieNode] = []
    for track in LottieTracks(pictures, from: start).ordered.reversed() { layers += try self.layers(track) }
    return layers
  }

  /// A number for a layer of its own.
  func nextIndex() throws -> Int {
    layerCount += 1
    guard layerCount <= Self.layerLimit else {
      throw LottieError(message: "the animation would have more than \(Self.layerLimit) layers")
    }
    return layerCount
  }

  /// Adds a list of layers to the assets.
  ///
  /// - Parameter margin: How far it goes beyond the canvas, in points.
  func comp(_ layers: [LottieNode], margin: Double, _ track: LottieTracks.Track) throws -> LottieNode {
    let id = "comp_\(assets.count)"
    var own = layers
    if margin > 0 {
      // A null that all hang on moves them by the margin.
      let index = try nextIndex()
      own = layers.map { $0.adding(["parent": .whole(index)]) }
      own.append(
        .members([
          "ty": .number(3), "ind": .whole(index), "ip": .whole(track.start), "op": .whole(track.end),
          "st": .number(0), "ks": Self.still(position: SIMD2(margin, margin)),
        ]))
    }
    assets.append(.members(["id": .string(id), "layers": .array(own)]))
    return .members([
      "ty": .number(0), "nm": .string("Group"), "ind": .whole(try nextIndex()), "ip": .whole(track.start),
      "op": .whole(track.end), "st": .number(0), "refId": .string(id),
      "w": .number(canvas.width + 2 * margin), "h": .number(canvas.height + 2 * margin),
      "ks": Self.still(position: SIMD2(-margin, -margin)),
    ])
  }

  /// The transform of a layer that doesn't move.
  static func still(position: SIMD2<Double> = SIMD2(0, 0)) -> LottieNode {
    .members([
      "a": .fixed(.list([0, 0, 0])), "p": .fixed(.list([position.x, position.y, 0])),
      "s": .fixed(.list([100, 100, 100])), "r": .fixed(.number(0)),
    ])
  }

  /// The name of the asset of a picture.
  func asset(_ bitmap: Bitmap) throws -> String {
    if let known = pictureNames[bitmap.contentHash] { return known }
    let id = "image_\(pictures.count)"
    pictureNames[bitmap.contentHash] = id
    pictures.append((id, try means.encode(bitmap)))
    assets.append(
      .members([
        "id": .string(id), "w": .whole(bitmap.width), "h": .whole(bitmap.height), "u": .string("images/"),
        "p": .string("\(id).png"), "e": .number(0),
      ]))
    return id
  }
}
