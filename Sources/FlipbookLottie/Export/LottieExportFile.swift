import Foundation

/// An animation that was made, before it is written.
package struct LottieExportFile {
  let root: LottieNode
  /// The pictures as PNG, by asset.
  let pictures: [(name: String, bytes: [UInt8])]

  /// The whole as one JSON text, with the pictures in it.
  package var json: Data {
    let assets = (root["assets"]?.array ?? []).map { asset -> LottieNode in
      guard let id = asset["id"]?.string, let picture = pictures.first(where: { $0.name == id }) else {
        return asset
      }
      let text = "data:image/png;base64," + Data(picture.bytes).base64EncodedString()
      return asset.replacing("u", .string("")).replacing("p", .string(text)).replacing("e", .number(1))
    }
    return Data(root.replacing("assets", .array(assets)).jsonText.utf8)
  }

  /// The whole as a container (.lottie) of version 2.
  package var container: Data {
    var archive = ZipWriter()
    let manifest: LottieNode = .members([
      "version": .string("2"), "generator": .string("flipbook"),
      "animations": .array([.members(["id": .string("animation")])]),
    ])
    archive.add("manifest.json", Array(manifest.jsonText.utf8))
    let assets = (root["assets"]?.array ?? []).map { asset -> LottieNode in
      asset["p"] == nil ? asset : asset.replacing("u", .string("/i/"))
    }
    archive.add("a/animation.json", Array(root.replacing("assets", .array(assets)).jsonText.utf8))
    for picture in pictures { archive.add("i/\(picture.name).png", picture.bytes) }
    return Data(archive.finished())
  }

  /// How many layers, those of groups included.
  package var layerCount: Int {
    ([root] + (root["assets"]?.array ?? [])).reduce(0) { $0 + ($1["layers"]?.array?.count ?? 0) }
  }
}
