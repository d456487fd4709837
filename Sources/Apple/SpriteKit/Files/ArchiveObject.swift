import Flipbook
import FlipbookPicture
import Foundation

/// An object of a keyed archive: its class and its values by their keys.
struct ArchiveObject {
  let archive: KeyedArchive
  let values: [String: ArchiveValue]

  /// The name of the class.
  var type: String? { archive.object(values["$class"])?.text("$classname") }

  func number(_ key: String) -> CGFloat? {
    switch archive.resolved(values[key]) {
    case .number(let value): CGFloat(value)
    default: nil
    }
  }

  /// A number without its fraction; nil for one that no integer is.
  func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

  func text(_ key: String) -> String? {
    switch archive.resolved(values[key]) {
    case .text(let text): text
    case .table(let table): ArchiveObject(archive: archive, values: table).text("NS.string")
    default: nil
    }
  }

  func flag(_ key: String) -> Bool? { number(key).map { $0 != 0 } }

  func object(_ key: String) -> ArchiveObject? { archive.object(values[key]) }

  /// The members of a list.
  func list(_ key: String) -> [ArchiveValue] {
    switch archive.resolved(values[key]) {
    case .list(let list): list
    case .table(let table):
      if case .list(let list)? = table["NS.objects"] { list } else { [] }
    default: []
    }
  }

  /// The value of a key in a dictionary.
  func entry(_ name: String, of key: String) -> ArchiveValue? {
    guard let table = object(key) else { return nil }
    for (key, value) in zip(table.list("NS.keys"), table.list("NS.objects")) {
      if case .text(let text)? = archive.resolved(key), text == name { return archive.resolved(value) }
    }
    return nil
  }

  /// The numbers of a text such as `{{0, 0}, {1, 1}}`.
  func numbers(_ key: String) -> [CGFloat]? {
    var source = text(key)
    if source == nil, let value = object(key) {
      source = value.text("NS.pointval") ?? value.text("NS.sizeval") ?? value.text("NS.rectval")
    }
    return source.map {
      $0.split { "{}, ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    }
  }

  func point(_ key: String) -> CGPoint? {
    guard let parts = numbers(key), parts.count == 2 else { return nil }
    return CGPoint(x: parts[0], y: parts[1])
  }

  func size(_ key: String) -> CGSize? { point(key).map { CGSize(width: $0.x, height: $0.y) } }

  func rect(_ key: String) -> CGRect? {
    guard let parts = numbers(key), parts.count == 4 else { return nil }
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  /// A colour of four numbers, whose keys end with R, G, B and A.
  func color(_ prefix: String) -> UIColor? {
    guard let red = number(prefix + "R"), let green = number(prefix + "G"), let blue = number(prefix + "B")
    else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: number(prefix + "A") ?? 1)
  }

  /// The object as a colour; nil for another.
  var asColor: UIColor? {
    if let red = number("UIRed") {
      return UIColor(
        red: red, green: number("UIGreen") ?? 0, blue: number("UIBlue") ?? 0, alpha: number("UIAlpha") ?? 1)
    }
    if let white = number("UIWhite") { return UIColor(white: white, alpha: number("UIAlpha") ?? 1) }
    func parts(_ key: String) -> [CGFloat]? {
      guard case .data(let data)? = archive.resolved(values[key]) else { return nil }
      return String(decoding: data, as: UTF8.self).split { " \0".contains($0) }.compactMap {
        Double($0).map { CGFloat($0) }
      }
    }
    if let rgb = parts("NSRGB"), rgb.count >= 3 {
      let alpha = rgb.count > 3 ? rgb[3] : parts("NSComponents").flatMap { $0.count > 3 ? $0[3] : nil } ?? 1
      return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }
    if let white = parts("NSWhite"), let grey = white.first {
      return UIColor(white: grey, alpha: white.count > 1 ? white[1] : 1)
    }
    return nil
  }
}
