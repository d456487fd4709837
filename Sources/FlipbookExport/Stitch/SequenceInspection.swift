import Dispatch
import FlipbookPicture
import FlipbookRaster
import Foundation
import Synchronization

/// The files of a sequence, inspected before any of them is decoded.
package struct SequenceInspection: Sendable {
  /// In pixels: that of the first file.
  package private(set) var width = 0
  /// In pixels: that of the first file.
  package private(set) var height = 0
  /// Bits of a component, the most of any file: 8 or 16.
  package private(set) var bitDepth = 8
  /// Whether any file has transparency.
  package private(set) var hasAlpha = false
  /// The rate that the files name; nil when none does.
  package private(set) var rate: FrameRate?
  /// The title that the first file names.
  package private(set) var title: String?
  /// Sentences about files that can't be used, in the order of frames.
  package private(set) var problems: [String] = []
  /// Sentences about files that name another rate than the first, which doesn't matter where one is given.
  package private(set) var rateProblems: [String] = []
  /// Sentences about files that are unlike the others, and can be used.
  package private(set) var notes: [String] = []

  /// The properties that one file states.
  private enum Finding: Sendable {
    case picture(PNGStructure)
    case unusable(String)
  }

  /// Reads every file and verifies its checksums.
  ///
  /// - Parameters:
  ///   - pictures: In the order of the film.
  ///   - verify: Checks the bytes of a frame's file, from any thread; a phrase when they can't be used.
  ///   - workers: Files read at once.
  /// - Throws: ``ExportError/cancelled``.
  package init(
    _ pictures: [NumberedPicture], workers: Int, cancellation: Cancellation,
    verify: @escaping @Sendable (_ frame: Int, _ bytes: Data) -> String? = { _, _ in nil }
  ) throws {
    let findings = Mutex<[Finding?]>(Array(repeating: nil, count: pictures.count))
    DispatchQueue.concurrentPerform(iterations: max(1, workers)) { worker in
      for index in stride(from: worker, to: pictures.count, by: max(1, workers)) {
        if cancellation.isCancelled { return }
        let finding = Self.inspect(pictures[index], verify)
        findings.withLock { $0[index] = finding }
      }
    }
    if cancellation.isCancelled { throw ExportError.cancelled }
    combine(pictures, findings.withLock { $0 })
  }

  private static func inspect(_ picture: NumberedPicture, _ verify: (Int, Data) -> String?) -> Finding {
    do {
      let data = try PictureFile.data(at: picture.path)
      if let reason = verify(picture.number, data) { return .unusable(reason) }
      var structure = try data.withUnsafeBytes { bytes in try PNGStructure(bytes) }
      if case .unsupported(let name) = structure.colorSpace {
        return .unusable("the picture's colour space (\(name)) has no conversion to sRGB here")
      }
      let kept = [FrameText.rate, FrameText.title]
      structure.texts = structure.texts.filter { kept.contains($0.key) }
      return .picture(structure)
    } catch {
      return .unusable("\(error)")
    }
  }

  private mutating func combine(_ pictures: [NumberedPicture], _ findings: [Finding?]) {
    var first: (path: String, structure: PNGStructure)?
    for (picture, finding) in zip(pictures, findings) {
      switch finding {
      case nil: break
      case .unusable(let reason): problems.append("\"\(picture.path)\": \(reason).")
      case .picture(let structure):
        if let first {
          compare(structure, at: picture.path, with: first.structure, at: first.path)
        } else {
          first = (picture.path, structure)
          (width, height) = (structure.width, structure.height)
          title = structure.texts[FrameText.title]
          rate = structure.texts[FrameText.rate].flatMap(FrameText.rate)
        }
        bitDepth = max(bitDepth, structure.bitDepth)
        hasAlpha = hasAlpha || structure.hasAlpha
      }
    }
  }

  private mutating func compare(
    _ structure: PNGStructure, at path: String, with first: PNGStructure, at firstPath: String
  ) {
    if structure.width != first.width || structure.height != first.height {
      problems.append(
        "\"\(path)\": the picture has \(structure.width) × \(structure.height) pixels, "
          + "but \"\(firstPath)\" has \(first.width) × \(first.height).")
    }
    if structure.texts[FrameText.rate] != first.texts[FrameText.rate] {
      let (own, other) = (structure.texts[FrameText.rate], first.texts[FrameText.rate])
      rateProblems.append(
        "\"\(path)\": the frame rate is \(own ?? "not named"), but \"\(firstPath)\" has \(other ?? "none"): "
          + "these are frames of two renders. Give the film's rate with --fps.")
    }
    if (structure.bitDepth == 16) != (first.bitDepth == 16) {
      notes.append(
        "\"\(path)\" has \(max(structure.bitDepth, 8)) bits a component, \"\(firstPath)\" has \(max(first.bitDepth, 8))."
      )
    }
    if structure.hasAlpha != first.hasAlpha {
      notes.append(
        structure.hasAlpha
          ? "\"\(path)\" has transparency, \"\(firstPath)\" has none."
          : "\"\(path)\" has no transparency, \"\(firstPath)\" has.")
    }
  }
}
