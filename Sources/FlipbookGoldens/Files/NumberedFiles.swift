import Foundation

/// Files whose names are alike but for a number: the frames of a sequence.
package struct NumberedFiles: Equatable, Sendable {
  /// Paths in the order of their numbers.
  package var paths: [String]
  /// The number of each, in ascending order.
  package var numbers: [Int]
  /// Numbers without a file between the first and the last, as runs.
  package var gaps: [ClosedRange<Int>] = []

  /// The number of the first.
  package var first: Int { numbers.first ?? 0 }

  /// Sentences about numbers that are missing.
  package var notes: [String] {
    gaps.map {
      $0.count == 1
        ? "Frame \($0.lowerBound) has no file." : "Frames \($0.lowerBound) to \($0.upperBound) have no files."
    }
  }

  /// The frames of a folder; nil unless it holds two pictures or more, all with one name but for the number.
  package init?(folder: String, names: [String]) {
    let parts = names.map(Self.split)
    guard names.count >= 2, let model = parts[0],
      parts.allSatisfy({ $0?.head == model.head && $0?.tail == model.tail })
    else { return nil }
    let found = zip(names, parts).map { (number: $1?.number ?? 0, name: $0) }
    guard Set(found.map(\.number)).count == found.count else { return nil }
    self.init(found.map { (number: $0.number, path: "\(folder)/\($0.name)") })
  }

  /// The frames that a pattern with `%d` or `%05d` names; nil when the path is no pattern.
  package init?(pattern: String) throws {
    let name = PathText.name(of: pattern)
    guard let match = name.firstMatch(of: /%(0[0-9]+)?d/) else { return nil }
    let folder = PathText.folder(of: pattern)
    let head = String(name[..<match.range.lowerBound])
    let tail = String(name[match.range.upperBound...])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let found = names.compactMap { name -> (number: Int, path: String)? in
      guard name.hasPrefix(head), name.hasSuffix(tail), name.count > head.count + tail.count else {
        return nil
      }
      let digits = name.dropFirst(head.count).dropLast(tail.count)
      guard digits.allSatisfy(\.isASCII), let number = Int(digits), number >= 0 else { return nil }
      return (number, folder.isEmpty ? name : "\(folder)/\(name)")
    }
    self.init(found)
  }

  /// A sequence of one file.
  package init(single path: String) {
    paths = [path]
    numbers = [0]
  }

  private init(_ found: [(number: Int, path: String)]) {
    let sorted = found.sorted { ($0.number, $0.path) < ($1.number, $1.path) }
    paths = sorted.map(\.path)
    numbers = sorted.map(\.number)
    for (one, next) in zip(numbers, numbers.dropFirst()) where next > one + 1 {
      gaps.append(one + 1...next - 1)
    }
  }

  /// A name before and after its last number.
  private static func split(_ name: String) -> (head: String, number: Int, tail: String)? {
    // Frames of a sequence lie in one folder.
    guard !name.contains("/"), ComparedFile.pictures.contains(PathText.ending(of: name)) else { return nil }
    let stem = PathText.stem(of: name)
    let ending = name.dropFirst(stem.count + 1)
    let digits = String(stem.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    guard let number = Int(digits) else { return nil }
    return (String(stem.dropLast(digits.count)), number, ".\(ending)")
  }
}
