import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Synchronization

/// Images from files beside a scene, and system symbols from the icon fonts.
///
/// Decoded images are kept, up to a number of bytes; a file is read once while it is kept. What went wrong with
/// a name is reported whenever the name is asked for.
package final class FileImageProvider: ImageProvider {
  /// Where relative names start from.
  package let folder: URL
  private let limits: PictureDecoder.Limits
  /// The most bytes of pixels kept.
  private let capacity: Int
  private let symbols: SymbolLibrary

  private enum Entry {
    case image(LoadedImage)
    case failure(Diagnostic)
  }

  private struct State {
    var entries: [String: Entry] = [:]
    /// Names of images in the order in which they were last asked for, oldest first.
    var order: [String] = []
    var bytes = 0
    /// Documents by name; nil for names of something else.
    var vectors: [String: VectorFile?] = [:]
    /// Their names in the order in which they were last asked for, oldest first.
    var vectorOrder: [String] = []
  }

  /// The most documents kept.
  private static let mostVectors = 128

  private let state = Mutex(State())
  private let vectorBitmaps = VectorBitmaps()

  /// - Parameter folder: The scene's folder.
  package convenience init(folder: URL) {
    self.init(folder: folder, capacity: 96 << 20, limits: PictureDecoder.Limits())
  }

  init(folder: URL, capacity: Int, limits: PictureDecoder.Limits) {
    self.folder = folder
    self.capacity = capacity
    self.limits = limits
    symbols = SymbolLibrary.shared
  }

  package func bitmap(of list: DisplayList, scale: CGFloat) -> Bitmap? {
    let (width, height) = (list.size.width * scale, list.size.height * scale)
    guard width >= 0.5, height >= 0.5, max(width, height) <= 16_384,
      let canvas = try? RasterCanvas(
        width: Int(width.rounded()), height: Int(height.rounded()), scale: Double(scale))
    else { return nil }
    canvas.paint(list)
    return canvas.makeBitmap()
  }

  package func bitmap(named name: String) -> LoadedImage? {
    // Decoding happens under the lock, so that two threads never decode the same file.
    let entry = state.withLock { state in
      if let known = state.entries[name] {
        if let index = state.order.firstIndex(of: name) { state.order.append(state.order.remove(at: index)) }
        return known
      }
      let entry = load(name)
      insert(entry, for: name, in: &state)
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
      let found = ImageFile.candidates(for: name, in: folder).first { FileKind(path: $0.path) == .file }
      var file: VectorFile?
      if let found,
        let data = try? Data(contentsOf: URL(fileURLWithPath: found.path), options: .mappedIfSafe),
        PictureFormat(data) == .svg
      {
        file = try? VectorFile(data, name: found.path, bitmaps: vectorBitmaps)
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
    symbols.outline(named: name, font: font, scale: scale)
  }

  private func insert(_ entry: Entry, for name: String, in state: inout State) {
    state.entries[name] = entry
    guard case .image(let image) = entry else { return }
    state.order.append(name)
    state.bytes += image.byteCount
    while state.bytes > capacity, state.order.count > 1 {
      let oldest = state.order.removeFirst()
      if case .image(let dropped) = state.entries.removeValue(forKey: oldest) {
        state.bytes -= dropped.byteCount
      }
    }
  }

  private func load(_ name: String) -> Entry {
    guard !name.isEmpty else { return Self.failure("image.not-found", "An image has no name.") }
    for candidate in ImageFile.candidates(for: name, in: folder) {
      switch FileKind(path: candidate.path) {
      case .missing: continue
      case .other:
        return Self.failure("image.unreadable", "\(candidate.path) is not a file, so it is no image.")
      case .file: return decode(candidate)
      }
    }
    let endings = ImageFile.extensions.map { ".\($0)" }.joined(separator: ", ")
    return Self.failure(
      "image.not-found",
      "There is no image “\(name)” in \(folder.path) (looked for the name with and without \(endings)).")
  }

  private func decode(_ file: ImageFile) -> Entry {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file.path), options: .mappedIfSafe)
      return .image(LoadedImage(bitmap: try PictureDecoder.decode(data, limits: limits), scale: file.scale))
    } catch let error as PictureError {
      return Self.failure("image.unreadable", "The image \(file.path) can't be read: \(error.message).")
    } catch {
      return Self.failure(
        "image.unreadable", "The image \(file.path) can't be opened; check its permissions.")
    }
  }

  private static func failure(_ code: String, _ message: String) -> Entry {
    .failure(Diagnostic(.warning, code: code, message: message))
  }
}

/// What is at a path, links followed.
private enum FileKind {
  case missing
  case file
  /// A folder, a device, a pipe.
  case other

  init(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing
      return
    }
    self = status.st_mode & S_IFMT == S_IFREG ? .file : .other
  }
}

extension LoadedImage {
  fileprivate var byteCount: Int { bitmap.width * bitmap.height * 4 }
}
