import Foundation

/// Where the files of pictures and sounds are.
extension LottieParser {
  /// The content of an asset's name that holds its file, and its media type; nil where it can't be read.
  static func embedded(_ name: String) -> (data: Data, type: Substring)? {
    guard let comma = name.firstIndex(of: ","), name[..<comma].hasSuffix(";base64"),
      let data = Data(
        base64Encoded: String(name[name.index(after: comma)...]), options: .ignoreUnknownCharacters)
    else { return nil }
    return (data, name[..<comma].dropFirst(5).split(separator: ";").first ?? "")
  }

  /// The files of the container that an asset may mean, the likeliest first.
  ///
  /// - Parameter folders: Those that containers keep such files in.
  func contained(_ asset: LottieNode, in folders: [String]) -> [[UInt8]] {
    let name = asset["p"]?.string ?? ""
    let paths = [Self.path(of: asset)] + folders.map { "\($0)/\(name)" } + [Self.relative(name)]
    return paths.compactMap { resources.files[$0] }
  }

  /// The path of an asset's file beside the animation.
  static func path(of asset: LottieNode) -> String {
    relative("\(asset["u"]?.string ?? "")\(asset["p"]?.string ?? "")")
  }

  private static func relative(_ path: String) -> String {
    path.hasPrefix("/") ? String(path.dropFirst()) : path
  }
}
