import Foundation

/// The JSON of an animation, with what its container holds beside it.
package struct LottieSource: Sendable {
  let root: LottieNode
  /// Whether a value has an expression.
  let hasExpressions: Bool
  /// The values that a theme gives slots.
  var theme: [String: LottieNode] = [:]
  /// The files of the container by path.
  var files: [String: [UInt8]] = [:]

  init(root: LottieNode, hasExpressions: Bool) { (self.root, self.hasExpressions) = (root, hasExpressions) }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - animation: Which one of a container; nil for its own choice.
  ///   - theme: A theme of the container; nil for none.
  /// - Throws: ``LottieError`` where it is no Lottie animation, or exceeds a limit; and where a container has no such
  ///   animation or theme.
  package init(_ bytes: [UInt8], animation: String? = nil, theme: String? = nil) throws {
    if LottieContainer.begins(bytes) {
      let container = try LottieContainer(bytes)
      self = try LottieTextReader.readAnimation(container.animation(animation))
      files = container.files
      if let theme { self.theme = try container.theme(theme, animation: animation) }
    } else {
      self = try LottieTextReader.readAnimation(
        LottieGzip.begins(bytes) ? LottieGzip.expand(bytes) : bytes)
    }
  }

  /// The names of the animations of a container, in order.
  ///
  /// - Throws: ``LottieError`` where it is no container or damaged.
  package static func animations(in bytes: [UInt8]) throws -> [String] {
    guard LottieContainer.begins(bytes) else { throw LottieError(message: "the file is no container") }
    return (try LottieContainer(bytes).manifest()["animations"]?.array ?? []).compactMap { $0["id"]?.string }
  }

  /// The texts by layer, as the file has them.
  package var texts: [(layer: String, text: String)] {
    layers.filter { $0["ty"]?.number == 5 }.map { layer in
      (layer["nm"]?.string ?? "", layer["t"]?["d"]?["k"]?.array?.first?["s"]?["t"]?.string ?? "")
    }
  }

  /// A picture that the file names.
  package struct Picture: Sendable, Equatable {
    package var id: String
    package var name: String
    package var directory: String
    package var width: Double
    package var height: Double
  }

  /// The pictures that the file names and doesn't hold.
  package var pictures: [Picture] {
    (root["assets"]?.array ?? []).compactMap { asset in
      guard let id = asset["id"]?.string, let name = asset["p"]?.string, !name.hasPrefix("data:") else {
        return nil
      }
      return Picture(
        id: id, name: name, directory: asset["u"]?.string ?? "", width: asset["w"]?.number ?? 0,
        height: asset["h"]?.number ?? 0)
    }
  }

  /// The names of layers, those of precompositions too.
  package var layerNames: [String] { layers.compactMap { $0["nm"]?.string } }

  private var layers: [LottieNode] {
    ([root] + (root["assets"]?.array ?? [])).flatMap { $0["layers"]?.array ?? [] }
  }
}
