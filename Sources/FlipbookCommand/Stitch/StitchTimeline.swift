import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// The pictures of a film in their order, with the numbers of their frames.
struct StitchTimeline: Equatable {
  var pictures: [NumberedPicture]

  init(pictures: [NumberedPicture]) { self.pictures = pictures }

  /// The frames that operands name: a pattern, a folder of numbered files, or files in the order of the film.
  ///
  /// - Throws: ``FlipbookFailure`` when there are none, two files have one number, or numbers are missing.
  init(_ operands: [String], missing: MissingFrames) throws {
    guard operands.count == 1, let operand = operands.first else {
      self.init(pictures: operands.enumerated().map { NumberedPicture(number: $0.offset, path: $0.element) })
      return
    }
    guard let files = try Self.files(operand) else {
      self.init(pictures: [NumberedPicture(number: 0, path: operand)])
      return
    }
    try self.init(files, of: operand, missing: missing)
  }

  /// Frames in the order of their numbers.
  init(_ files: NumberedFiles, of operand: String, missing: MissingFrames) throws {
    var pictures: [NumberedPicture] = []
    for (number, path) in zip(files.numbers, files.paths) {
      if let last = pictures.last {
        if last.number == number {
          throw FlipbookFailure("Two files are frame \(number): \"\(last.path)\" and \"\(path)\".", .scene)
        }
        if missing == .hold {
          for gap in last.number + 1..<number {
            pictures.append(NumberedPicture(number: gap, path: last.path))
          }
        }
      }
      pictures.append(NumberedPicture(number: number, path: path))
    }
    if missing == .fail, !files.gaps.isEmpty {
      let shown = files.notes.prefix(20).joined(separator: "\n  ")
      let rest = files.gaps.count > 20 ? "\n  … and \(files.gaps.count - 20) more gaps" : ""
      throw FlipbookFailure(
        "\"\(operand)\" has gaps:\n  \(shown)\(rest)\n"
          + "--missing hold shows the frame before them, --missing skip goes on with the next.", .scene)
    }
    self.init(pictures: pictures)
  }

  /// Nil for a single picture.
  private static func files(_ operand: String) throws -> NumberedFiles? {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) {
      return isFolder.boolValue ? try folder(operand) : nil
    }
    guard let files = try NumberedFiles(pattern: operand) else {
      throw FlipbookFailure("There is no file or folder \"\(operand)\".", .scene)
    }
    guard !files.paths.isEmpty else {
      throw FlipbookFailure("No file is named like \"\(operand)\".", .scene)
    }
    return files
  }

  private static func folder(_ path: String) throws -> NumberedFiles {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
      throw FlipbookFailure("The folder \"\(path)\" can't be read; check its permissions.", .scene)
    }
    let pictures = names.filter { !$0.hasPrefix(".") && PathText.ending(of: $0) == "png" }.sorted()
    if pictures.isEmpty { throw FlipbookFailure("The folder \"\(path)\" holds no PNG files.", .scene) }
    if let files = NumberedFiles(folder: path, names: pictures) { return files }
    if pictures.count == 1 { return NumberedFiles(single: "\(path)/\(pictures[0])") }
    throw FlipbookFailure(
      "The PNG files in \"\(path)\" are no single sequence: their names differ in more than one number, such as "
        + "\"\(pictures[0])\" and \"\(pictures[pictures.count - 1])\". Name a pattern such as "
        + "\(path)/%05d.png, or the files in their order.", .scene)
  }

  /// The pictures that options pick. Numbers are those of the files; times and shares count from the first picture.
  ///
  /// - Throws: ``FlipbookFailure`` when a number has no file or nothing is left.
  func picked(_ choice: FrameChoice, rate: FrameRate) throws -> [NumberedPicture] {
    if let selection = choice.selection { return try picked(selection) }
    func position(_ place: TimePosition) -> Int {
      if case .frame(let number) = place {
        return pictures.firstIndex { $0.number >= number } ?? pictures.count
      }
      return place.boundary(rate: rate.framesPerSecond, count: pictures.count)
    }
    let first = choice.start.map(position) ?? 0
    let end = choice.end.map(position) ?? pictures.count
    guard first < pictures.count else {
      throw FlipbookFailure("--from lies behind the last frame: \(extent(rate)).", .usage)
    }
    guard first < min(end, pictures.count) else {
      throw FlipbookFailure("--from and --to leave no frame: \(extent(rate)).", .usage)
    }
    return Array(pictures[first..<min(end, pictures.count)])
  }

  private func picked(_ selection: FrameSelection) throws -> [NumberedPicture] {
    let last = pictures.last?.number ?? 0
    var wanted: Set<Int> = []
    for run in selection.runs {
      let numbers = run.first...max(run.first, run.last ?? last)
      // A file for each is needed, so a run longer than the sequence has one without.
      guard numbers.count <= pictures.count, numbers.allSatisfy(has) else {
        let missing = numbers.first { !has($0) } ?? numbers.lowerBound
        throw FlipbookFailure("--frames: there is no frame \(missing); \(extent(nil)).", .usage)
      }
      wanted.formUnion(numbers)
    }
    return pictures.filter { wanted.contains($0.number) }
  }

  /// Whether there is a picture for a number.
  private func has(_ number: Int) -> Bool {
    var (low, high) = (0, pictures.count)
    while low < high {
      let middle = (low + high) / 2
      if pictures[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < pictures.count && pictures[low].number == number
  }

  private func extent(_ rate: FrameRate?) -> String {
    let numbers = "the frames are \(pictures.first?.number ?? 0) to \(pictures.last?.number ?? 0)"
    guard let rate else { return numbers }
    return numbers + " and last \(TimeText.seconds(Double(pictures.count) / rate.framesPerSecond))"
  }
}
