import FlipbookPicture
import Foundation

extension LottieParser {
  /// Reads the picture of an image layer.
  func image(_ node: LottieNode) -> LottieLayer.Content {
    let id = node["refId"]?.string ?? ""
    if let known = images[id] { return .image(known) }
    guard let asset = assets[id] else {
      warn("asset", "There is no image \"\(id)\".")
      return .none
    }
    let image = elsewhere("$.assets[\(asset.index)]") {
      var image = LottieImage(size: size(asset.node, "w", "h"), bitmap: bitmap(asset.node))
      if let bitmap = image.bitmap, image.size.width == 0 || image.size.height == 0 {
        image.size = CGSize(width: bitmap.width, height: bitmap.height)
      }
      return image
    }
    images[id] = image
    return .image(image)
  }

  /// A picture that takes the place of one of the file.
  private func bitmap(_ given: LottieData.Image) -> Bitmap? {
    switch given {
    case .bitmap(let bitmap): return bitmap
    case .content(let data):
      if let bitmap = resources.images.bitmap(decoding: data) { return bitmap }
      warn("image", "The picture that takes its place can't be read.")
    case .file(let path):
      if let loaded = resources.images.bitmap(named: path) { return loaded.bitmap }
      warn("image", "There is no picture \"\(path)\" to take its place.")
    }
    return nil
  }

  private func bitmap(_ asset: LottieNode) -> Bitmap? {
    if let filled = asset["sid"]?.string.flatMap({ slots[$0] }) {
      return bitmap(filled["p"] == nil ? asset.replacing("p", filled) : filled)
    }
    let name = asset["p"]?.string ?? ""
    if let given = replacements?.image([asset["id"]?.string ?? "", name, asset["sid"]?.string ?? ""]) {
      return bitmap(given)
    }
    if name.hasPrefix("data:") {
      guard let embedded = Self.embedded(name),
        let bitmap = resources.images.bitmap(decoding: embedded.data)
      else {
        warn("image", "The embedded image can't be read.")
        return nil
      }
      return bitmap
    }
    for file in contained(asset, in: ["images", "i"]) {
      if let bitmap = resources.images.bitmap(decoding: Data(file)) { return bitmap }
    }
    guard !name.isEmpty, !name.hasPrefix("http:"), !name.hasPrefix("https:") else {
      warn("image", "Images are not fetched from the network; it is left out.")
      return nil
    }
    if let loaded = resources.images.bitmap(named: Self.path(of: asset)) { return loaded.bitmap }
    let path = "\(asset["u"]?.string ?? "")\(name)"
    warn("image", "There is no image file \"\(path)\" beside the animation.")
    return nil
  }
}
