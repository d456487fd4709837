import FlipbookCompare
import FlipbookScenes
import Foundation

/// Reads rectangles with rules of their own: a JSON array of objects with `x`, `y`, `width`, `height` and one of
/// `"ignore": true`, `"exact": true`, `"tolerance": 3`, `"threshold": 0.05`.
package enum RegionFile {
  /// - Throws: ``FlipbookFailure`` that names the entry and what is wrong with it.
  package static func read(_ path: String) throws -> [CompareRegion] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("The regions \"\(path)\" can't be read.", .usage)
    }
    return try regions(in: data, name: "\"\(path)\"")
  }

  /// - Parameter name: The name of the data in messages.
  static func regions(in data: Data, name: String) throws -> [CompareRegion] {
    guard let list = try? JSONSerialization.jsonObject(with: data) as? [Any] else {
      throw FlipbookFailure("\(name) is not a JSON array of regions.", .usage)
    }
    return try list.enumerated().map { index, entry in
      do {
        guard let object = entry as? [String: Any] else { throw Problem("is not an object") }
        return try region(object)
      } catch let problem as Problem {
        throw FlipbookFailure("\(name), region \(index): \(problem.text).", .usage)
      }
    }
  }

  private struct Problem: Error {
    var text: String
    init(_ text: String) { self.text = text }
  }

  private static let keys: Set<String> = [
    "x", "y", "width", "height", "ignore", "exact", "tolerance", "threshold",
  ]

  private static func region(_ object: [String: Any]) throws -> CompareRegion {
    if let unknown = object.keys.sorted().first(where: { !keys.contains($0) }) {
      throw Problem("there is no key \"\(unknown)\"")
    }
    func whole(_ key: String) throws -> Int {
      guard let number = object[key] as? Int else {
        throw Problem("\"\(key)\" must be a whole number of pixels")
      }
      return number
    }
    let box = PixelBox(
      x: try whole("x"), y: try whole("y"), width: try whole("width"), height: try whole("height"))
    guard box.width > 0, box.height > 0 else { throw Problem("a width and a height must be above 0") }
    var rules: [CompareRegion.Rule] = []
    if object["ignore"] as? Bool == true { rules.append(.ignore) }
    if object["exact"] as? Bool == true { rules.append(.pixels(.exact)) }
    if object["tolerance"] != nil {
      let tolerance = try whole("tolerance")
      guard (0...255).contains(tolerance) else { throw Problem("a tolerance goes from 0 to 255") }
      rules.append(.pixels(.channels(tolerance: tolerance)))
    }
    if let value = object["threshold"] {
      guard let threshold = value as? Double, (0...1).contains(threshold) else {
        throw Problem("a threshold goes from 0 to 1")
      }
      rules.append(.pixels(.perceptual(threshold: threshold, forgivesAntialiasing: true)))
    }
    guard rules.count == 1 else {
      throw Problem("it needs one of \"ignore\", \"exact\", \"tolerance\", \"threshold\"")
    }
    return CompareRegion(box, rules[0])
  }
}
