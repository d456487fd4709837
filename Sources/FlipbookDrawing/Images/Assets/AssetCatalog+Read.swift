import FlipbookMotion
import Foundation

extension AssetCatalog {
  /// Folders that are looked through for catalogues, at most.
  private static let folderLimit = 4000

  /// Reads the catalogues below a folder, and below those around it up to the one that holds a project: a scene's file
  /// may lie deeper than the app's assets.
  package init(beside folder: String) {
    self.init()
    for catalog in Self.catalogs(below: folder) ?? Self.catalogsAround(folder) {
      folders.append(catalog)
      read(catalog)
    }
  }

  /// Reads catalogues, and those below folders.
  package init(in roots: [String]) {
    self.init()
    let found = roots.flatMap { $0.hasSuffix(".xcassets") ? [$0] : Self.catalogs(below: $0) ?? [] }
    for catalog in found where !folders.contains(catalog) {
      folders.append(catalog)
      read(catalog)
    }
  }

  private static func catalogs(below folder: String) -> [String]? {
    var found: [String] = []
    var count = 0
    let below = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles])
    while let url = below?.nextObject() as? URL {
      count += 1
      if count > folderLimit { break }
      if url.pathExtension == "xcassets" {
        found.append(url.path)
        below?.skipDescendants()
      } else if ["Pods", "Carthage", "node_modules", "build"].contains(url.lastPathComponent) {
        below?.skipDescendants()
      }
    }
    return found.isEmpty ? nil : found.sorted()
  }

  /// The catalogues in the folders around, no further up than the project's own.
  private static func catalogsAround(_ folder: String) -> [String] {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    for _ in 0..<6 {
      place.deleteLastPathComponent()
      guard place.path != "/",
        let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
      else { return [] }
      let found = names.filter { $0.hasSuffix(".xcassets") }.sorted()
      if !found.isEmpty { return found.map { place.appendingPathComponent($0).path } }
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" || $0 == ".git" }) {
        break
      }
    }
    return []
  }

  /// - Parameter prefix: The names of groups that provide a namespace, each with a slash.
  private mutating func read(_ folder: String, prefix: String = "", depth: Int = 0) {
    guard depth < 12, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      let stem = prefix + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "colorset": readColor(path, stem)
      case "imageset": readImage(path, stem)
      case "symbolset":
        readImage(path, stem)
        images[stem]?.isSymbol = true
      case "dataset": readData(path, stem)
      case "appiconset": readIcon(path, stem)
      case "launchimage", "arresourcegroup", "brandassets", "imagestack", "json":
        continue
      default:
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
          continue
        }
        let isNamespace = contents(path, quietly: true)?.properties?.providesNamespace == true
        read(path, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      }
    }
  }

  private mutating func contents(_ folder: String, quietly: Bool = false) -> Contents? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else {
      if !quietly { problems.append("\(folder) has no Contents.json.") }
      return nil
    }
    do { return try JSONDecoder().decode(Contents.self, from: data) } catch {
      if !quietly { problems.append("\(folder)/Contents.json is not one that is understood.") }
      return nil
    }
  }

  private mutating func readColor(_ folder: String, _ name: String) {
    guard let entries = contents(folder)?.colors else { return }
    // One that is made for the device before the one for all.
    func find(_ device: String, dark: Bool, contrast: Bool = false) -> AssetColor? {
      let matching = entries.filter { $0.isDark == dark && $0.isHighContrast == contrast }
      // One that names the light appearance before one for any.
      let named = matching.filter(\.isLight)
      let candidates = named.isEmpty ? matching : named
      let best =
        candidates.first { $0.idiom == device } ?? candidates.first { $0.idiom == "universal" }
        ?? candidates.first
      return best?.color.flatMap { $0.rgba == nil ? nil : $0 }
    }
    func color(_ device: String) -> NamedColor? {
      guard let day = find(device, dark: false) ?? find(device, dark: true), let light = day.rgba else {
        return nil
      }
      // One of the system's has a form for the dark of its own.
      let night = find(device, dark: true) ?? day
      return NamedColor(
        light: light, dark: night.dark ?? night.rgba ?? light,
        lightContrast: find(device, dark: false, contrast: true)?.rgba,
        darkContrast: find(device, dark: true, contrast: true)?.rgba)
    }
    guard let phone = color("iphone") else {
      problems.append("\(folder) has no colour that is understood.")
      return
    }
    colors[name] = phone
    tabletColors[name] = entries.contains { $0.idiom == "ipad" } ? color("ipad") : nil
  }

  private mutating func readData(_ folder: String, _ name: String) {
    guard let entry = contents(folder)?.data?.first(where: { $0.filename?.isEmpty == false }),
      let path = entry.filename.flatMap({ Self.path(of: $0, in: folder) })
    else {
      problems.append("\(folder) has no file.")
      return
    }
    data[name] = (path, entry.type ?? "")
  }

  /// Points across of an app's icon on a phone's home screen, which is the size that it has as an image.
  private static let iconSize = 60.0

  /// The picture with most pixels of an app's icon, under the set's name and the one that Xcode lists in `Info.plist`.
  private mutating func readIcon(_ folder: String, _ name: String) {
    let found = (contents(folder, quietly: true)?.images ?? []).compactMap { entry -> Picture? in
      guard let file = entry.filename, !file.isEmpty, entry.appearances?.isEmpty != false,
        ["universal", "iphone", "ios-marketing", "ipad"].contains(entry.idiom ?? "universal"),
        let path = Self.path(of: file, in: folder)
      else { return nil }
      let points = entry.size.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1024
      let pixels = points * (entry.scale.flatMap { Double($0.dropLast()) } ?? 1)
      return Picture(path: path, scale: max(0.1, pixels / Self.iconSize), isDark: false)
    }
    guard let best = found.max(by: { $0.scale < $1.scale }) else { return }
    for name in [name, name + "60x60"] { icons[name] = NamedImage(pictures: [best], isTemplate: false) }
  }

  private mutating func readImage(_ folder: String, _ name: String) {
    guard let contents = contents(folder) else { return }
    let all = contents.images ?? contents.symbols ?? []
    // Of two at one scale the one that names the light appearance comes before one for any.
    let entries = all.filter(\.isLight) + all.filter { !$0.isLight }
    let pictures = entries.compactMap { entry -> Picture? in
      guard let file = entry.filename, !file.isEmpty, let path = Self.path(of: file, in: folder) else {
        return nil
      }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return Picture(
        path: path, scale: max(1, scale), isDark: entry.isDark,
        idiom: entry.idiom ?? "universal", isRegularAcross: entry.widthClass.map { $0 == "regular" },
        isRegularDown: entry.heightClass.map { $0 == "regular" })
    }
    guard !pictures.isEmpty else {
      problems.append("\(folder) has no picture.")
      return
    }
    images[name] = NamedImage(
      pictures: pictures.enumerated().sorted { ($1.element.scale, $0.offset) < ($0.element.scale, $1.offset) }
        .map(
          \.element), isTemplate: contents.properties?.templateIntent == "template")
  }
}

/// A `Contents.json`, as far as it is used.
private struct Contents: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct ColorEntry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: AssetColor?

    var isDark: Bool { appearances?.contains { $0.value == "dark" } == true }
    var isLight: Bool { appearances?.contains { $0.value == "light" } == true }
    var isHighContrast: Bool { appearances?.contains { $0.appearance == "contrast" } == true }
  }

  struct ImageEntry: Decodable {
    var idiom: String?
    var filename: String?
    var scale: String?
    /// Points across and down, such as `60x60`; of icons alone.
    var size: String?
    var widthClass: String?
    var heightClass: String?
    var appearances: [Appearance]?

    var isDark: Bool { appearances?.contains { $0.value == "dark" } == true }
    var isLight: Bool { appearances?.contains { $0.value == "light" } == true }

    enum CodingKeys: String, CodingKey {
      case idiom, filename, scale, size, appearances
      case widthClass = "width-class"
      case heightClass = "height-class"
    }
  }

  struct DataEntry: Decodable {
    var filename: String?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var templateIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateIntent = "template-rendering-intent"
    }
  }

  var colors: [ColorEntry]?
  var images: [ImageEntry]?
  var symbols: [ImageEntry]?
  var data: [DataEntry]?
  var properties: Properties?
}
