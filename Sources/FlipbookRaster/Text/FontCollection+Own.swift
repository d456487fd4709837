internal import CFontconfig
import Foundation

extension FontCollection {
  /// Adds the fonts of some files to a configuration, each under a family of its own, so that it is found by that alone.
  ///
  /// - Returns: Their faces, in the order of the files. Of a variable font those are its named instances.
  static func add(_ files: [String], to configuration: OpaquePointer?) -> [FontFace] {
    guard let configuration else { return [] }
    var faces: [FontFace] = []
    for file in files {
      let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .mappedIfSafe)
      let before = count(configuration)
      guard let data, FcConfigAppFontAddFile(configuration, file) == FcTrue,
        let set = FcConfigGetFonts(configuration, FcSetApplication)
      else { continue }
      let checksum = String(format: "%08x", data.withUnsafeBytes { Deflater.crc32($0) })
      var index = before
      while index < Int(set.pointee.nfont) {
        if let pattern = set.pointee.fonts[index], let face = face(pattern, file: file, checksum: checksum) {
          faces.append(face)
          index += 1
        } else {
          remove(index, from: set)
        }
      }
    }
    return faces
  }

  private static func count(_ configuration: OpaquePointer) -> Int {
    FcConfigGetFonts(configuration, FcSetApplication).map { Int($0.pointee.nfont) } ?? 0
  }

  /// Takes a pattern out of a set, which has no function for that.
  private static func remove(_ index: Int, from set: UnsafeMutablePointer<FcFontSet>) {
    let last = Int(set.pointee.nfont) - 1
    if let pattern = set.pointee.fonts[index] { FcPatternDestroy(pattern) }
    for place in index..<max(index, last) { set.pointee.fonts[place] = set.pointee.fonts[place + 1] }
    set.pointee.nfont = Int32(last)
  }

  /// - Returns: nil for what stands for all instances of a variable font, and for what has no name.
  private static func face(_ pattern: OpaquePointer, file: String, checksum: String) -> FontFace? {
    guard !boolean(pattern, FC_VARIABLE), let family = string(pattern, FC_FAMILY) else { return nil }
    let index = integer(pattern, FC_INDEX) ?? 0
    let postScriptName = string(pattern, FC_POSTSCRIPT_NAME) ?? family
    let fullName = string(pattern, FC_FULLNAME) ?? postScriptName
    let plain = postScriptName.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let name = "\(plain)@\(checksum)" + (index == 0 ? "" : ".\(index)")
    var weight = 80.0
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    var width = 100.0
    FcPatternGetDouble(pattern, FC_WIDTH, 0, &width)
    let version = Double(integer(pattern, FC_FONTVERSION) ?? 0) / 65536
    FcPatternDel(pattern, FC_FAMILY)
    FcPatternAddString(pattern, FC_FAMILY, name)
    return FontFace(
      name: name, postScriptName: postScriptName, family: family, familyOfFile: name, fullName: fullName,
      weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
      isItalic: (integer(pattern, FC_SLANT) ?? 0) > 0, width: Int(width.rounded()),
      isColored: boolean(pattern, FC_COLOR), file: file, index: index,
      version: String((version * 1000).rounded() / 1000), package: "")
  }
}
