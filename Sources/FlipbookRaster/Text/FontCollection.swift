internal import CFontconfig
import FlipbookDigest
import Foundation

/// A private fontconfig configuration over a list of files, and the faces it found in them.
///
/// Neither the machine's fontconfig settings nor its user's are read. Only the cache of scanned files under
/// `/var/cache/fontconfig` is shared, which holds facts about the files and no choices.
final class FontCollection: @unchecked Sendable {
  // Unchecked: the configuration is not changed after `init`, and fontconfig reads it from any thread.

  /// An `FcConfig`, owned.
  let configuration: OpaquePointer?
  /// Sorted by package, family, weight, slant.
  let faces: [FontFace]
  /// Those of the project and of the person, which are looked for by name before the pinned ones.
  let ownFaces: [FontFace]
  private let ownByName: [String: FontFace]
  private let ownByFamily: [String: [FontFace]]
  private let byFile: [String: [Int: FontFace]]
  private let byPostScriptName: [String: FontFace]
  private let byFamily: [String: [FontFace]]
  private let byFullName: [String: FontFace]

  /// - Parameter files: Fonts beside those of the packages; files that are no fonts count for nothing.
  init(packages: [PinnedFonts.Package], files: [String] = []) {
    configuration = Self.makeConfiguration(packages)
    var rankOfFile: [String: Int] = [:]
    for (rank, package) in packages.enumerated() {
      for path in package.paths { rankOfFile[path] = rank }
    }
    var byRank = [[FontFace]](repeating: [], count: packages.count)
    Self.filter(configuration) { pattern, file in
      guard let rank = rankOfFile[file] else { return false }
      if let face = Self.face(pattern, file: file, package: packages[rank].name) { byRank[rank].append(face) }
      return true
    }
    faces = byRank.flatMap { faces in
      faces.sorted {
        ($0.family, $0.width, $0.weight, $0.isItalic ? 1 : 0, $0.postScriptName)
          < ($1.family, $1.width, $1.weight, $1.isItalic ? 1 : 0, $1.postScriptName)
      }
    }
    let own = Self.add(files, to: configuration)
    ownFaces = own
    ownByName = Dictionary(
      own.flatMap { [(Self.key($0.postScriptName), $0), (Self.key($0.fullName), $0)] }
    ) { first, _ in first }
    ownByFamily = Dictionary(grouping: own) { Self.key($0.family) }
    byFile = Dictionary(grouping: faces + own, by: \.file)
      .mapValues { Dictionary($0.map { ($0.index, $0) }) { first, _ in first } }
    byPostScriptName = Dictionary(faces.map { (Self.key($0.postScriptName), $0) }) { first, _ in first }
    byFullName = Dictionary(faces.map { (Self.key($0.fullName), $0) }) { first, _ in first }
    byFamily = Dictionary(grouping: faces) { Self.key($0.family) }
  }

  deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// The face in a file, as fontconfig counts.
  func face(file: String, index: Int) -> FontFace? {
    byFile[file].flatMap { $0[index] ?? $0[index & 0xffff] }
  }

  /// The project's or the person's face with a PostScript or full name.
  func ownFace(named name: String) -> FontFace? { ownByName[Self.key(name)] }

  /// The project's or the person's faces of a family.
  func ownFaces(inFamily name: String) -> [FontFace] { ownByFamily[Self.key(name)] ?? [] }

  /// The face with a PostScript or full name; case, spaces and hyphens don't matter.
  func face(named name: String) -> FontFace? {
    byPostScriptName[Self.key(name)] ?? byFullName[Self.key(name)]
  }

  /// The faces of a family; case, spaces and hyphens don't matter.
  func faces(inFamily name: String) -> [FontFace] { byFamily[Self.key(name)] ?? [] }

  /// The face of a family that comes nearest: slant before width before weight. Between two weights as near,
  /// the heavier one for weights above 500 and the lighter one otherwise, as CSS has it.
  func face(family: String, weight: Int, isItalic: Bool, width: Int = 100) -> FontFace? {
    Self.nearest(faces(inFamily: family), weight: weight, isItalic: isItalic, width: width)
  }

  /// The one of some faces that comes nearest, likewise.
  static func nearest(_ faces: [FontFace], weight: Int, isItalic: Bool, width: Int = 100) -> FontFace? {
    return faces.min { cost($0) < cost($1) }
    func cost(_ face: FontFace) -> (Int, Int, Int, Int) {
      (
        face.isItalic == isItalic ? 0 : 1, abs(face.width - width), abs(face.weight - weight),
        weight > 500 ? -face.weight : face.weight
      )
    }
  }

  static func key(_ name: String) -> String {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    }
    // Names of fonts are plain letters, and there are thousands of them at every start.
    return String(unsafeUninitializedCapacity: name.utf8.count) { buffer in
      var count = 0
      for byte in name.utf8 where byte != 0x20 && byte != 0x2d && byte != 0x5f {
        buffer[count] = (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }
}

extension FontCollection {
  private static func makeConfiguration(_ packages: [PinnedFonts.Package]) -> OpaquePointer? {
    guard let configuration = FcConfigCreate() else { return nil }
    let text = settings(packages)
    let loaded = text.withCString { pointer in
      pointer.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count) {
        FcConfigParseAndLoadFromMemory(configuration, $0, FcTrue)
      }
    }
    guard loaded == FcTrue, FcConfigBuildFonts(configuration) == FcTrue else {
      FcConfigDestroy(configuration)
      return nil
    }
    return configuration
  }

  /// The whole configuration: which folders there are, and that nothing is hinted, emboldened or slanted.
  private static func settings(_ packages: [PinnedFonts.Package]) -> String {
    var directories: [String] = []
    for package in packages where !directories.contains(package.directory) {
      directories.append(package.directory)
    }
    let off = ["hinting", "autohint", "embolden"]
      .map { "<edit name=\"\($0)\" mode=\"assign\"><bool>false</bool></edit>" }.joined()
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(directories.map { "<dir>\($0)</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir>
      \(CacheFolder.base().map { "<cachedir>\(escaped($0))/fontconfig</cachedir>" } ?? "")
      <match target="pattern">\(off)</match>
      \(scaledPictures)
      \(family("emoji", is: "Noto Color Emoji"))
      \(family("monospace", is: "DejaVu Sans Mono"))
      </fontconfig>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// Fonts of pictures come in the one size they were made in: Pango learns from the matrix how far to scale.
  private static let scaledPictures = """
    <match target="font"><test name="outline"><bool>false</bool></test>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    <double>0</double><double>0</double>
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    </matrix></times></edit></match>
    """

  /// A rule for a name that Pango asks for by itself.
  private static func family(_ generic: String, is family: String) -> String {
    """
    <match target="pattern"><test name="family"><string>\(generic)</string></test>
    <edit name="family" mode="assign" binding="strong"><string>\(family)</string></edit></match>
    """
  }

  /// Takes the fonts out of a configuration that are not wanted.
  ///
  /// Fontconfig's own rules for that compare each file of the folders with each wanted one, letter by letter.
  ///
  /// - Parameter isWanted: Asked with each font and its file.
  private static func filter(_ configuration: OpaquePointer?, _ isWanted: (OpaquePointer, String) -> Bool) {
    guard let configuration, let set = FcConfigGetFonts(configuration, FcSetSystem) else { return }
    var kept = 0
    for number in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[number] else { continue }
      if let file = string(pattern, FC_FILE), isWanted(pattern, file) {
        set.pointee.fonts[kept] = pattern
        kept += 1
      } else {
        FcPatternDestroy(pattern)
      }
    }
    set.pointee.nfont = Int32(kept)
  }

  /// - Returns: nil for what has no name.
  private static func face(_ pattern: OpaquePointer, file: String, package: String) -> FontFace? {
    guard let family = string(pattern, FC_FAMILY), let name = string(pattern, FC_POSTSCRIPT_NAME) else {
      return nil
    }
    let index = integer(pattern, FC_INDEX) ?? 0
    // A variable font lists its named instances too; the pinned ones have none.
    guard index >> 16 == 0 else { return nil }
    var weight = 80.0
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    let version = Double(integer(pattern, FC_FONTVERSION) ?? 0) / 65536
    return FontFace(
      name: name, postScriptName: name, family: sharedFamily(family), familyOfFile: family,
      fullName: string(pattern, FC_FULLNAME) ?? name,
      weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
      isItalic: (integer(pattern, FC_SLANT) ?? 0) > 0, width: integer(pattern, FC_WIDTH) ?? 100,
      isColored: boolean(pattern, FC_COLOR), file: file, index: index,
      version: String((version * 1000).rounded() / 1000), package: package)
  }

  /// Quicksand's files carry no name for the whole family.
  private static func sharedFamily(_ family: String) -> String {
    family.hasPrefix("Quicksand ") ? "Quicksand" : family
  }

  static func string(_ pattern: OpaquePointer, _ object: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, object, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  static func integer(_ pattern: OpaquePointer, _ object: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  static func boolean(_ pattern: OpaquePointer, _ object: String) -> Bool {
    var value: FcBool = FcFalse
    return FcPatternGetBool(pattern, object, 0, &value) == FcResultMatch && value == FcTrue
  }
}
