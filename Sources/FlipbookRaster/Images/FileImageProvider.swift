import FlipbookDiagnostics
import FlipbookPicture
import FlipbookDigest
import Foundation
import Synchronization

/// Images from files beside a scene, and system symbols from the icon fonts.
///
/// Decoded pixels are kept, up to a number of bytes; those not used longest are decoded again when they are next used.
/// A name's error is reported whenever the name is asked for.
package final class FileImageProvider: ImageProvider {
  /// Where relative names start from.
  package let folder: URL
  private let access: ReadAccess
  let costs: CostLimits
  /// Whether pictures are only checked: their headers are read, and they are decoded when their pixels are asked for.
  private let isChecking: Bool
  private let symbols: SymbolLibrary
  let budget: PictureBudget

  private enum Entry {
    case image(LoadedImage)
    case failure(Diagnostic)
  }

  private struct State {
    var entries: [String: Entry] = [:]
    /// An app's own symbols by file; nil for files of something else.
    var templates: [String: SymbolTemplate?] = [:]
    /// Documents by name; nil for names of something else.
    var vectors: [String: VectorFile?] = [:]
    /// Their names in the order in which they were last asked for, oldest first.
    var vectorOrder: [String] = []
  }

  /// The most documents kept.
  private static let mostVectors = 128

  private let state = Mutex(State())
  private let vectorBitmaps = VectorBitmaps()

  /// - Parameters:
  ///   - folder: The scene's folder.
  ///   - access: Which files may be read.
  ///   - limits: The limits on the cost of pictures.
  ///   - isChecking: Whether pictures are only checked and not decoded.
  package init(
    folder: URL, access: ReadAccess = .all, limits: CostLimits = CostLimits(), isChecking: Bool = false
  ) {
    self.folder = folder
    self.access = access
    costs = limits
    self.isChecking = isChecking
    budget = PictureBudget(capacity: Int(min(limits.memory, 1e15)))
    symbols = SymbolLibrary.shared
  }

  /// The bytes of decoded pixels kept now.
  var keptBytes: Int { budget.bytes }

  var limits: PictureDecoder.Limits { PictureDecoder.Limits(costs) }

  package func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap? {
    let (width, height) = ((list.size.width * scale).rounded(), (list.size.height * scale).rounded())
    guard width >= 1, height >= 1, max(width, height) <= 16_384 else { return nil }
    let (columns, rows) = (Int(width), Int(height))
    // The pixels follow from the list: none are needed to compare two drawings.
    var hasher = ContentHasher(seed: 0xd0a1)
    hasher.combine(list.contentHash)
    hasher.combine(columns)
    hasher.combine(rows)
    hasher.combine(scale)
    let picture = BudgetedPicture(width: columns, height: rows, budget: budget, hash: hasher.finalize()) {
      guard let canvas = try? RasterCanvas(width: columns, height: rows, scale: Double(scale)) else {
        return [UInt32](repeating: 0, count: columns * rows)
      }
      canvas.paint(list)
      return canvas.withPixels { Array($0) }
    }
    return Bitmap(width: columns, height: rows, source: picture)
  }

  package func bitmap(decoding data: Data) -> Bitmap? {
    let format = PictureFormat(data)
    // Documents are no pictures to UIKit.
    guard !data.isEmpty, format != .svg, format != .pdf else { return nil }
    let limits = limits
    do {
      let decoded = isChecking ? nil : try PictureDecoder.decode(data, limits: limits)
      let (width, height) =
        try decoded.map { ($0.width, $0.height) } ?? PictureDecoder.size(of: data, limits: limits)
      let pixels = decoded?.pixels
      let picture = BudgetedPicture(width: width, height: height, budget: budget, pixels: pixels) {
        (try? PictureDecoder.decode(data, limits: limits).pixels)
          ?? [UInt32](repeating: 0, count: width * height)
      }
      return Bitmap(width: width, height: height, source: picture)
    } catch {
      let reason = (error as? PictureError)?.message ?? "\(error)"
      DiagnosticCollector.current.report(
        Diagnostic(
          .warning, code: "image.unreadable",
          message: "\(data.count) bytes can't be read as an image: \(reason)."))
      return nil
    }
  }

  package func data(of bitmap: Bitmap, as encoding: PictureEncoding) -> Data? {
    switch encoding {
    case .png:
      let opaque = bitmap.isOpaque
      let bytes = try? bitmap.withPixelRows {
        try PNGCompactEncoder.encode($0, opaque: opaque, level: 6)
      }
      return bytes.map { Data($0) }
    case .jpeg(let quality): return JPEGWriter.data(of: bitmap, quality: quality)
    }
  }

  package func bitmap(named name: String) -> LoadedImage? {
    // Decoding happens under the lock, so that two threads never decode the same file.
    let entry = state.withLock { state in
      if let known = state.entries[name] { return known }
      let entry = load(name)
      state.entries[name] = entry
      return entry
    }
    switch entry {
    case .image(let image): return image
    case .failure(let diagnostic):
      DiagnosticCollector.current.report(diagnostic)
      return nil
    }
  }

  package func vector(named name: String) -> (any VectorPicture)? {
    state.withLock { state -> VectorFile? in
      if let known = state.vectors[name] {
        if let known, let index = state.vectorOrder.firstIndex(of: name) {
          state.vectorOrder.append(state.vectorOrder.remove(at: index))
          return known
        }
        return nil
      }
      var file: VectorFile?
      if case .success(let (found, data)) = find(name), [.svg, .pdf].contains(PictureFormat(data)) {
        file = try? VectorFile(data, name: found.path, bitmaps: vectorBitmaps, costs: costs)
      }
      if file != nil {
        state.vectorOrder.append(name)
        if state.vectorOrder.count > Self.mostVectors {
          state.vectors.removeValue(forKey: state.vectorOrder.removeFirst())
        }
      }
      state.vectors[name] = .some(file)
      return file
    }
  }

  package func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? {
    // An app's own symbols are known by their files.
    guard name.hasPrefix("/") else { return symbols.outline(named: name, font: font, scale: scale) }
    let template = state.withLock { state in
      if let known = state.templates[name] { return known }
      var template: SymbolTemplate?
      if case .success(let (_, data)) = find(name) {
        template = SymbolTemplate(svg: String(decoding: data, as: UTF8.self))
      }
      state.templates[name] = .some(template)
      return template
    }
    return template?.outline(weight: font.weight, scale: scale, size: font.size)
  }

  // MARK: Files

  private func load(_ name: String) -> Entry {
    switch find(name) {
    case .success(let (file, data)): decode(file, data)
    case .failure(let diagnostic): .failure(diagnostic.diagnostic)
    }
  }

  private struct Failure: Error {
    var diagnostic: Diagnostic

    init(_ code: String, _ message: String) {
      diagnostic = Diagnostic(.warning, code: code, message: message)
    }
  }

  /// The file that a name means, with its content.
  private func find(_ name: String) -> Result<(ImageFile, Data), Failure> {
    guard !name.isEmpty else { return .failure(Failure("image.not-found", "An image has no name.")) }
    for candidate in ImageFile.candidates(for: name, in: folder) {
      do {
        return .success((candidate, try access.read(candidate.path, limit: budget.capacity)))
      } catch {
        guard error != .missing else { continue }
        return .failure(failure(error, name, candidate))
      }
    }
    let endings = ImageFile.extensions.map { ".\($0)" }.joined(separator: ", ")
    return .failure(
      Failure(
        "image.not-found",
        "There is no image “\(name)” in \(folder.path) (looked for the name with and without \(endings))."))
  }

  private func failure(_ reason: ReadAccess.Refusal, _ name: String, _ file: ImageFile) -> Failure {
    switch reason {
    case .outside:
      // The same whether there is such a file or not, and whatever it is.
      Failure(
        "image.outside",
        "The image “\(name)” is outside the scene's folder, so it is not read; --allow-read DIR allows another folder."
      )
    case .notFile:
      Failure("image.unreadable", "\(file.path) is not a file, so it is no image.")
    case .tooLarge(let bytes):
      Failure(
        "cost.memory",
        "The image \(file.path) is refused: the file takes \(costs.refusal(Double(bytes), .memory)).")
    case .unreadable, .missing:
      Failure("image.unreadable", "The image \(file.path) can't be opened; check its permissions.")
    }
  }

  private func decode(_ file: ImageFile, _ data: Data) -> Entry {
    do {
      if isChecking {
        let size = try PictureDecoder.size(of: data, limits: limits)
        return .image(image(file, data, width: size.width, height: size.height, pixels: nil))
      }
      let bitmap = try PictureDecoder.decode(data, limits: limits)
      return .image(image(file, data, width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels))
    } catch let error as PictureError {
      return .failure(
        Diagnostic(
          .warning, code: "image.unreadable",
          message: "The image \(file.path) can't be read: \(error.message)."))
    } catch {
      return .failure(
        Diagnostic(
          .warning, code: "image.unreadable", message: "The image \(file.path) can't be read: \(error)."))
    }
  }

  /// A picture that is read and decoded again when its pixels had to make room and are used once more.
  private func image(_ file: ImageFile, _ data: Data, width: Int, height: Int, pixels: [UInt32]?)
    -> LoadedImage
  {
    let hash = Self.hash(of: data)
    let (access, limits, limit) = (access, limits, budget.capacity)
    let picture = BudgetedPicture(width: width, height: height, budget: budget, pixels: pixels) {
      if let data = try? access.read(file.path, limit: limit), Self.hash(of: data) == hash,
        let bitmap = try? PictureDecoder.decode(data, limits: limits),
        bitmap.width == width, bitmap.height == height
      {
        return bitmap.pixels
      }
      DiagnosticCollector.current.report(
        Diagnostic(
          .error, code: "image.changed",
          message: "The image \(file.path) changed while it was in use; render again."))
      return [UInt32](repeating: 0, count: width * height)
    }
    return LoadedImage(bitmap: Bitmap(width: width, height: height, source: picture), scale: file.scale)
  }

  private static func hash(of data: Data) -> ContentHash {
    var hasher = ContentHasher(seed: 0xf11e)
    hasher.combine(data.count)
    data.withUnsafeBytes { hasher.combine($0) }
    return hasher.finalize()
  }
}
